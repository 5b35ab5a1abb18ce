import { addStylesheet } from '../components/loading/add-stylesheet.ts';

const isApplied = 'all';
const isKept = 'not all';

/** Brings the stylesheet of a page, which changes nothing yet: the page before it is still shown. */
export const loadPageStyles = (href: string): Promise<void> => addStylesheet(href, isKept);

/** Applies the stylesheet of the page that is shown, and of no page before it: two of them may hold the same rules in another order. */
export function applyPageStyles(href: string | null): void {
  // Those of pages are the ones that say for which media they are.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media]'))
    link.media = link.getAttribute('href') === href ? isApplied : isKept;
}
