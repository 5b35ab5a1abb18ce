import { catalogPath } from '../../../../domain/addresses/from-nursery-catalog.ts';
import type { FlatValues } from '../../../../domain/forms/form-values.ts';
import { splitLocale } from '../../../../domain/locale.ts';

const searchPath = `${catalogPath}/recherche`;

/** The query of the last search of this tab, as its history holds it: the catalogue clears what an address would carry on. */
function lastSearch(): URLSearchParams | null {
  const here = navigation.currentEntry?.index ?? -1;
  const addresses = navigation.entries().flatMap(({ url, index }) => (url && index < here ? new URL(url) : []));
  return addresses.findLast(({ pathname }) => splitLocale(pathname).path === searchPath)?.searchParams ?? null;
}

/** What the last search in the finder has said of the wishes; nothing where there was none. */
export async function presetOfSearch(today: string): Promise<FlatValues> {
  const query = lastSearch();
  if (!query) return {};
  const { presetOf } = await import('../../../../domain/forms/pre-registration/preset.ts');
  return presetOf(query, today);
}
