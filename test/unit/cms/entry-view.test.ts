import { expect, test } from 'vitest';
import { createTestApp, list, testConfig } from '../../app/test-app.ts';

const id = 'abcdefghijklmnopqrstuvwx';
const headers = { authorization: `Bearer ${testConfig.webhookSecret}` };
const ask = (type: string, locale = 'fr') => `/webhooks/entry?uid=api::${type}.${type}&documentId=${id}&locale=${locale}`;

/** A CMS with one page, with another in its list of articles that cannot be read. */
function createSite(page: object) {
  return createTestApp(({ pathname }) => {
    if (pathname === `/api/pages/${id}`) return { data: { slug: 'une-page' } };
    if (pathname === '/api/pages') return list({ documentId: id, slug: 'une-page', localizations: [], blocks: [], ...page });
    return pathname === '/api/articles' ? list({ documentId: 'another', title: null }) : undefined;
  });
}
const block = (fields: object) => ({ __component: 'blocks.rich-text', body: 'Un texte.', ...fields });

test('an entry that the site shows whole says where', async () => {
  const response = await createSite({ title: 'Une page', blocks: [block({})] }).get(ask('page'), headers);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({ path: '/une-page', isShown: true, rejections: [] });
});

test('what the site leaves out of an entry is named, and nothing of other entries', async () => {
  const blocks = [
    block({ body: 'Un [lien](javascript:alert(1)).' }),
    { __component: 'blocks.hero', title: null },
    { __component: 'blocks.articles', title: 'Articles' },
  ];
  const response = await createSite({ title: 'Une page', blocks }).get(ask('page', 'en'), headers);
  const { path, isShown, rejections } = (await response.json()) as { path: string; isShown: boolean; rejections: object[] };
  expect([path, isShown]).toEqual(['/en/une-page', true]);
  expect(rejections).toEqual([
    expect.objectContaining({ type: 'link', reason: expect.stringContaining('leads nowhere') }),
    { type: 'blocks.hero', id: '1', reason: expect.stringContaining('title') },
  ]);
});

test('an entry that cannot be read is not shown, and the field is named', async () => {
  const response = await createSite({ title: '   ' }).get(ask('page'), headers);
  expect(await response.json()).toMatchObject({ isShown: false, rejections: [{ type: 'page', id, field: 'title' }] });
});

test('an entry without a page has nothing that could be missing', async () => {
  expect(await (await createSite({}).get(ask('redirect'), headers)).json()).toEqual({ path: null, isShown: true, rejections: [] });
});

test('strangers are told nothing, and what is no entry is bad input', async () => {
  const site = createSite({ title: 'Une page' });
  expect((await site.get(ask('page'))).status).toBe(401);
  for (const query of ['', '?uid=page', `?uid=api::page.page&documentId=${id}&locale=de`, `?uid=api::page.page&documentId=../x&locale=fr`])
    expect((await site.get(`/webhooks/entry${query}`, headers)).status, query).toBe(400);
});
