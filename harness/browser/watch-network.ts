import type { Page } from 'playwright-core';

export interface FetchedFile {
  url: URL;
  /** Of its `content-type`, without parameters. */
  type: string;
  bytes: Promise<Uint8Array>;
}

export interface Network {
  /** What has come so far, each address once. */
  files(): FetchedFile[];
  /** Resolves when nothing has been under way for a fifth of a second, nor is put off until the page is idle. */
  quiet(): Promise<void>;
}

const quietMilliseconds = 200;
/** As long as a page waits itself, at most, until it is idle: Chromium on a busy machine may tell a page that draws and answers that it never is. */
const longestIdleWait = 3000;

/** Follows what a page fetches, from before it is opened. */
export function watchNetwork(page: Page): Network {
  const files = new Map<string, FetchedFile>();
  const underWay = new Set<object>();
  let requests = 0;
  let changedAt = Date.now();
  const change = () => {
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    requests += 1;
    change();
  });
  const end = (request: object) => {
    underWay.delete(request);
    change();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    const type = response.headers()['content-type']?.split(';')[0] ?? '';
    if (files.has(response.url())) return;
    const bytes = response.body();
    // Whether it is asked for, and what then fails, is the caller's.
    bytes.catch(() => {});
    files.set(response.url(), { url: new URL(response.url()), type, bytes });
  });
  return {
    files: () => [...files.values()],
    async quiet() {
      change();
      let before: number;
      do {
        before = requests;
        // What the page puts off until it is idle is asked for by then, and may put off more.
        await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), longestIdleWait);
        while (underWay.size || Date.now() - changedAt < quietMilliseconds) await new Promise((resolve) => setTimeout(resolve, 50));
      } while (requests > before);
    },
  };
}

/** Opens a page and waits until it fetches nothing more by itself: what a reader has who only reads. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  const network = watchNetwork(page);
  await page.goto(address);
  await network.quiet();
}

/** Waits until a page fetches nothing more by itself. */
export function untilAtRest(page: Page): Promise<void> {
  return watchNetwork(page).quiet();
}
