import { startTransition, useEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { DocumentAssets } from './document.tsx';
import { armErrorReporter, reactErrorHandlers } from './features/error-reporter/arm-error-reporter.ts';
import { readDocumentPayload } from './navigation/document-payload.ts';
import { startNavigation } from './navigation/navigation.ts';
import { loadPageView } from './pages/load-page-view.ts';
import type { PageView } from './pages/page-view.ts';

/** Where the page that is shown is kept: one value, replaced as a whole by each navigation. */
function createViewStore(initial: PageView) {
  let view = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(next: PageView) {
      view = next;
      startTransition(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}

function readAssets(): DocumentAssets {
  const href = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.getAttribute('href') ?? null;
  return {
    stylesheet: href('link[rel="stylesheet"]'),
    font: href('link[rel="preload"][as="font"]'),
    modules: document.documentElement.dataset.modules?.split(' ') ?? [],
  };
}

interface RootProps {
  store: ReturnType<typeof createViewStore>;
  assets: DocumentAssets;
  onHydrated(): void;
}

function Root({ store, assets, onHydrated }: RootProps) {
  const view = useSyncExternalStore(store.subscribe, store.read, store.read);
  // Effects run once the document is hydrated.
  useEffect(onHydrated, [onHydrated]);
  return <App view={view} assets={assets} />;
}

/**
 * Takes over the document that the worker has rendered, and starts client navigation. Resolves when React has hydrated it,
 * to what begins once the page is idle: one line a feature, nobody waits for it.
 */
export async function hydrate(): Promise<() => void> {
  const payload = readDocumentPayload();
  if (!payload) return () => {};
  const report = armErrorReporter(payload.config);
  const assets = readAssets();
  const store = createViewStore(await loadPageView(payload));
  const hydrated = Promise.withResolvers<void>();

  hydrateRoot(document, <Root store={store} assets={assets} onHydrated={hydrated.resolve} />, reactErrorHandlers(report));
  startNavigation({
    current: payload,
    async show(next) {
      store.show(await loadPageView({ ...next, shell: payload.shell }));
    },
  });
  await hydrated.promise;
  // For tests, which wait for it.
  document.documentElement.dataset.hydrated = 'true';
  const { tagManager } = payload.config;
  return () => {
    if (tagManager && !payload.isPreview) {
      import('./features/consent/consent.ts').then(({ startConsent }) => startConsent({ container: tagManager, locale: payload.locale }));
    }
  };
}
