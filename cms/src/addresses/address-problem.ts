import { contentPages, entriesAt, isFixedPage, isMovedBySite, pathOf } from './entry-paths';

/** Why the page of an entry would never be seen at its address, in French; null where it will be, and for a type without pages. */
export function addressProblem(type: string, entry: Record<string, unknown>): string | null {
  const path = pathOf(type, entry);
  if (path === null) return null;
  if (path === '/en' || path.startsWith('/en/')) return `${path} est l’adresse du site en anglais`;
  if (isMovedBySite(path)) return `${path} est déjà redirigée par le site lui-même`;
  if (isFixedPage(path)) return contentPages.has(path) ? null : `${path} est déjà une page du site`;
  const owner = entriesAt(path)[0]?.type;
  return owner === type ? null : `${path} est l’adresse d’un autre type de contenu`;
}
