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

/** What the bar needs from outside. */
export interface LoadingBarClock {
  /** Runs something at the next frame, with the time of that frame in milliseconds. */
  nextFrame(run: (time: number) => void): void;
  later(run: () => void, milliseconds: number): void;
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
  /** Grows with each start and end: what was scheduled before is void. */
  let turn = 0;

  function change(next: Partial<LoadingBarState>) {
    state = { ...state, ...next };
    show(state);
  }

  function advance(from: number) {
    const ours = ++turn;
    let startedAt: number | null = null;
    const step = (time: number) => {
      if (turn !== ours) return;
      startedAt ??= time;
      change({ progress: Math.max(from, estimateProgress(time - startedAt)) });
      clock.nextFrame(step);
    };
    clock.nextFrame(step);
  }

  function hide() {
    const ours = ++turn;
    const later = (next: Partial<LoadingBarState>, milliseconds: number) =>
      clock.later(() => {
        if (turn === ours) change(next);
      }, milliseconds);
    later({ isLoading: false }, hideDelayMilliseconds);
    later({ progress: 0 }, hideDelayMilliseconds + resetDelayMilliseconds);
  }

  const bar: LoadingBar = {
    start() {
      state.hasFailed = false;
      bar.set(0);
    },
    set(progress) {
      if (clock.isHydrating()) return;
      if (progress >= full) {
        bar.finish();
        return;
      }
      const from = Math.max(0, progress);
      change({ progress: from, isLoading: true });
      advance(from);
    },
    finish({ force, error } = {}) {
      if (error) state.hasFailed = true;
      hide();
      change(force ? { progress: 0, isLoading: false } : { progress: full });
    },
  };
  return bar;
}
