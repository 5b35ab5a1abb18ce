import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import type { TestApp } from '../app/test-app.ts';

const article = '/blog-famille/cout-creche-tarif-psu';
const googlebot = { 'user-agent': 'Googlebot/2.1' };
let isBroken = true;

function breakWhenTold(): null {
  if (isBroken) throw new Error('secret detail');
  return null;
}

/** The app with one module replaced by a component that throws while it is told to. */
async function appWithBroken(module: string, name: string): Promise<TestApp> {
  vi.doMock(module, () => ({ [name]: breakWhenTold }));
  const { createTestApp } = await import('../app/test-app.ts');
  return createTestApp(answerFromSeed);
}

beforeEach(() => {
  isBroken = true;
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('../../client/components/cards/article-card.tsx');
  vi.doUnmock('../../client/components/html.tsx');
  vi.doUnmock('../../client/components/section.tsx');
});

test('a block that throws is left out for bots, and the rest is complete', async () => {
  const app = await appWithBroken('../../client/components/cards/article-card.tsx', 'ArticleCard');
  for (const path of ['/', article]) {
    const response = await app.get(path, googlebot);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/<footer|<\/main>/);
    expect(html).not.toMatch(/data-fallback|Chargement en cours/);
    expect(html.endsWith('</body></html>')).toBe(true);
  }
  expect(app.logger.error).toHaveBeenCalledWith('render-failed', expect.objectContaining({ message: 'secret detail' }), expect.anything());
});

test('a document in which something has thrown is not kept', async () => {
  const app = await appWithBroken('../../client/components/cards/article-card.tsx', 'ArticleCard');
  await (await app.get('/', googlebot)).text();
  await app.settle();
  expect([...app.fake.values.keys()].filter((key) => key.startsWith('page:'))).toEqual([]);
});

test('what throws after the first bytes costs its block, and the document ends as it should', async () => {
  const app = await appWithBroken('../../client/components/cards/article-card.tsx', 'ArticleCard');
  const html = await (await app.get(article)).text();
  expect(html).toContain('<h1');
  expect(html).toContain('id="payload"');
  expect(html.endsWith('</body></html>')).toBe(true);
});

test('a shell that throws is a 500 for people, a 503 with a time to come back for bots', async () => {
  const app = await appWithBroken('../../client/components/html.tsx', 'HtmlBody');
  const person = await app.get(article);
  expect(person.status).toBe(500);
  expect(await person.text()).not.toContain('secret detail');
  const bot = await app.get(article, googlebot);
  expect([bot.status, bot.headers.get('retry-after')]).toEqual([503, '30']);
});

test('a page that throws is served as it was before, if it was', async () => {
  const app = await appWithBroken('../../client/components/html.tsx', 'HtmlBody');
  isBroken = false;
  await (await app.get(article)).text();
  await app.settle();
  isBroken = true;
  app.pass(3 * 24 * 3600);
  for (const headers of [{ 'user-agent': 'Firefox' }, googlebot]) {
    const response = await app.get(article, headers);
    expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'STALE']);
    expect(response.headers.get('retry-after')).toBeNull();
  }
});

test('where even the error screen throws, a static page is sent', async () => {
  vi.doMock('../../client/shell/shell.tsx', () => ({ Shell: breakWhenTold, mainId: 'contenu' }));
  const { createTestApp } = await import('../app/test-app.ts');
  const app = createTestApp(answerFromSeed);
  const response = await app.get('/contact', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' });
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain('momentanément indisponible');
  expect(html).toContain(response.headers.get('x-request-id'));
  vi.doUnmock('../../client/shell/shell.tsx');
});
