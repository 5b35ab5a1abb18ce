import { loadPageView } from '../pages/load-page-view.ts';
import type { PageView } from '../pages/page-view.ts';
import { fetchPayload, type NavigationPayload } from '../payload/fetch-payload.ts';
import type { Payload } from '../payload/payload.ts';
import { type NavigationOptions, startNavigation } from './navigation.ts';
import { createPayloadStore, type PayloadStore } from './payload-store.ts';

interface PageNavigationOptions {
  /** Of the document, and the address it was loaded from. */
  payload: Payload;
  address: Pick<URL, 'pathname' | 'search'>;
  show: NavigationOptions<PageView>['show'];
}

/** Starts client navigation from the page the document came with; returns the payloads it keeps. */
export function startPageNavigation({ payload, address, show }: PageNavigationOptions): PayloadStore<NavigationPayload> {
  const { buildId, locale, shell } = payload;
  const payloads = createPayloadStore<NavigationPayload>({
    fetch: (target, signal) => fetchPayload(target, buildId, signal ? { signal } : { priority: 'low' }),
  });
  payloads.keep(address, payload);
  startNavigation<PageView>({ locale, payloads, prepare: (next) => loadPageView({ ...next, shell }), show });
  // For tests, which wait for it.
  document.documentElement.dataset.navigates = 'true';
  return payloads;
}
