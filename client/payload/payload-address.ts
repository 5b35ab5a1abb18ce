/** Where the payload of a page is asked for: `{path}/_payload.json?{buildId}`, the parameters of the page after it. */
export function payloadAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, buildId: string): string {
  const path = pathname === '/' ? '' : pathname;
  return `${path}/_payload.json?${buildId}${search.replace('?', '&')}`;
}
