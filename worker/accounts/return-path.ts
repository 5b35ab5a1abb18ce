import { splitLocale } from '../../domain/locale.ts';
import { ownAddress } from '../addresses/own-address.ts';

const longestPath = 500;
/** Where somebody who has just signed in must not be sent: to the same screen again, or into the flow of a provider. */
const excluded = /^\/(?:compte\/(?!mes-donnees|mot-de-passe$)|connect(?:\/|$)|api\/)/;

/** The French path with query that somebody wanted before they had to sign in, or null: only one of this site counts. */
export function readReturnPath(text: string): string | null {
  if (!text || text.length > longestPath) return null;
  const address = ownAddress(text);
  if (address === null) return null;
  const [pathname = '', query] = address.split('?', 2);
  const { path } = splitLocale(pathname);
  return excluded.test(path) ? null : path + (query ? `?${query}` : '');
}
