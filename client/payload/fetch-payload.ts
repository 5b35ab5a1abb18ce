import type { Payload } from './payload.ts';

/** Where the payload of a page is asked for: `{path}/_payload.json?{buildId}`, the parameters of the page after it. */
export function payloadAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, buildId: string): string {
  const path = pathname === '/' ? '' : pathname;
  return `${path}/_payload.json?${buildId}${search.replace('?', '&')}`;
}

/** The payload of a client navigation: the shell is there already. */
export type NavigationPayload = Omit<Payload, 'shell'>;

/** The page has moved; the browser loads the new address. */
export class MovedError extends Error {
  to: string;

  constructor(to: string) {
    super('moved');
    this.to = to;
  }
}

/** The payload of a page. Rejects where the browser has to load it: another build, a redirect, a failure. */
export async function fetchPayload(target: URL, buildId: string, options: RequestInit): Promise<NavigationPayload> {
  const response = await fetch(payloadAddress(target, buildId), options);
  const payload: NavigationPayload & { redirect?: string } = await response.json();
  if (payload.redirect) throw new MovedError(payload.redirect);
  if (payload.buildId !== buildId || !payload.props) throw new Error(`no payload of this build: ${response.status}`);
  return payload;
}
