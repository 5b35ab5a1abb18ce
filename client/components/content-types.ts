import type { Locale } from '../../domain/locale.ts';

/** Text made of safe HTML by the worker. In the document it stands once: the inline payload leaves `html` empty and the browser adopts it from the element with this id. */
export interface Html {
  id: string;
  html: string;
}

/** A picture of the CMS or of the site, with the size of the original in pixels; `alternativeText` is empty for a decorative one. */
export interface Image {
  source: string;
  alternativeText: string;
  width: number;
  height: number;
  /** What editors wrote to stand below it; absent where they wrote nothing. */
  caption?: string;
  /** Which of the tints stands in its place until it is there; absent for one that one can see through. */
  tint?: number;
}

/** `href` carries the locale prefix already. */
export interface Link {
  label: string;
  href: string;
  style: 'primary' | 'secondary' | 'text';
}

/** Said of an entry whose language is not the interface's: goes to the `lang` attribute of the element it stands in. */
export interface InLanguage {
  lang?: Locale;
}

/** The colour that something stands on. */
export type Tone = 'cream' | 'teal' | 'peach';
