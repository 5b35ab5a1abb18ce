import { findRedirect } from '../../domain/addresses/fixed-redirects.ts';
import { preRegistrationPath } from '../../domain/addresses/from-nursery-catalog.ts';
import { canonicalPath, matchRoute } from '../../domain/addresses/paths.ts';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { splitLocale } from '../../domain/locale.ts';
import { allowedMethods } from '../addresses/allowed-methods.ts';
import { type PageKey, pageKeyOf } from '../cache/page-key.ts';
import { payloadSuffix, withoutBuildId } from '../middleware/canonical-url.ts';

/** Where the page or the payload that a request asks for is kept. */
export interface KeptPlace extends PageKey {
  /** Canonical French path, as `pageOf` tells it. */
  path: string;
  /** The path as it was asked for. */
  address: string;
  isPayload: boolean;
  /** Who comes from a search gets a document of their own. */
  dependsOnReferer: boolean;
}

/** Addresses an isolate knows the place of: half a kilobyte each. */
const mostKnown = 1000;
/** Longer ones take all steps; in characters. */
const longestAddress = 500;
/** The query of a payload that names a build and nothing else. */
const buildOnly = /^\?[\w-]*$/;

/**
 * Finds the place of an address that is written as it should be, is nobody's but a page's and was not moved by the code; null for any other,
 * which takes all steps. `otherPaths` are the patterns of addresses that something else than a page may answer.
 */
export function createKeptPlaces(buildId: string, otherPaths: readonly string[]): (url: string) => KeptPlace | null {
  const placesByAddress = new BoundedMap<string, KeptPlace | null>(mostKnown);
  const isOther = createPathTest(otherPaths);

  function find(address: string, query: string): KeptPlace | null {
    const isPayload = address.endsWith(payloadSuffix);
    const pathname = isPayload ? address.slice(0, -payloadSuffix.length) || '/' : address;
    // Dots are resolved by who reads the whole address.
    if (pathname.includes('/.') || canonicalPath(pathname) !== pathname || isOther(address) || isOther(pathname)) return null;
    const { locale, path } = splitLocale(pathname);
    // Drafts and the way from a nursery make other documents of that page.
    if (path === preRegistrationPath || findRedirect(path, '') || !allowedMethods(address).includes('GET')) return null;
    const search = isPayload ? withoutBuildId(query) : query;
    const place = pageKeyOf({ buildId, path, locale, search, isPayload });
    return place && { ...place, path, address, isPayload, dependsOnReferer: !isPayload && matchRoute(path)?.id === 'nursery' };
  }

  return (url) => {
    if (url.length > longestAddress) return null;
    const start = url.indexOf('/', url.indexOf('//') + 2);
    const mark = url.indexOf('?', start);
    const address = mark < 0 ? url.slice(start) : url.slice(start, mark);
    const isPlain = mark < 0 || (address.endsWith(payloadSuffix) && buildOnly.test(url.slice(mark)));
    if (!isPlain) return find(address, new URL(url).search);
    const before = placesByAddress.get(address);
    if (before !== undefined) return before;
    const place = find(address, '');
    placesByAddress.set(address, place);
    return place;
  };
}

/** Tells paths that a pattern of the router may mean from all others. One whose pattern begins with a parameter names a file, as no page is named. */
function createPathTest(patterns: readonly string[]): (path: string) => boolean {
  const exact = new Set<string>();
  const beginnings = new Set<string>();
  for (const pattern of patterns) {
    const end = pattern.search(/[:*]/);
    if (end < 0) exact.add(pattern);
    else if (end > 1) beginnings.add(pattern.slice(0, end));
  }
  return (path) => exact.has(path) || [...beginnings].some((beginning) => `${path}/`.startsWith(beginning));
}
