import type { Payload } from '../pages/payload.ts';
import { payloadAddress } from './payload-address.ts';

/** How long a payload may take before the browser loads the page itself, in milliseconds. */
const timeoutMilliseconds = 8000;

/** The payload of a client navigation: the shell is there already. */
export type NavigationPayload = Omit<Payload, 'shell'>;

/** The payload of a page. Rejects where the browser has to load it: another build, a redirect, a failure, too slow. */
export async function fetchPayload(target: URL, { buildId, signal }: { buildId: string; signal: AbortSignal }): Promise<NavigationPayload> {
  const response = await fetch(payloadAddress(target, buildId), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
  });
  const payload = (await response.json()) as Partial<NavigationPayload>;
  if (payload.buildId !== buildId || !payload.props) throw new Error(`no payload of this build: ${response.status}`);
  return payload as NavigationPayload;
}
