import type { AdmitReload } from './deploys/reload-guard.ts';
import { watchBuilds } from './deploys/watch-builds.ts';
import type { Payload } from './pages/payload.ts';
import { keepViewport } from './viewport/keep-viewport.ts';

/** What every page does once it is hydrated and has nothing better to do; a chunk of its own, for nobody waits for it. */
export function startIdleTasks({ buildId, config }: Pick<Payload, 'buildId' | 'config'>, admit: AdmitReload): void {
  keepViewport();
  // What is developed has no build.
  if (!import.meta.env.DEV) watchBuilds({ buildId, intervalMilliseconds: config.buildCheckMilliseconds, admit });
}
