import { connect } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { browserAgent } from '../../../harness/browser/browser-agent.ts';
import { openSite, site } from '../../helpers/open-site.ts';
import { purge } from '../../helpers/webhooks/purge.ts';

// Titles name the row of the list of faults. The CMS has the time it has on a server: these tests make it slow, and a machine under load slower still.
openSite();
beforeEach(() => {
  site.proxy.mode = 'up';
  site.proxy.slow = null;
  site.takeLogs();
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const errors = () => site.takeLogs().filter(({ level }) => level === 'error');

/** Begins to read a page as a browser does, and leaves with the first bytes, or after a time where none come. */
function leave(address: string, { after = 0 } = {}): Promise<string> {
  return new Promise((resolve) => {
    let got = '';
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
      socket.write(`GET ${address} HTTP/1.1\r\nhost: site\r\nuser-agent: ${browserAgent}\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      got += chunk;
      if (!after) socket.resetAndDestroy();
    });
    if (after) setTimeout(() => socket.resetAndDestroy(), after);
    socket.on('error', () => resolve(got));
    socket.on('close', () => resolve(got));
  });
}

test('of fifty readers of a cold page the first leaves at once, and the others are served by one request a question (row 8)', async () => {
  // What a CMS does for the first time takes it longer.
  await site.fetch('/en/temoignages-clients');
  await purge('testimonial');
  await wait(50);
  site.proxy.requests.length = 0;
  site.proxy.slow = () => 500;
  const first = leave('/temoignages-clients', { after: 100 });
  await wait(20);
  const others = await Promise.all(Array.from({ length: 49 }, () => site.fetch('/temoignages-clients')));
  await first;
  site.proxy.slow = null;
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  for (const page of others) expect(await page.text()).toContain('</html>');
  expect(new Set(site.proxy.requests).size).toBe(site.proxy.requests.length);
  expect(errors()).toEqual([]);
});

test('a reader who leaves in the middle ends the render, without an error in the log, and what was asked for is kept (row 16)', async () => {
  const address = '/blog-famille/cout-creche-tarif-psu';
  await purge('article');
  await wait(50);
  // The related articles come late, so that the page is still being sent.
  site.proxy.slow = (url) => (/\$in|pageSize%?5?D?=12|pageSize\]=12/.test(url) ? 1500 : 0);
  const got = await leave(address);
  expect(got).toContain('200 OK');
  expect(got).not.toContain('</html>');
  await expect.poll(() => site.proxy.pending, { timeout: 10_000 }).toBe(0);
  site.proxy.slow = null;
  /** What the next reader costs the CMS: nothing, once what was asked for is kept. */
  const cost = async () => {
    site.proxy.requests.length = 0;
    const next = await site.fetch(address);
    expect(await next.text()).toContain('</html>');
    return site.proxy.requests.length;
  };
  await expect.poll(cost, { timeout: 10_000 }).toBe(0);
  expect(errors()).toEqual([]);
});

test('a reader who leaves before the first byte leaves nothing in the log either (row 16)', async () => {
  await purge('faq-entry');
  await wait(50);
  site.proxy.slow = () => 600;
  await leave('/faq-gestionnaire', { after: 200 });
  await expect.poll(() => site.proxy.pending, { timeout: 10_000 }).toBe(0);
  site.proxy.slow = null;
  expect(errors()).toEqual([]);
  expect((await site.fetch('/faq-gestionnaire')).status).toBe(200);
});

test('fifty readers of a cold page cost one CMS request a question', async () => {
  await purge('article', 'team-member');
  await wait(50);
  site.proxy.requests.length = 0;
  const pages = await Promise.all(Array.from({ length: 50 }, () => site.fetch('/blog-gestionnaire/afficher-tarifs-creche')));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  await Promise.all(pages.map((page) => page.text()));
  expect(site.proxy.requests.length).toBeGreaterThan(0);
  expect(new Set(site.proxy.requests).size).toBe(site.proxy.requests.length);
});
