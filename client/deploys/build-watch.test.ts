import { expect, test } from 'vitest';
import { createBuildWatch } from './build-watch.ts';

const hour = 3_600_000;

/** A watch whose timers run by hand, and a server that answers as told. */
function createWatch(answer: (address: string) => Response | Promise<Response>) {
  const addresses: string[] = [];
  let timer: { run: () => void; milliseconds: number } | null = null;
  const watch = createBuildWatch({
    buildId: 'ours',
    intervalMilliseconds: hour,
    async fetch(address) {
      addresses.push(String(address));
      return answer(String(address));
    },
    now: () => 1234,
    later(run, milliseconds) {
      timer = { run, milliseconds };
      return () => {
        timer = null;
      };
    },
  });
  return {
    watch,
    addresses,
    timer: () => timer,
    async ring() {
      timer?.run();
      // The answer is read in a few steps.
      for (let step = 0; step < 5; step += 1) await Promise.resolve();
    },
  };
}

const latest = (id: unknown) => Response.json({ id, timestamp: 1 });

test('the first question comes after the interval, with the time in its address', async () => {
  const { watch, addresses, timer, ring } = createWatch(() => latest('ours'));
  expect([addresses, timer()?.milliseconds]).toEqual([[], hour]);
  await ring();
  expect([addresses, watch.isOutdated(), timer()?.milliseconds]).toEqual([['/builds/latest.json?1234'], false, hour]);
});

test('another build makes ours outdated, and ends the questions, which upstream go on', async () => {
  const { watch, addresses, timer, ring } = createWatch(() => latest('theirs'));
  await ring();
  expect([watch.isOutdated(), timer()]).toEqual([true, null]);
  await watch.check();
  expect(addresses).toHaveLength(1);
});

test('a question without an answer does not end the watch', async () => {
  const { addresses, ring, timer } = createWatch(() => new Promise(() => {}));
  await ring();
  await ring();
  expect([addresses.length, timer()?.milliseconds]).toEqual([2, hour]);
});

test.for([
  ['a failing network', () => Promise.reject(new TypeError('offline'))],
  ['a page', () => new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html' } })],
  ['a missing file', () => new Response('Not found', { status: 404 })],
  ['a failure in JSON', () => Response.json({ id: 'theirs' }, { status: 500 })],
  ['null', () => Response.json(null)],
  ['no id', () => Response.json({ timestamp: 1 })],
  ['an id that is no text', () => latest(7)],
] as const)('%s is ignored, and asked again', async ([, answer]) => {
  const { watch, ring, addresses } = createWatch(answer);
  await ring();
  await ring();
  expect([watch.isOutdated(), addresses.length]).toEqual([false, 2]);
});

test('a build that is known to be gone is asked about no more', () => {
  const { watch, timer } = createWatch(() => latest('ours'));
  watch.end();
  expect([watch.isOutdated(), timer()]).toEqual([true, null]);
});
