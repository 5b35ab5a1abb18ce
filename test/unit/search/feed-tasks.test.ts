import { expect, test, vi } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { silentReporter } from '../../../worker/observe/reporter.ts';
import { runFeedTasks } from '../../../worker/search/feed/feed-tasks.ts';
import { createTestApp } from '../../app/test-app.ts';

const secret = { authorization: 'Bearer webhook-secret-of-the-tests' };

test('the schedule begins a pass where there was none, goes on with it, and lets an hour pass before the next', async () => {
  const app = createTestApp(answerFromSeed);
  const run = () => runFeedTasks(app.dependencies, () => {});
  await run();
  expect(app.logger.info).toHaveBeenCalledWith('index-fed', expect.objectContaining({ generation: 1 }));
  const calls = app.cmsCalls.length;
  app.pass(59 * 60);
  await run();
  expect(app.cmsCalls.length).toBe(calls);
  app.pass(60);
  await run();
  expect(app.cmsCalls.length).toBeGreaterThan(calls);
});

test('a CMS that is down is logged and reported, and the next minute tries again', async () => {
  const captureError = vi.fn();
  const app = createTestApp(answerFromSeed);
  const reporter = { ...silentReporter, begin: () => ({ ...silentReporter.begin({} as never), captureError }) };
  app.breakCms(new Error('Network connection lost.'));
  await runFeedTasks({ ...app.dependencies, reporter }, () => {});
  expect(app.logger.error).toHaveBeenCalledWith('index-pass-broken', expect.any(Error));
  expect(captureError).toHaveBeenCalledOnce();
  app.breakCms(null);
  await runFeedTasks(app.dependencies, () => {});
  expect(app.logger.info).toHaveBeenCalledWith('index-fed', expect.objectContaining({ generation: 1 }));
});

test('the webhook takes in the entry it is about, and a failure of that harms nothing', async () => {
  const app = createTestApp(answerFromSeed);
  const body = JSON.stringify({
    event: 'entry.publish',
    model: 'nursery',
    entry: { documentId: 'nursery-petite-brindille-lyon', publishedAt: 'x' },
  });
  const post = () => app.send('/webhooks/cms', { method: 'POST', headers: secret, body });
  app.breakCms(new Error('down'));
  expect((await post()).status).toBe(200);
  await app.settle();
  expect(app.logger.error).toHaveBeenCalledWith('entry-not-fed', expect.any(Error), expect.objectContaining({ kind: 'nurseries' }));
  app.breakCms(null);
  await post();
  await app.settle();
  expect(app.database.rows('SELECT slug FROM nurseries')).toEqual([{ slug: 'petite-brindille-lyon' }]);
});

test('by hand a pass is fed in parts, with the secret', async () => {
  const app = createTestApp(answerFromSeed);
  expect((await app.send('/webhooks/index', { method: 'POST' })).status).toBe(401);
  const response = await app.send('/webhooks/index', { method: 'POST', headers: secret });
  expect(await response.json()).toEqual({ outcome: 'complete' });
});

test('a database that fails is a failure that is told, not an empty answer', async () => {
  const app = createTestApp(answerFromSeed);
  app.database.error = new Error('D1_ERROR');
  const response = await app.get('/recherche/lieux?q=paris');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ error: { status: 503, requestId: expect.any(String) } });
});

test('an address goes to the geocoder where one is configured, and nowhere else', async () => {
  const addresses: string[] = [];
  const answers = (url: URL) => {
    addresses.push(url.href);
    return url.host === 'geo.example'
      ? {
          features: [
            {
              geometry: { coordinates: [2.33, 48.87] },
              properties: { label: '12 Rue de la Paix 75002 Paris', score: 0.97, citycode: '75102' },
            },
          ],
        }
      : answerFromSeed(url);
  };
  const places = [
    "INSERT INTO places VALUES ('75102', 'arrondissement', '75056', 'Paris 2e', '75', 'Paris', 'Île-de-France', '75002', 21000, 48.86, 2.34, 2443)",
    "INSERT INTO place_names VALUES ('75002', 4, '75102', NULL)",
  ];
  const address = '12 rue de la Paix 75002 Paris';
  const without = createTestApp(answers);
  without.database.fill(places);
  expect(await without.dependencies.search.resolvePlace(address)).toMatchObject({ place: { kind: 'arrondissement', name: 'Paris 2e' } });
  expect(addresses).toEqual([]);

  const app = createTestApp(answers, silentReporter, { config: { geocoderUrl: 'https://geo.example/search' } });
  app.database.fill(places);
  expect(await app.dependencies.search.resolvePlace(address)).toMatchObject({
    place: { kind: 'address', name: '12 Rue de la Paix 75002 Paris', position: { latitude: 48.87, longitude: 2.33 }, code: '75102' },
  });
  expect(addresses).toEqual(['https://geo.example/search?q=12+rue+de+la+Paix+75002+Paris&limit=1']);
  // What is no address is not sent.
  await app.dependencies.search.resolvePlace('75002');
  expect(addresses).toHaveLength(1);
  app.breakCms(new Error('down'));
  expect(await app.dependencies.search.resolvePlace(address)).toMatchObject({ place: { name: 'Paris 2e' } });
  expect(app.logger.warn).toHaveBeenCalledWith('geocoder-failed', { reason: 'down' });
});
