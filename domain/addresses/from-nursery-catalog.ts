// Written out, since the browser does not carry the table of routes; the test compares.
export const preRegistrationPath = '/pre-inscription-enfant-creche';
export const catalogPath = '/trouver-une-creche';
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
  if (path !== preRegistrationPath || !flag.test(search)) return null;
  if (from !== catalogPath && !from.startsWith(`${catalogPath}/`)) return null;
  const slug = nursery.exec(search)?.[1];
  const query = slug ? `?fromNurseryCatalog=true&creche=${slug}` : '?fromNurseryCatalog=true';
  return search === query ? null : path + query;
}
