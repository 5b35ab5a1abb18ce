import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSecrets } from '../../harness/site/template.ts';
import { until } from '../../harness/until.ts';
import { articles, publishArticle, removeArticle } from '../helpers/articles.ts';
import { untilAnswered } from '../helpers/hung-up.ts';
import { openSite, site } from '../helpers/open-site.ts';

let id: string;
let address: string;

openSite();
beforeAll(async () => {
  ({ documentId: id, address } = await publishArticle(site, { slug: 'publication', title: 'Titre premier' }));
});
afterAll(() => removeArticle(site, id));

/** Webhooks leave after the CMS has answered: waits until the worker has logged a purge. */
async function webhookArrived(tag: string) {
  await until('the webhook', () => site.takeLogs().some(({ event, tags }) => event === 'purged' && String(tags).includes(tag)));
}

test('a change that is published is on the site at the first request after the webhook, in lists too', async () => {
  expect(await (await site.fetch(address)).text()).not.toContain('Titre changé');
  await (await site.fetch('/blog-entreprise')).text();
  site.takeLogs();

  const { data } = (await site.cms.request('GET', `${articles}/${id}?locale=fr`)) as { data: Record<string, unknown> };
  await site.cms.request('POST', `${articles}/${id}/actions/publish?locale=fr`, { ...editable(data), title: 'Titre changé' });
  await webhookArrived(`article:${id}`);
  expect(await (await site.fetch(address)).text()).toContain('Titre changé');
  expect(await (await site.fetch('/blog-entreprise')).text()).toContain('Titre changé');
});

test('an article takes as long to read in lists as on its page, also once its text is longer', async () => {
  const times = async (body: string) => {
    const { data } = (await site.cms.request('GET', `${articles}/${id}?locale=fr`)) as { data: Record<string, unknown> };
    site.takeLogs();
    await site.cms.request('POST', `${articles}/${id}/actions/publish?locale=fr`, { ...editable(data), body });
    await webhookArrived(`article:${id}`);
    const [list = '', page = ''] = await Promise.all(['/blog-entreprise', address].map(async (path) => (await site.fetch(path)).text()));
    const [, ofCard] = list.split(`href="${address}"`)[1]?.match(/(\d+) min de lecture/) ?? [];
    const [, ofPage] = page.match(/(\d+) min de lecture/) ?? [];
    return [ofCard, ofPage];
  };
  expect(await times('Un texte.')).toEqual(['1', '1']);
  expect(await times('Un mot. '.repeat(440))).toEqual(['4', '4']);
});

