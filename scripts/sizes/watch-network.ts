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
  /** Resolves when nothing has been under way for half a second. */
  quiet(): Promise<void>;
}

const quietMilliseconds = 500;

/** Follows what a page fetches, from before it is opened. */
export function watchNetwork(page: Page): Network {
  const files = new Map<string, FetchedFile>();
  const underWay = new Set<object>();
  let changedAt = Date.now();
  const change = () => {
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
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
      while (underWay.size || Date.now() - changedAt < quietMilliseconds) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
