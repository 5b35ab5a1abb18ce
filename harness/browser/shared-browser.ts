import type { Browser } from 'playwright-core';
import { atEnd } from '../at-end.ts';
import { launchBrowser, webGlArguments } from './browser.ts';

const kept = new Map<string, Promise<Browser>>();

/** The browser of this process, started when it is first asked for and closed after the last suite; one more where maps are drawn. */
export function sharedBrowser({ drawsMaps = false } = {}): Promise<Browser> {
  const extra = drawsMaps ? webGlArguments : [];
  const key = extra.join(' ');
  const known = kept.get(key);
  if (known) return known;
  const starting = launchBrowser(extra);
  kept.set(key, starting);
  atEnd(async () => (await starting).close());
  return starting;
}
