import type { Locale } from '../../../domain/locale.ts';
import type { NavigationPayload } from '../../payload/fetch-payload.ts';
import { onNavigation } from '../navigation-events.ts';
import type { PayloadStore } from '../payload-store.ts';
import { prefetchTarget } from './prefetch-target.ts';
import { createPreloadQueue } from './preload-queue.ts';
import { isSlowConnection } from './slow-connection.ts';

interface PrefetchOptions {
  locale: Locale;
  payloads: PayloadStore<NavigationPayload>;
  /** Scripts and stylesheets the document has named. */
  loaded: (string | null)[];
  /** Resolves once the browser has nothing better to do. */
  idle(): Promise<void>;
}

/**
 * Fetches the payload and the code of pages whose links are seen, pointed at or focused, so that a click finds them there.
 * Each page once, a few at a time, nothing on a slow line.
 */
export function startPrefetch({ locale, payloads, loaded, idle }: PrefetchOptions): void {
  const preload = createPreloadQueue();
  const files = new Set(loaded);

  async function load(target: URL) {
    const { code } = await payloads.fetchAhead(target);
    await Promise.all([...(code.preload ?? []), code.styles].map(loadFile));
  }

  /** Into the browser's cache only: it is neither read nor run, and one that is missing spoils no later import. */
  async function loadFile(address: string | null) {
    if (!address || files.has(address)) return;
    files.add(address);
    // A moment of its own: a dozen questions at once take a slow phone a tenth of a second, which a tap would wait for.
    await idle();
    const response = await fetch(address, { priority: 'low' });
    await response.arrayBuffer();
  }

  function consider(element: EventTarget | null) {
    const link = element instanceof Element ? element.closest('a') : null;
    const target = link && !isSlowConnection(navigator.connection) && prefetchTarget(link, locale);
    if (!target) return;
    preload(
      target.pathname + target.search,
      () => load(target),
      () => link.isConnected,
    );
  }

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      consider(target);
    }
  });
  function watchLinks() {
    seen.disconnect();
    for (const link of document.links) seen.observe(link);
  }

  watchLinks();
  onNavigation({ finish: watchLinks });
  for (const type of ['pointerover', 'focusin']) addEventListener(type, ({ target }) => consider(target), { passive: true });
}
