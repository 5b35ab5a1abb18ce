import { expect, test } from 'vitest';
import { localizePath } from '../../domain/locale.ts';
import type { CmsMode } from '../../harness/cms-modes.ts';
import { contentTypes } from '../../worker/content/content-query.ts';
import { openSite, site } from '../helpers/open-site.ts';
import { samplePaths } from '../helpers/sample-paths.ts';
import { purge } from '../helpers/webhooks/purge.ts';

openSite();

interface Phase {
  /** What the CMS does meanwhile. */
  mode: CmsMode;
  requests: number;
}

/** `npm run soak`: 2,000 requests. A CMS that hangs costs four seconds a turn, and so gets fewer of them. */
const longPhases: Phase[] = [
  { mode: 'up', requests: 460 },
  { mode: 'refusing', requests: 340 },
  { mode: 'up', requests: 260 },
  { mode: 'hanging', requests: 80 },
  { mode: 'up', requests: 260 },
  { mode: 'failing', requests: 340 },
  { mode: 'up', requests: 260 },
];
/** `npm test`: every visit once, and again while the CMS is down. */
const shortPhases: Phase[] = [
  { mode: 'up', requests: 200 },
  { mode: 'refusing', requests: 40 },
  { mode: 'up', requests: 10 },
  { mode: 'failing', requests: 40 },
  { mode: 'up', requests: 10 },
];
const phases = process.env.SOAK === 'long' ? longPhases : shortPhases;
const requestsInAll = phases.reduce((sum, { requests }) => sum + requests, 0);
const concurrency = 8;

interface Visit {
  address: string;
  headers: Record<string, string>;
}

/** Every route in both languages, as a page and as a payload, for people and for bots. */
const visits: Visit[] = Object.values(samplePaths).flatMap((sample) => {
  const [path = '', query] = sample.split('?');
  return (['fr', 'en'] as const).flatMap((locale): Visit[] => {
    const page = localizePath(path, locale);
    const address = page + (query ? `?${query}` : '');
    const payload = `${page === '/' ? '' : page}/_payload.json?build${query ? `&${query}` : ''}`;
    return [
      { address, headers: {} },
      { address: payload, headers: {} },
      { address, headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    ];
  });
});

/** Of two primes the one that has no part in the number of visits: steps of it reach each of them. */
const step = () => (visits.length % 37 === 0 ? 41 : 37);

/** A fixed order without a pattern, the same in every run: a full cycle over all visits, again and again. */
const visitAt = (turn: number): Visit => {
  const round = Math.floor(turn / visits.length);
  return visits[((turn % visits.length) * step() + round * 11) % visits.length] as Visit;
};

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const failures: string[] = [];
const statuses = new Map<string, number>();

/** Makes one visit, and tells the state of the cache it was answered from. */
async function visit({ address, headers }: Visit, mode: string): Promise<string> {
  const response = await site.fetch(address, { headers });
  await response.text();
  const { status } = response;
  const before = statuses.get(address);
  if (status >= 500 || (before !== undefined && before !== status)) {
    failures.push(`${mode}: ${address} was ${before ?? 'not visited'}, is ${status}`);
  }
  statuses.set(address, status);
  return response.headers.get('x-cache') ?? 'none';
}

async function runPhase(from: number, { mode, requests }: Phase): Promise<Record<string, number>> {
  const states: Record<string, number> = {};
  let turn = from;
  const reader = async () => {
    while (turn < from + requests) {
      const state = await visit(visitAt(turn++), mode);
      states[state] = (states[state] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, reader));
  return states;
}

test(`${requestsInAll} requests while the CMS goes down and comes back: no visited page fails, all heals`, {
  timeout: 150_000,
}, async () => {
  const table: Record<string, Record<string, number>> = {};
  let turn = 0;
  for (const [index, phase] of phases.entries()) {
    // The marks of a purge must be of another millisecond than what is rendered before it.
    await wait(50);
    site.proxy.mode = phase.mode;
    if (index > 0) await purge(...contentTypes);
    const states = await runPhase(turn, phase);
    turn += phase.requests;
    table[`${index + 1} ${phase.mode}`] = { requests: phase.requests, ...states };
  }
  console.table(table);
  expect(turn).toBe(requestsInAll);
  expect(statuses.size).toBe(new Set(visits.map(({ address }) => address)).size);
  expect(failures).toEqual([]);

  const pages = visits.filter(({ address, headers }) => !address.includes('_payload') && !headers['user-agent']);
  // After a failure the CMS is left alone for a moment.
  for (const page of pages)
    await expect.poll(() => visit(page, 'at the end'), { message: page.address, timeout: 10_000 }).not.toBe('STALE');
  expect(failures).toEqual([]);
});