test('a picture that an editor inserts is shown with the size that the media library knows, and its file in parts', async () => {
  const bytes = await sharp({ create: { width: 360, height: 240, channels: 3, background: '#06cec8' } })
    .jpeg()
    .toBuffer();
  const { hash } = await site.cms.upload({ name: 'cour-inseree.jpg', bytes });
  const body = `Avant.\n![cour-inseree.jpg](${site.proxy.url}/uploads/${hash}.jpg)`;
  const article = await publishArticle(site, { slug: 'image-inseree', title: 'Une image', body });
  try {
    const html = await (await site.fetch(article.address)).text();
    const [picture = ''] = html.match(new RegExp(`<img [^>]*${hash}[^>]*>`)) ?? [];
    expect(picture).toMatch(/ 360w" sizes="[^"]*" width="360" height="240" alt="Une image des tests"/);
  } finally {
    await removeArticle(site, article.documentId);
  }
  const part = await site.fetch(`/uploads/${hash}.jpg`, { headers: { range: 'bytes=0-1' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 2]);
  expect(part.headers.get('content-range')).toBe(
    `bytes 0-1/${(await (await site.fetch(`/uploads/${hash}.jpg`)).arrayBuffer()).byteLength}`,
  );
});

test('an entry that is unpublished is gone at the first request after the webhook, and back when published', async () => {
  expect((await site.fetch(address)).status).toBe(200);
  site.takeLogs();
  await site.cms.request('POST', `${articles}/${id}/actions/unpublish?locale=fr`, {});
  await webhookArrived(`article:${id}`);
  // The rule that says so has a webhook of its own.
  expect([404, 410]).toContain((await site.fetch(address)).status);
  await expect.poll(async () => (await site.fetch(address)).status).toBe(410);
  expect(await (await site.fetch('/blog-entreprise')).text()).not.toContain('Titre changé');

  await site.cms.request('POST', `${articles}/${id}/actions/publish?locale=fr`, {});
  await webhookArrived(`article:${id}`);
  expect((await site.fetch(address)).status).toBe(200);
});

test('a saved draft changes nothing on the site', async () => {
  await site.cms.request('PUT', `${articles}/${id}?locale=fr`, { title: 'Brouillon secret' });
  // What the CMS tells after it has been told before.
  const { documentId } = await publishArticle(site, { slug: 'repere', title: 'Repère' });
  await removeArticle(site, documentId);
  expect(await (await site.fetch(address)).text()).not.toContain('Brouillon secret');
});

/** What the content manager takes back: without what it computes itself, and relations in its own notation. */
function editable({
  id,
  documentId,
  createdAt,
  updatedAt,
  publishedAt,
  createdBy,
  updatedBy,
  status,
  localizations,
  author,
  related,
  cover,
  ...fields
}: Record<string, unknown>) {
  return fields;
}

const send = (body: string, headers: Record<string, string> = { authorization: `Bearer ${testSecrets.WEBHOOK_SECRET}` }) =>
  site.fetch('/webhooks/cms', { method: 'POST', body, headers });
const event = (name: string, model = 'article', publishedAt: string | null = '2026-11-27T10:00:00Z') =>
  JSON.stringify({ event: name, model, entry: { documentId: 'abc', publishedAt } });

test.for(['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'])(
  '%s purges the type and the entry, as often as it comes',
  async (name) => {
    for (let time = 0; time < 2; time += 1) {
      const response = await send(event(name));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ purged: ['article', 'article:abc'] });
    }
  },
);

test.for([
  ['a draft row', event('entry.update', 'article', null)],
  ['an unknown event', event('media.create')],
  ['an event of nothing', '{"event":"entry.publish"}'],
] as const)('%s is accepted and purges nothing', async ([, body]) => {
  const response = await send(body);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ purged: [] });
});

test.for([
  ['no secret', {}],
  ['a wrong secret', { authorization: 'Bearer wrong' }],
  ['a secret that is only longer', { authorization: `Bearer ${testSecrets.WEBHOOK_SECRET}x` }],
] as const)('%s is a 401', async ([, headers]) => {
  expect((await send(event('entry.publish'), headers)).status).toBe(401);
});

test('a body that is no JSON is refused', async () => {
  expect((await send('{')).status).toBe(400);
});

test('a thousand webhooks at once are all answered, and every isolate will hear of each', async () => {
  site.takeLogs();
  const ids = Array.from({ length: 1000 }, (_, index) => `storm-${index}`);
  // Of a type that the search does not hold: each would ask the CMS.
  const body = (documentId: string) =>
    JSON.stringify({ event: 'entry.update', model: 'navigation', entry: { documentId, publishedAt: '2026-11-27T10:00:00Z' } });
  const answers = await Promise.all(ids.map(async (id) => (await send(body(id))).status));
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  const { DB } = await site.worker.bindings();
  const row = async () => (await DB.prepare('SELECT marks, version - published AS behind FROM purge_marks').all()).results[0];
  await expect.poll(row, { timeout: 10_000 }).toEqual({ marks: expect.stringContaining('"navigation:*"'), behind: 0 });
  expect(site.takeLogs().filter(({ level }) => level === 'error')).toEqual([]);
});

// Last, because the harness loses the connection on which a body was not read.
test('a body that is too large is refused before it is read', async () => {
  expect((await untilAnswered(() => send('x'.repeat(9_000_000)))).status).toBe(413);
});
