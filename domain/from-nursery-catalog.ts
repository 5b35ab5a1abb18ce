const preRegistration = '/pre-inscription-enfant-creche';
const catalog = '/trouver-une-creche';
const flag = /[?&]fromNurseryCatalog(?:[=&]|$)/;
const nursery = /[?&]creche=([a-z0-9]+(?:-[a-z0-9]+)*)(?:&|$)/;

export interface CatalogStep {
  /** French path that is asked for, and its query with `?`. */
  path: string;
  search: string;
  /** French path of the page it is reached from. */
  from: string;
}

/**
 * The address of the pre-registration that is reached from the nursery catalogue with its flag: every other parameter is
 * cleared but the nursery asked about (docs/decisions). Null where the rule does not apply, or has been followed already.
 */
export function catalogAddress({ path, search, from }: CatalogStep): string | null {
  if (path !== preRegistration || !flag.test(search)) return null;
  if (from !== catalog && !from.startsWith(`${catalog}/`)) return null;
  const slug = nursery.exec(search)?.[1];
  const wanted = slug ? `?fromNurseryCatalog=true&creche=${slug}` : '?fromNurseryCatalog=true';
  return search === wanted ? null : path + wanted;
}
