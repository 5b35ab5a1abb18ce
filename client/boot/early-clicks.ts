const retryMilliseconds = 50;
/** Some seconds in all, for features whose code comes after that of the page. */
const mostRetries = 200;

interface EarlyClicks {
  keep(event: Event): void;
  /** From here on React answers what it has hydrated, and hydrates at once what is clicked before its turn. */
  handOver(): void;
  /** Does the clicks from before again, each once its button is hydrated. */
  repeat(): void;
}

/** Keeps clicks on buttons that only React answers, and shows them as busy meanwhile: none is lost, and none is done twice. */
export function createEarlyClicks(): EarlyClicks {
  const clicked: HTMLButtonElement[] = [];
  let isReactListening = false;
  return {
    keep({ type, target }) {
      const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
      if (!button || worksByItself(button) || isHydrated(button)) return;
      // React drops a click on a part whose code has yet to come.
      if (isReactListening) setTimeout(() => isHydrated(button) || clickOnceHydrated(button, mostRetries));
      else {
        button.ariaBusy = 'true';
        clicked.push(button);
      }
    },
    handOver() {
      isReactListening = true;
    },
    repeat() {
      for (const button of clicked) clickOnceHydrated(button, mostRetries);
    },
  };
}

function worksByItself(button: HTMLButtonElement): boolean {
  return button.popoverTargetElement !== null || (button.form !== null && button.type !== 'button');
}

/** React marks what it has hydrated with its properties; there is no public way to ask. */
const isHydrated = (button: HTMLButtonElement) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

function clickOnceHydrated(button: HTMLButtonElement, retries: number) {
  const isReady = isHydrated(button);
  if (!isReady && retries && button.isConnected) setTimeout(clickOnceHydrated, retryMilliseconds, button, retries - 1);
  else {
    button.ariaBusy = null;
    if (isReady) button.click();
  }
}
