import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints, viewports } from '../../domain/viewport.ts';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp } from '../app/test-app.ts';

const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
const hostile = ['__proto__', 'x'.repeat(4096), 'xs', '%00', '"><script>'];

test.for(['/contact', '/component-preview'])('%s is the same document for every screen, kept or not', async (path) => {
  const app = createTestApp(answerFromSeed);
  const read = async (headers: Record<string, string>) => withoutNonce(await (await app.get(path, headers)).text());
  const first = await read({});
  await app.settle();
  for (const value of [...viewports, ...hostile]) expect(await read({ cookie: `viewport=${value}` })).toBe(first);
  expect(await read({ 'cf-device-type': 'mobile' })).toBe(first);
});

test('the finder folds the chosen filters on a phone, where they would hide the nurseries', async () => {
  const app = createTestApp(answerFromSeed);
  const isOpen = async (headers: Record<string, string>, query = '?lieu=Lyon&places=1') => {
    const html = await (await app.get(`/trouver-une-creche/recherche${query}`, headers)).text();
    const [, attributes = 'none'] = /<details([^>]*)><summary[^>]*>Filtres/.exec(html) ?? [];
    expect(attributes).not.toBe('none');
    return attributes.includes('open');
  };
  for (const viewport of ['mobile', 'mobileMedium', 'mobileWide']) expect(await isOpen({ cookie: `viewport=${viewport}` })).toBe(false);
  for (const viewport of ['tablet', 'desktopWide', ...hostile]) expect(await isOpen({ cookie: `viewport=${viewport}` })).toBe(true);
  expect(await isOpen({ 'cf-device-type': 'mobile' })).toBe(false);
  expect(await isOpen({}, '?lieu=Lyon')).toBe(false);
});

test('the log names the screen of a request that failed, and only names that exist', async () => {
  const app = createTestApp(answerFromSeed);
  app.breakCms(new Error('Network connection lost.'));
  const logged = async (cookie: string) => {
    app.logger.info.mockClear();
    await app.get('/contact', { cookie });
    return app.logger.info.mock.calls.find(([event]) => event === 'request')?.[1];
  };
  expect(await logged('viewport=tablet')).toMatchObject({ viewport: 'tablet', status: 503 });
  for (const value of hostile) expect(await logged(`viewport=${value}`)).toMatchObject({ viewport: 'desktop' });
});

test('the styles name the same breakpoints as the code', () => {
  const tokens = readFileSync('client/styles/tokens.css', 'utf8');
  for (const [name, width] of Object.entries(breakpoints)) expect(tokens).toContain(`${name} ${width}`);
});
