import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { silentReporter } from '../../../worker/observe/reporter.ts';
import { createFakeKv } from '../../app/fake-kv.ts';
import { createTestApp, type TestAppOptions } from '../../app/test-app.ts';

async function textOf(path: string, options: TestAppOptions = {}): Promise<string> {
  const app = createTestApp(answerFromSeed, silentReporter, options);
  const text = parse(await (await app.get(path)).text()).querySelector('main')?.structuredText ?? '';
  await app.settle();
  return text;
}

const used = {
  mapStyleUrl: 'https://tuiles.example/style.json',
  geocoderUrl: 'https://adresses.example/',
  turnstileSecret: 'secret',
  sentryDsn: 'https://key@errors.example/1',
  tagManager: 'GTM-ABCDE',
};
const claims = ['IGN', 'Turnstile', 'data.geopf.fr', 'suivi des erreurs', 'consent'];

test.each(['/gestion-des-cookies', '/confidentialite'])('%s speaks of services of others where they are used, else not', async (path) => {
  const without = await textOf(path);
  const withAll = await textOf(path, { config: used });
  for (const claim of claims.slice(0, 4)) {
    expect(without).not.toContain(claim);
    expect(withAll).toContain(claim);
  }
  expect(`${without}${withAll}`).not.toMatch(/\{(?:si|sauf)/);
});

test('the cookies told of are those that there are', async () => {
  expect(await textOf('/gestion-des-cookies')).not.toMatch(/\(consent\)|__Host-connect/);
  const accountProviders = [{ name: 'google', label: 'Google' }];
  expect(await textOf('/gestion-des-cookies', { config: { ...used, accountProviders } })).toMatch(/\(consent\)[\s\S]*__Host-connect/);
});

// A page with a step is never kept whole: only what the CMS answered is.
test('a text that was kept for other services is not shown once they change', async () => {
  const kv = createFakeKv();
  expect(await textOf('/gestion-des-cookies?step=1', { kv })).not.toContain('IGN');
  expect(await textOf('/gestion-des-cookies?step=1', { kv, config: { mapStyleUrl: used.mapStyleUrl } })).toContain('IGN');
});
