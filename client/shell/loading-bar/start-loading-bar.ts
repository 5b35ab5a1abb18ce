import { onNavigation } from '../../navigation/navigation-events.ts';
import { loadingBarId } from './loading-bar.tsx';
import { createLoadingBar, type LoadingBar, type LoadingBarClock, type LoadingBarState } from './loading-bar-state.ts';

const browserClock: LoadingBarClock = {
  nextFrame: (run) => requestAnimationFrame(run),
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  isHydrating: () => !document.documentElement.dataset.hydrated,
};

/** Straight into the element: a render a frame would cost more than the bar is worth. */
function paint({ progress, isLoading, hasFailed }: LoadingBarState) {
  const element = document.getElementById(loadingBarId);
  if (!element) return;
  element.style.setProperty('--progress', `${progress / 100}`);
  element.style.setProperty('--shown', `${Number(isLoading)}`);
  element.dataset.failed = `${hasFailed}`;
}

/** Shows client navigations in the loading bar. Where the browser loads the target in the end, the bar goes on until it has. */
export function startLoadingBar(): LoadingBar {
  const bar = createLoadingBar(browserClock, paint);
  onNavigation({
    start: bar.start,
    finish: () => bar.finish(),
    fail() {
      if (document.querySelector('[data-crash]')) bar.finish({ error: true });
      return undefined;
    },
    stop: () => bar.finish({ force: true }),
  });
  return bar;
}
