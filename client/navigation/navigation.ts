import { splitLocale } from '../../domain/locale.ts';
import type { Payload } from '../pages/payload.ts';
import { applyCatalogRule } from './catalog-rule.ts';

/** How long a payload may take before the browser loads the page itself, in milliseconds. */
const payloadTimeoutMilliseconds = 8000;

export type NavigationPayload = Omit<Payload, 'shell'>;

export interface NavigationOptions {
  current: Pick<Payload, 'buildId' | 'locale'>;
  /** Puts a page on the screen; resolves when its code is there. */
  show(payload: NavigationPayload): Promise<void>;
}

/**
 * Client navigation on the browser's Navigation API. Where the API is missing, and for every address, build or language
 * that is not this page's own kind, links stay what they are: a full page load.
 */
export function startNavigation({ current, show }: NavigationOptions): void {
  if (!('navigation' in window)) return;

  navigation.addEventListener('navigate', (event) => {
    if (applyCatalogRule(event) || !isOurs(event, current.locale)) return;
    const target = new URL(event.destination.url);
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      async handler() {
        const payload = await fetchPayload(target, { buildId: current.buildId, signal: event.signal });
        if (event.signal.aborted) return;
        if (!payload) {
          // The address is the target's already, so that the browser only has to load it.
          location.reload();
          return;
        }
        await show(payload);
        if (event.signal.aborted) return;
        await nextPaint();
        event.scroll();
        focusHeading();
      },
    });
  });
}

function isOurs(event: NavigateEvent, locale: Payload['locale']): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || event.navigationType === 'reload')
    return false;
  const target = new URL(event.destination.url);
  if (target.origin !== location.origin) return false;
  // Pages have no extension in their address; what has one is a file. Whether there is such a page, the payload tells.
  return splitLocale(target.pathname).locale === locale && !/\.\w+$/.test(target.pathname);
}

/** The payload of a page, or null where the browser has to load it: another build, a redirect, a failure, too slow. */
async function fetchPayload(target: URL, options: { buildId: string; signal: AbortSignal }): Promise<NavigationPayload | null> {
  const path = target.pathname === '/' ? '' : target.pathname;
  const query = new URLSearchParams(target.search);
  const address = `${path}/_payload.json?${[options.buildId, query.toString()].filter(Boolean).join('&')}`;
  try {
    const response = await fetch(address, { signal: AbortSignal.any([options.signal, AbortSignal.timeout(payloadTimeoutMilliseconds)]) });
    const isJson = response.headers.get('content-type')?.includes('application/json');
    if (!isJson || (!response.ok && response.status !== 404)) return null;
    const payload = (await response.json()) as Partial<NavigationPayload>;
    return payload.buildId === options.buildId && payload.props ? (payload as NavigationPayload) : null;
  } catch {
    // Offline, aborted or unreadable: the browser's own load says so better than we could.
    return null;
  }
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

/** A reader of the screen hears the new page's heading, and the keyboard goes on from there. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
