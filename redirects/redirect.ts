/** A rule: what stood at an address, and where it is now. */
export interface Redirect {
  /** Old path in lower case, without locale prefix and trailing slash; a last segment `*` takes everything below it, and the path itself. */
  from: string;
  /**
   * Path of this site, which may carry a query and an anchor of its own, or an absolute address on one of the external hosts. It may be
   * the source of another rule: chains are resolved to one step when the table is built.
   */
  to: string;
  status: 301 | 302;
}

/** The only other hosts a redirect may lead to. */
export const externalRedirectHosts: readonly string[] = ['carrieres.creche-sereine.example'];
