import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, launchBrowser } from '../../harness/browser/browser.ts';
import { openHydrated } from '../helpers/navigated-page.ts';
import { openSite, site } from '../helpers/open-site.ts';

/** Else the heap grows with the code that the engine compiles better and better. */
const interpretOnly = '--js-flags=--no-opt --no-maglev --no-sparkplug';

openSite({ cms: 'stand-in' });

/** What the page holds when all garbage is gone. */
async function measure(client: CDPSession) {
  // What waits for a finalizer goes with the second.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await client.send('Memory.getDOMCounters');
  return { usedSize, nodes, jsEventListeners, documents };
}

/** Goes to pages one after the other, there and back again, and waits for each. */
function walk(page: Page, times: number) {
  return page.evaluate(async (count) => {
    const paths = ['/blog-famille/cout-creche-tarif-psu', '/equipe', '/trouver-une-creche', '/faq-famille', '/recherche'];
    for (let step = 0; step < count; step++) {
      const isReturn = step % 2 === 1;
      const { finished } = isReturn ? navigation.back() : navigation.navigate(paths[(step / 2) % paths.length] ?? '/');
      await finished;
    }
  }, times);
}

test('200 navigations back and forth leave nothing behind', { timeout: 180_000 }, async () => {
  const browser = await launchBrowser([interpretOnly]);
  const page = await browser.newPage({ viewport: desktop });
  await openHydrated(page, `${site.url}/blog-famille`);
  const client = await page.context().newCDPSession(page);
  /** Most without motion: pictures of whole pages take their time without a graphics card. */
  async function walkBothWays(still: number, moving: number) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await walk(page, still);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await walk(page, moving);
    return measure(client);
  }
  // Code and payloads are there on both sides of the comparison.
  const before = await walkBothWays(20, 10);
  const after = await walkBothWays(180, 20);
  expect(after.usedSize / before.usedSize).toBeLessThan(1.1);
  // The page before the last is held until the next one; pages differ in size.
  expect(after.nodes / before.nodes).toBeLessThan(1.5);
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners + 20);
  expect(after.documents).toBeLessThanOrEqual(before.documents);
  await browser.close();
});
