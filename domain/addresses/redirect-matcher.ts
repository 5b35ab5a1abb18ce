/** Redirects as data for the browser: by the key of a path, and by that of a path for everything below it. */
export interface RedirectMatcher {
  static: RedirectTargets;
  wildcard: RedirectTargets;
  /** Paths with parameters, of which the site has none. */
  dynamic: RedirectTargets;
}

type RedirectTargets = Record<string, { redirect: string }>;
