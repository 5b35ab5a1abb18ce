import { onNavigation } from '../navigation/navigation-events.ts';
import { createManifestSource } from './build-manifest.ts';
import { createBuildWatch } from './build-watch.ts';
import { followMatcher } from './follow-matcher.ts';
import type { AdmitReload } from './reload-guard.ts';

/** How long after the page is ready the manifest is fetched, in milliseconds. */
const manifestDelayMilliseconds = 1000;

interface WatchOptions {
  buildId: string;
  intervalMilliseconds: number;
  admit: AdmitReload;
}

/** Follows old addresses without asking the server, and loads the next page as a whole once there is a newer build. */
export function watchBuilds({ buildId, intervalMilliseconds, admit }: WatchOptions): void {
  const watch = createBuildWatch({
    buildId,
    intervalMilliseconds,
    fetch: (address) => fetch(address),
    now: Date.now,
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const manifest = createManifestSource({ buildId, fetch: (address) => fetch(address), onGone: watch.end });
  // A chunk that is gone may be the first sign of a deploy.
  addEventListener('vite:preloadError', watch.check);
  onNavigation({
    before(target) {
      if (watch.isOutdated() && admit(target)) return 'load';
      const build = manifest.read();
      return (build && followMatcher(build.matcher, target)) ?? undefined;
    },
  });
  if (connectionType() !== 'slow-2g') setTimeout(manifest.read, manifestDelayMilliseconds);
}

/** Only some browsers tell. */
function connectionType(): string | undefined {
  return navigator.connection?.effectiveType;
}
