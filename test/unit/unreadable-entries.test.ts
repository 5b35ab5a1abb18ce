import { expect, test } from 'vitest';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { entriesOf, textOf } from '../../harness/cms-stand-in/seed.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';

const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

/** A page of each kind that is made of one entry: its address, what is asked of the CMS for it, the type, and a field it cannot do without. */
const pages = [
  ['/creches-par-ville/SLUG', '/api/cities', 'city', 'name'],
  ['/trouver-une-creche/SLUG', '/api/nurseries', 'nursery', 'name'],
  ['/blog-famille/cout-creche-tarif-psu', '/api/articles', 'article', 'title'],
  ['/faq-famille/SLUG', '/api/faq-entries', 'faq-entry', 'question'],
  ['/temoignages-clients/SLUG', '/api/testimonials', 'testimonial', 'author'],
  ['/livres-blancs-entreprise/SLUG', '/api/white-papers', 'white-paper', 'title'],
  ['/contact', '/api/pages', 'page', 'title'],
  ['/', '/api/home', 'home', 'title'],
] as const;

/** The address of the first entry in the seed where any would do. */
function addressOf(address: string, type: string): string {
  if (!address.endsWith('SLUG')) return address;
  const category = /-(famille|entreprise)\//.exec(address)?.[1];
  const entry = entriesOf(type).find(({ data }) => !category || data.category === category);
  return address.replace('SLUG', entry ? textOf(entry, 'slug') : 'none');
}

const entries = pages.map(([address, path, type, field]) => [addressOf(address, type), path, type, field] as const);

/** An app whose CMS gives the entry of an address as `broken` changes it, where it is asked for by itself. */
function appWithBroken(path: string, slug: string) {
  const state: { broken: ((entry: Record<string, unknown>) => unknown) | null } = { broken: null };
  const app = createTestApp((url) => {
    const answer = structuredClone(answerFromSeed(url)) as { data: Record<string, unknown> | Record<string, unknown>[] } | undefined;
    const { broken } = state;
    const isAsked =
      url.pathname === path &&
      [null, slug].includes(url.searchParams.get('filters[slug][$eq]')) &&
      (slug === '' || url.searchParams.get('pagination[pageSize]') === '1');
    if (!broken || !isAsked || !answer) return answer;
    answer.data = (Array.isArray(answer.data) ? answer.data.map(broken) : broken(answer.data)) as typeof answer.data;
    return answer;
  });
  return { app, state };
}

const shapes = {
  'without a field it needs': (field: string) => (entry: Record<string, unknown>) => ({ ...entry, [field]: undefined }),
  'in the shape of Strapi 4': () => (entry: Record<string, unknown>) => ({ id: 1, attributes: entry }),
  null: () => () => null,
} as const;

const cases = entries.flatMap((entry) =>
  Object.entries(shapes)
    // A single type that is null is absent.
    .filter(([name]) => name !== 'null' || entry[0] !== '/')

    .map(([name, shape]) => [`${entry[2]} ${name}`, ...entry, shape(entry[3])] as const),
);

async function read(app: TestApp, address: string, headers = {}) {
  const response = await app.get(address, headers);
  const html = await response.text();
  await app.settle();
  return { status: response.status, html, state: response.headers.get('x-cache'), wait: response.headers.get('retry-after') };
}

const purge = (app: TestApp, model: string, documentId: string) =>
  app.send('/webhooks/cms', {
    method: 'POST',
    headers: { authorization: 'Bearer webhook-secret-of-the-tests' },
    body: JSON.stringify({ event: 'entry.publish', model, entry: { documentId, publishedAt: 'now' } }),
  });

test.for(cases)(
  '%s is no 404: cold it is 503, warm the last good one, and mended at once',
  async ([title, address, path, type, field, broken]) => {
    const slug = address
      .split('/')
      .slice(type === 'page' ? 1 : 2)
      .join('/');
    const { app, state } = appWithBroken(path, slug);
    state.broken = broken;
    const cold = await read(app, address);
    expect([cold.status, cold.wait]).toEqual([503, '30']);
    const bot = await read(app, address, googlebot);
    expect([bot.status, bot.wait]).toEqual([503, '30']);
    const [rejected] = app.logger.warn.mock.calls.filter(([event]) => event === 'content-rejected').map(([, fields]) => fields);
    expect(rejected).toMatchObject({ type, field: title.endsWith('needs') ? field : expect.any(String) });

    state.broken = null;
    await purge(app, type, rejected.id);
    const mended = await read(app, address);
    expect(mended.status).toBe(200);

    state.broken = broken;
    app.pass(10);
    await purge(app, type, `${type}-any`);
    await app.dependencies.marks.mark(
      [...app.fake.values.values()].flatMap((text) => /"tags":(\[[^\]]*\])/.exec(text)?.[1] ?? []).flatMap((tags) => JSON.parse(tags)),
    );
    for (const headers of [{}, googlebot]) {
      const stale = await read(app, address, headers);
      expect([stale.status, stale.html.includes('</html>')]).toEqual([200, true]);
    }
    state.broken = null;
    await purge(app, type, rejected.id);
    app.pass(1);
    expect((await read(app, address)).status).toBe(200);
    expect((await read(app, address)).state).toBe('HIT');
  },
);

test('one entry that cannot be read keeps no other from being brought up to date', async () => {
  const { app, state } = appWithBroken('/api/articles', 'cout-creche-tarif-psu');
  await read(app, '/contact');
  state.broken = () => null;
  app.pass(10);
  await read(app, '/blog-famille/cout-creche-tarif-psu');
  await app.dependencies.marks.mark(['page:page-contact']);
  expect((await read(app, '/contact')).state).toBe('MISS');
});

test('an entry that cannot be read is asked for once a second, not at each request', async () => {
  const { app, state } = appWithBroken('/api/articles', 'cout-creche-tarif-psu');
  state.broken = () => null;
  await read(app, '/blog-famille/cout-creche-tarif-psu');
  const callCount = app.cmsCalls.length;
  for (let request = 0; request < 5; request += 1) expect((await read(app, '/blog-famille/cout-creche-tarif-psu')).status).toBe(503);
  expect(app.cmsCalls.slice(callCount).filter((call) => call.startsWith('/api/articles?'))).toEqual([]);
  app.pass(1);
  await read(app, '/blog-famille/cout-creche-tarif-psu');
  expect(app.cmsCalls.length).toBeGreaterThan(callCount);
});
