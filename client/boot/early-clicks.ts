const retryMilliseconds = 50;
/** Some seconds in all, for features whose code comes after that of the page. */
const mostRetries = 200;

/** Keeps clicks on buttons that only React answers. The returned function does them again, each once its button is hydrated. */
export function keepEarlyClicks(): () => void {
  const clicked: HTMLButtonElement[] = [];
  function remember({ target }: Event) {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !worksByItself(button)) clicked.push(button);
  }
  addEventListener('click', remember, true);
  return () => {
    removeEventListener('click', remember, true);
    for (const button of clicked) clickOnceHydrated(button, mostRetries);
  };
}

function worksByItself(button: HTMLButtonElement): boolean {
  return button.popoverTargetElement !== null || (button.form !== null && button.type !== 'button');
}

function clickOnceHydrated(button: HTMLButtonElement, retries: number) {
  // React marks what it has hydrated with its properties; there is no public way to ask.
  if (Object.keys(button).some((key) => key.startsWith('__reactProps'))) button.click();
  else if (retries && button.isConnected) setTimeout(clickOnceHydrated, retryMilliseconds, button, retries - 1);
}
