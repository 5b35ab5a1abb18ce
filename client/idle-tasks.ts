import { guardChunks } from './deploys/guard-chunks.ts';
import type { AdmitReload } from './deploys/reload-guard.ts';
import { watchBuilds } from './deploys/watch-builds.ts';
import { hasSituation } from './features/estimates/situation-key.ts';
import { showSavedButtons } from './features/saved-nurseries/show-saved-buttons.ts';
import type { Payload } from './payload/payload.ts';
import { startLoadingBar } from './shell/loading-bar/start-loading-bar.ts';
import { keepViewport } from './viewport/watch-viewport.ts';

interface IdleTaskOptions {
  payload: Pick<Payload, 'buildId' | 'config'>;
  admitReload: AdmitReload;
  /** Shows an error in place of the page. */
  showCrash(): void;
}

/** What every page does once it is hydrated and has nothing better to do; a chunk of its own, for nobody waits for it. */
export function startIdleTasks({ payload, admitReload, showCrash }: IdleTaskOptions): void {
  const { buildId, config } = payload;
  const bar = startLoadingBar();
  guardChunks({
    admit: admitReload,
    refuse() {
      showCrash();
      bar.finish({ error: true });
    },
  });
  keepViewport();
  showSavedButtons();
  if (hasSituation()) import('./features/estimates/show-estimates.ts').then(({ showEstimates }) => showEstimates());
  // Only who may be signed in costs a call: the cookie tells that, and nothing else.
  if (/(?:^|; )compte=/.test(document.cookie)) import('./features/account/show-signed-in.ts').then(({ showSignedIn }) => showSignedIn());
  // What is developed has no build.
  if (!import.meta.env.DEV) watchBuilds({ buildId, intervalMilliseconds: config.buildCheckMilliseconds, admit: admitReload });
}
