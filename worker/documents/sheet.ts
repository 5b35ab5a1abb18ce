import type { Locale } from '../../domain/locale.ts';

/** A part of a sheet of paper. */
export type SheetPart =
  | { kind: 'heading' | 'text' | 'small'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'rows'; rows: { label: string; value: string; isMain?: boolean }[] };

/** What a PDF says, from top to bottom, before it is drawn. */
export interface Sheet {
  locale: Locale;
  title: string;
  /** Below the title: for whom, of which day. */
  subtitle: string | null;
  parts: SheetPart[];
  /** At the foot of each page. */
  foot: string;
}
