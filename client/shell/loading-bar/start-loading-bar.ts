import { onNavigation } from '../../navigation/navigation-events.ts';
import { loadingBarId } from './loading-bar.tsx';
import { createLoadingBar, type LoadingBar, type LoadingBarClock, type LoadingBarState } from './loading-bar-state.ts';

const browserClock: LoadingBarClock = {
  nextFrame(run) {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
  later(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  isHydrating: () => !document.documentElement.dataset.hydrated,
};

/** Straight into the element: a render a frame would cost more than the bar is worth. */
function paint({ progress, isLoading, hasFailed }: LoadingBarState) {
  const element = document.getElementById(loadingBarId);
  element?.style.setProperty('--progress', String(progress / 100));
  element?.style.setProperty('--shown', isLoading ? '1' : '0');
  if (element) element.dataset.failed = String(hasFailed);
}

/** Shows client navigations in the loading bar. Where the browser loads the target in the end, the bar goes on until it has. */
export function startLoadingBar(): LoadingBar {
  const bar = createLoadingBar(browserClock, paint);
  onNavigation({
    start: bar.start,
    finish: () => bar.finish(),
    stop: () => bar.finish({ force: true }),
  });
  return bar;
}
