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

test('the finder shows its results first on every screen, and keeps its filters folded', async () => {
  const app = createTestApp(answerFromSeed);
  const read = async (headers: Record<string, string>) => {
    const html = await (await app.get('/trouver-une-creche/recherche?lieu=Lyon&places=1', headers)).text();
    return withoutNonce(html.split('</main>')[0] ?? '');
  };
  const first = await read({});
  expect(/<details([^>]*)><summary[^>]*>.*?Filtres \(1\)/s.exec(first)?.[1]).not.toContain('open');
  for (const viewport of ['mobile', 'desktopWide', ...hostile]) expect(await read({ cookie: `viewport=${viewport}` })).toBe(first);
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
