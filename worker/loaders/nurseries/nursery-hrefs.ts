import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import type { Locale } from '../../../domain/locale.ts';

/** The pre-registration for a place at some nurseries; the first is the one that counts most. */
export function requestHref(slugs: readonly string[], locale: Locale): string {
  const query = new URLSearchParams([['fromNurseryCatalog', 'true'], ...slugs.map((slug) => ['creche', slug])]);
  return `${contentPath('pre-inscription-enfant-creche', locale)}?${query}`;
}

/** The simulator, which begins with the price of a nursery. */
export function estimateHref(slug: string, locale: Locale): string {
  return `${contentPath('cout-place-en-creche', locale)}?creche=${slug}#simulation`;
}
