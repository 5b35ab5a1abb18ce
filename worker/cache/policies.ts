import type { PolicyName } from '../../routes.ts';

/** Lifetimes of a cached value, in seconds since it was asked for. */
export interface CachePolicy {
  /** Served as it is. */
  freshSeconds: number;
  /** After that, served at once and refreshed behind the response. */
  staleSeconds: number;
  /** After that, only served where the CMS fails. */
  errorSeconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Browsers ask again each time, which costs a 304: what is kept is kept in KV, where a purge reaches it. */
export const pageCacheControl = 'private, no-cache';

/** How long a page that was ever rendered survives a CMS that is down (requirement R4.3). */
export const staleIfErrorSeconds = 30 * day;

/** Seconds an isolate trusts its copy of the purge marks; another isolate sees a webhook after this and KV's own delay. */
export const marksSeconds = 2;

/** The webhook purges at once; these lifetimes are what holds if a webhook is lost. */
export const policies: Record<PolicyName, CachePolicy> = {
  editorial: { freshSeconds: 10 * minute, staleSeconds: day, errorSeconds: staleIfErrorSeconds },
  directory: { freshSeconds: hour, staleSeconds: 6 * hour, errorSeconds: staleIfErrorSeconds },
  reference: { freshSeconds: hour, staleSeconds: 7 * day, errorSeconds: staleIfErrorSeconds },
  none: { freshSeconds: 0, staleSeconds: 0, errorSeconds: 0 },
};
