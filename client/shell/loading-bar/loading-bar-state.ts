/** How long a page is thought to take, in milliseconds: by then the bar has come 70 %. */
const durationMilliseconds = 2000;
/** How long the full bar stays. */
const hideDelayMilliseconds = 500;
/** How long it takes to fade, before it may be empty again. */
const resetDelayMilliseconds = 400;
const full = 100;

export interface LoadingBarState {
  /** 0 to 100. */
  progress: number;
  isLoading: boolean;
  hasFailed: boolean;
}

/** What the bar needs from outside. What is scheduled is given as a function that cancels it. */
export interface LoadingBarClock {
  /** Runs something at the next frame, with the time of that frame in milliseconds. */
  nextFrame(run: (time: number) => void): () => void;
  later(run: () => void, milliseconds: number): () => void;
  /** A page that is being hydrated shows no bar. */
  isHydrating(): boolean;
}

export interface LoadingBar {
  start(): void;
  /** Puts the bar somewhere, from where it goes on by itself; 100 and more is its end. */
  set(progress: number): void;
  /** Fills the bar, then hides it; `force` hides it at once, `error` leaves it in the colour of errors. */
  finish(options?: { force?: boolean; error?: boolean }): void;
}

/** Where the bar stands after some time: it slows down, and never arrives by itself. */
export function estimateProgress(elapsedMilliseconds: number): number {
  const progress = (2 / Math.PI) * full * Math.atan(((elapsedMilliseconds / durationMilliseconds) * full) / 50);
  return Math.min(full, Math.max(0, progress));
}

/** The states of the loading bar, told at each change. It is shown at once: there is no throttle. */
export function createLoadingBar(clock: LoadingBarClock, show: (state: LoadingBarState) => void): LoadingBar {
  let state: LoadingBarState = { progress: 0, isLoading: false, hasFailed: false };
  /** Takes back whatever is to happen next: a frame, the end, the emptying. */
  let cancel = () => {};

  function change(next: Partial<LoadingBarState>) {
    state = { ...state, ...next };
    show(state);
  }

  function advance(from: number) {
    let startedAt: number | null = null;
    const step = (time: number) => {
      startedAt ??= time;
      change({ progress: Math.max(from, estimateProgress(time - startedAt)) });
      cancel = clock.nextFrame(step);
    };
    cancel = clock.nextFrame(step);
  }

  const bar: LoadingBar = {
    start() {
      if (clock.isHydrating()) return;
      change({ hasFailed: false });
      bar.set(0);
    },
    set(progress) {
      if (clock.isHydrating()) return;
      if (progress >= full) {
        bar.finish();
        return;
      }
      cancel();
      const from = Math.max(0, progress);
      change({ progress: from, isLoading: true });
      advance(from);
    },
    finish({ force = false, error = false } = {}) {
      cancel();
      if (error) change({ hasFailed: true });
      change(force ? { progress: 0, isLoading: false } : { progress: full });
      if (force) return;
      cancel = clock.later(() => {
        change({ isLoading: false });
        cancel = clock.later(() => change({ progress: 0 }), resetDelayMilliseconds);
      }, hideDelayMilliseconds);
    },
  };
  return bar;
}
