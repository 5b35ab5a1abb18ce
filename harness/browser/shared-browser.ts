import type { Browser } from 'playwright-core';
import { atEnd } from '../at-end.ts';
import { launchBrowser } from './browser.ts';

let kept: Promise<Browser> | null = null;

/** The browser of this process, started when it is first asked for and closed after the last suite. */
export function sharedBrowser(): Promise<Browser> {
  if (kept) return kept;
  const starting = launchBrowser();
  kept = starting;
  atEnd(async () => (await starting).close());
  return starting;
}
