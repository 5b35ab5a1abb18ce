import { canonicalPath } from '../../domain/addresses/paths.ts';

const nowhere = 'https://site.invalid';

/** Path and query of an address of this site, whatever host was written before it; null where it has no path of ours. */
export function ownAddress(address: string): string | null {
  const url = URL.parse(address, nowhere);
  // `javascript:` and the like have a path, too, but none that begins with a slash.
  const path = url?.pathname.startsWith('/') ? canonicalPath(url.pathname) : null;
  return path === null ? null : `${path}${url?.search ?? ''}`;
}
