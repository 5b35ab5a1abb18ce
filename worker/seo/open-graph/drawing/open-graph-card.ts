import type { Locale } from '../../../../domain/locale.ts';

/** What an Open Graph picture shows of a page. */
export interface OpenGraphCard {
  title: string;
  /** What the page belongs to; null for the first page. */
  category: string | null;
  locale: Locale;
  /** JPEG or PNG, as an address that holds it. */
  picture: string | null;
  /** The host of the site. */
  host: string;
}

/** Draws a card as PNG. */
export type DrawOpenGraphCard = (card: OpenGraphCard) => Promise<Uint8Array<ArrayBuffer>>;
