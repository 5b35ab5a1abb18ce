/** A link of the header, with a list of its own where it has items. */
export interface Menu {
  label: string;
  href: string;
  items: { label: string; href: string; description: string | null }[];
}

/** Everything around a page, from the CMS; `href`s carry the locale prefix already. */
export interface ShellProps {
  menus: Menu[];
  /** The button of the header by the section of a page: the first whose pattern fits its path. */
  sections: { pattern: string; label: string; href: string }[];
  columns: { title: string; links: { label: string; href: string }[] }[];
  legal: { label: string; href: string }[];
  tagline: string;
  footerText: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  postalAddress: string | null;
  openingText: string | null;
  socialLinks: { label: string; href: string }[];
}

/** What the browser needs of it; the rest is the footer's, which the worker alone writes. */
export type BrowserShell = Pick<ShellProps, 'menus' | 'sections' | 'contactEmail' | 'contactPhone'>;
