import { addTransitionType, startTransition, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { CrashScreen } from './components/failure/crash-screen.tsx';
import { pageTransitionType } from './components/motion/transitions.tsx';
import type { AdmitReload } from './deploys/reload-guard.ts';
import type { DocumentAssets } from './document.tsx';
import { armErrorReporter, reactErrorHandlers } from './features/error-reporter/arm-error-reporter.ts';
import { loadPageView } from './pages/load-page-view.ts';
import { applyPageStyles } from './pages/page-styles.ts';
import type { PageView } from './pages/page-view.ts';
import { readDocumentPayload } from './payload/document-payload.ts';

/** Roughly; what is loaded then knows. */
const mayBeBot = /bot|crawl|spider|headless|google|light/i;

function readAssets(): DocumentAssets {
  const href = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.getAttribute('href') ?? null;
  return {
    stylesheet: href('link[rel="stylesheet"]'),
    font: href('link[rel="preload"][as="font"]'),
    modules: document.documentElement.dataset.modules?.split(' ') ?? [],
  };
}

interface Shown {
  view: PageView;
  /** Called in the moment the view stands in the document. */
  onShown?(): void;
}

interface RootProps {
  first: PageView;
  assets: DocumentAssets;
  /** Called when the document is hydrated, with what replaces the view. */
  onHydrated(show: (shown: Shown) => void): void;
}

function Root({ first, assets, onHydrated }: RootProps) {
  const [{ view, onShown }, setShown] = useState<Shown>({ view: first });
  // Before anything measures the page.
  const { styles } = view.payload.code;
  useInsertionEffect(() => applyPageStyles(styles), [styles]);
  // Not later: scrolling and focus belong to the picture a view transition goes to, and React waits for the navigation.
  useLayoutEffect(() => onShown?.(), [onShown]);
  useEffect(() => onHydrated(setShown), [onHydrated]);
  return <App view={view} assets={assets} />;
}

/** Begins what nobody waits for; `idle` resolves once the browser has nothing better to do. */
type Begin = (idle: () => Promise<void>) => Promise<void>;

/**
 * Takes over the document that the worker has rendered. Resolves when React has hydrated it, to what begins once the page is idle: one
 * line a feature, nobody waits for it. `onListening` is called when React hears what its reader does.
 */
export async function hydrate(admitReload: AdmitReload, onListening: () => void): Promise<Begin> {
  const payload = readDocumentPayload();
  if (!payload) return async () => {};
  const { pathname, search } = location;
  const report = armErrorReporter(payload.config);
  const assets = readAssets();
  const first = await loadPageView(payload);
  let last = first;
  const root = Promise.withResolvers<(shown: Shown) => void>();
  const bots = mayBeBot.test(navigator.userAgent) ? await import('./features/bots/keep-document.ts') : null;
  let leave = () => {};
  const restore = bots?.keepDocument(() => leave());
  // A task of its own after that of evaluating, and as a transition many: whoever taps in between waits for a step, not for the page.
  await new Promise<void>((resolve) => setTimeout(resolve));
  startTransition(() => {
    const reactRoot = hydrateRoot(
      document,
      <Root first={first} assets={assets} onHydrated={root.resolve} />,
      reactErrorHandlers(report, restore),
    );
    leave = () => reactRoot.unmount();
  });
  onListening();
  const setShown = await root.promise;
  // For tests, which wait for it.
  document.documentElement.dataset.hydrated = 'true';
  function show(view: PageView, isAnimated: boolean, onShown: () => void) {
    // What machines read at the end of the document tells of the page before.
    document.querySelector('[type="application/ld+json"]')?.remove();
    const left = last.payload.path;
    last = view;
    // Outside of a transition nothing moves.
    if (!isAnimated) return setShown({ view, onShown });
    startTransition(() => {
      for (const type of [pageTransitionType, left, view.payload.path]) addTransitionType(type);
      setShown({ view, onShown });
    });
  }
  const { locale, config, isPreview, code } = payload;
  return async (idle) => {
    const showCrash = restore ?? (() => setShown({ view: { ...last, page: <CrashScreen /> } }));
    import('./idle-tasks.ts').then(({ startIdleTasks }) => startIdleTasks({ payload, admitReload, showCrash }));
    // One after the other, each once nothing waits: together they would hold up the tap that comes next.
    await idle();
    // Until it is there, a link is the browser's own, as it was before React.
    const { startPageNavigation } = await import('./navigation/start-page-navigation.ts');
    const payloads = startPageNavigation({ payload, address: { pathname, search }, show });
    if (isPreview) return;
    const { tagManager } = config;
    if (tagManager) import('./features/consent/consent.ts').then(({ startConsent }) => startConsent({ container: tagManager, locale }));
    await idle();
    const { startPrefetch } = await import('./navigation/prefetch/prefetch.ts');
    startPrefetch({ locale, payloads, loaded: [...assets.modules, code.styles], idle });
  };
}
