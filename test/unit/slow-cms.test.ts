import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp } from '../app/test-app.ts';

const seconds = (count: number) => count * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How long a response takes by the fake clock, in milliseconds, and the response. */
async function timed(answer: Promise<Response>): Promise<{ response: Response; milliseconds: number }> {
  let response: Response | null = null;
  answer.then((value) => {
    response = value;
  });
  for (let milliseconds = 0; milliseconds <= seconds(30); milliseconds += 100) {
    // Modules come in real time, while the clock of the test runs on.
    await vi.dynamicImportSettled();
    if (response) return { response, milliseconds };
    await vi.advanceTimersByTimeAsync(100);
  }
  throw new Error('no response within 30 seconds');
}

test.for(['/contact', '/en/contact', '/Contact', '/inconnu', '/contact/_payload.json?build-1'])(
  'with a CMS that never answers and never closes, %s is answered within ten seconds',
  async (path) => {
    const app = createTestApp(() => new Promise(() => {}));
    const { response, milliseconds } = await timed(app.get(path));
    expect(milliseconds).toBeLessThan(seconds(10));
    if (path === '/Contact') expect(response.status).toBe(301);
    else
      expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
        503,
        '30',
        'no-store',
      ]);
    await response.text();
  },
);

test('a page that comes too late is reported once, and its copy is served where there is one', async () => {
  let isSlow = false;
  const app = createTestApp((url) => (isSlow ? new Promise(() => {}) : answerFromSeed(url)));
  await (await timed(app.get('/contact'))).response.text();
  await vi.advanceTimersByTimeAsync(100);
  await app.settle();
  isSlow = true;
  app.pass(3600 * 24 * 8);
  const { response, milliseconds } = await timed(app.get('/contact'));
  expect(milliseconds).toBeLessThan(seconds(10));
  expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'STALE']);
  const failures = app.logger.error.mock.calls.filter(([event]) => event === 'request-failed');
  expect(failures).toHaveLength(1);
});
