import type { Page, Request } from 'playwright-core';

/** How long a step of a test may take before its tab counts as stalled, in milliseconds: ten times what a busy machine needs. */
const stalledAfter = 20_000;
/** How long a stalled tab is asked about itself. */
const patience = 1500;

/** Waits for something, for so long at most. */
function within<Value>(milliseconds: number, work: Promise<Value>, late: () => Value | Promise<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => Promise.resolve().then(late).then(resolve, reject), milliseconds);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/** Names each step of what a test does in a tab; where one does not end, the error says which, and what the tab knows of itself. */
export function watchSteps(page: Page) {
  const open = new Set<string>();
  const end = (request: Request) => open.delete(request.url());
  page.on('request', (request) => open.add(request.url()));
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  async function describe(): Promise<string> {
    const description = page.evaluate(() => ({
      readyState: document.readyState,
      visibility: document.visibilityState,
      fonts: document.fonts.status,
      hydrated: document.documentElement.dataset.hydrated ?? 'no',
      waiting: document.querySelectorAll('[data-fallback], [hidden][id^="S:"]').length,
    }));
    // A tab that was closed meanwhile refuses to be asked.
    const ask = (work: Promise<unknown>, late: string) =>
      within<unknown>(
        patience,
        work.catch(() => 'it is closed'),
        () => late,
      );
    const state = await ask(description, 'its main thread does not answer');
    const frame = page.evaluate(() => new Promise<string>((resolve) => requestAnimationFrame(() => resolve('it draws'))));
    const drawing = await ask(frame, 'it draws no frame');
    const idle = page.evaluate(() => new Promise<string>((resolve) => requestIdleCallback(() => resolve('it is idle at times'))));
    const rest = await ask(idle, 'it is never idle');
    return `${page.url()}: ${JSON.stringify(state)}, ${drawing}, ${rest}, unanswered: ${[...open].join(' ') || 'none'}`;
  }

  return async function step<Value>(name: string, work: Promise<Value>): Promise<Value> {
    return within(stalledAfter, work, async () => {
      throw new Error(`The tab has stalled at "${name}". ${await describe()}`);
    });
  };
}
