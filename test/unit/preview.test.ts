import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { createPreviewCookie, endedPreviewCookie, readPreviewCookie } from '../../worker/preview/preview-cookie.ts';
import { createTestApp, testConfig } from '../app/test-app.ts';
import { testNow } from '../app/test-now.ts';

interface CmsPreview {
  buildPreviewLink(target: object, settings: { siteUrl: string; secret: string }): string;
  createPreviewHandler(settings: { siteUrl: string; secret: string }): (uid: string, params: object) => string | undefined;
}

/** The code of the CMS itself; imported by a name that types do not follow, since the CMS is a program of its own. */
const cmsPreview = path.join(import.meta.dirname, '../../cms/src/preview/preview-link.ts');
const { buildPreviewLink, createPreviewHandler } = (await import(cmsPreview)) as CmsPreview;

const now = testNow;
const secret = testConfig.previewSecret;
const id = 'abcdefghijklmnopqrstuvwx';
const target = { uid: 'api::article.article', documentId: id, locale: 'fr', status: 'draft', expires: now / 1000 + 600 };
const linkTo = (changes: Partial<typeof target> = {}) => buildPreviewLink({ ...target, ...changes }, { siteUrl: '', secret });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

/** An app whose CMS has the seed content, and one entry of any type under one id. */
function createPreviewedApp(entry: unknown = { slug: 'cout-creche-tarif-psu', category: 'famille', key: 'famille' }) {
  return createTestApp((url) => {
    if (!url.pathname.endsWith(`/${id}`)) return answerFromSeed(url);
    if (entry === null)
      return Response.json({ data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } }, { status: 404 });
    return { data: entry };
  });
}

describe('a link of the CMS', () => {
  test.for([
    ['home', '/'],
    ['page', '/un-texte'],
    ['article', '/blog-famille/un-texte'],
    ['article-category', '/blog-famille'],
    ['faq-entry', '/faq-famille/un-texte'],
    ['white-paper', '/livres-blancs-famille/un-texte'],
    ['testimonial', '/temoignages-clients/un-texte'],
    ['lexicon-term', '/lexique#un-texte'],
    ['team-member', '/equipe'],
    ['city', '/creches-par-ville/un-texte'],
    ['nursery', '/trouver-une-creche/un-texte'],
  ])('to a %s leads to %s, in its language', async ([name, page = '']) => {
    const uid = `api::${name}.${name}`;
    // The CMS offers a preview of every one of these types.
    expect(createPreviewHandler({ siteUrl: '', secret })(uid, { documentId: id })).toBeDefined();
    const app = createPreviewedApp({ slug: 'un-texte', category: 'famille', key: 'famille' });
    const french = await app.get(linkTo({ uid }));
    expect([french.status, french.headers.get('location')]).toEqual([302, page]);
    const english = await app.get(linkTo({ uid, locale: 'en' }));
    expect(english.headers.get('location')).toBe(page === '/' ? '/en' : `/en${page}`);
    expect(french.headers.get('set-cookie')).toMatch(
      /^__Host-apercu=draft\.\d+\.[0-9a-f]{64}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
    expect(french.headers.get('cache-control')).toBe('private, no-store');
  });

  test('asks the CMS for the draft with the token of the worker, in French where a language has none', async () => {
    const app = createTestApp((url) => {
      const isTranslated = url.searchParams.get('locale') === 'fr';
      return isTranslated
        ? { data: { slug: 'un-texte', category: 'famille' } }
        : Response.json({ error: { status: 404 } }, { status: 404 });
    });
    const response = await app.get(linkTo({ locale: 'en' }));
    expect(response.headers.get('location')).toBe('/en/blog-famille/un-texte');
    expect(app.cmsCalls).toEqual(
      ['en', 'fr'].map((locale) => `/api/articles/${id}?fields[0]=slug&fields[1]=category&locale=${locale}&status=draft`),
    );
  });

  test('is a 401 without its signature, with a wrong one, with any part changed, and once it has ended', async () => {
    const app = createPreviewedApp();
    const link = linkTo();
    const changed = [
      '/apercu',
      link.replace(/signature=\w+/, ''),
      link.replace(/signature=\w+/, 'signature='),
      link.replace(/signature=\w+/, `signature=${'0'.repeat(64)}`),
      link.replace(/signature=\w/, 'signature=%C3%A9'),
      link.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      link.replace('article.article', 'page.page'),
      link.replace(id, id.replace('a', 'b')),
      link.replace('locale=fr', 'locale=en'),
      link.replace(/expires=\d+/, `expires=${target.expires + 1}`),
      link.replace(/expires=\d+/, 'expires=9e99'),
      buildPreviewLink(target, { siteUrl: '', secret: 'another secret' }),
      linkTo({ expires: now / 1000 }),
      linkTo({ expires: now / 1000 - 1 }),
      linkTo({ documentId: '../users' }),
    ];
    for (const address of changed) {
      const response = await app.get(address);
      expect(response.status, address).toBe(401);
      expect(response.headers.get('set-cookie'), address).toBeNull();
      expect(await response.text()).toMatch(/n’est plus valable|no longer valid/);
    }
    expect(app.cmsCalls).toEqual([]);
    expect(app.logger.error).not.toHaveBeenCalled();
  });

  test.for([
    ['a type that is not known', createPreviewedApp(), { uid: 'api::redirect.redirect' }],
    ['a type named like a property of every object', createPreviewedApp(), { uid: 'api::constructor.constructor' }],
    ['an entry that is gone', createPreviewedApp(null), {}],
    ['a draft without an address', createPreviewedApp({ slug: null, category: 'famille' }), {}],
    ['a draft whose address is none', createPreviewedApp({ slug: '../../evil', category: 'famille' }), {}],
  ] as const)('to %s is a 404', async ([, app, changes]) => {
    const response = await app.get(linkTo(changes));
    expect([response.status, response.headers.get('set-cookie')]).toEqual([404, null]);
  });

  test('is a 503 where the CMS fails', async () => {
    const app = createPreviewedApp();
    app.breakCms(new Error('Network connection lost.'));
    expect((await app.get(linkTo())).status).toBe(503);
  });
});

describe('in a preview', () => {
  test('every question is for the draft, and no cache is read or written', async () => {
    const app = createPreviewedApp();
    const cookie = cookieOf(await app.get(linkTo()));
    app.cmsCalls.length = 0;
    for (let time = 0; time < 2; time += 1) {
      const response = await app.get('/blog-famille/cout-creche-tarif-psu', { cookie });
      expect(response.status).toBe(200);
      await response.text();
      await app.settle();
    }
    expect(app.cmsCalls.length).toBeGreaterThan(0);
    expect(app.cmsCalls.length % 2).toBe(0);
    for (const call of app.cmsCalls) expect(call).toContain('status=draft');
    expect([app.fake.reads, app.fake.values.size]).toEqual([0, 0]);
    app.cmsCalls.length = 0;
    await (await app.get('/blog-famille/cout-creche-tarif-psu')).text();
    expect(app.cmsCalls.length).toBeGreaterThan(0);
    for (const call of app.cmsCalls) expect(call).not.toContain('status=');
  });

  test('the other tab of the CMS shows the published version, as new', async () => {
    const app = createPreviewedApp();
    const cookie = cookieOf(await app.get(linkTo({ status: 'published' })));
    app.cmsCalls.length = 0;
    await (await app.get('/contact', { cookie })).text();
    for (const call of app.cmsCalls) expect(call).toContain('status=published');
  });

  test('pages and payloads say so, are kept by nobody, and only the CMS may frame them', async () => {
    const app = createPreviewedApp();
    const cookie = cookieOf(await app.get(linkTo()));
    const page = await app.get('/en/contact', { cookie });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${testConfig.cmsPublicOrigin}`);
    expect(page.headers.get('etag')).toBeNull();
    const html = await page.text();
    expect(html).toContain('href="/apercu/fin?retour=%2Fen%2Fcontact"');
    const payload = await app.get('/contact/_payload.json?build-1', { cookie });
    expect(await payload.json()).toMatchObject({ isPreview: true });
    expect(payload.headers.get('cache-control')).toBe('private, no-store');
    for (const address of ['/inconnu', '/inscription', '/Contact', '/a%2Fb']) {
      const response = await app.get(address, { cookie });
      expect(response.headers.get('cache-control'), address).toBe('private, no-store');
      expect(response.headers.get('x-robots-tag'), address).toBe('noindex');
    }
  });

  test('nobody else sees a trace of it', async () => {
    const app = createPreviewedApp();
    const html = await (await app.get('/contact')).text();
    expect(html).not.toContain('/apercu/fin');
    const page = await app.get('/contact');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(await (await app.get('/contact/_payload.json?build-1')).json()).not.toHaveProperty('isPreview');
  });

  test('a cookie that has ended, is forged or is a link’s signature counts for nothing', async () => {
    const app = createPreviewedApp();
    const cookie = cookieOf(await app.get(linkTo()));
    const linkSignature = new URL(linkTo(), testConfig.siteOrigin).searchParams.get('signature');
    const forged = [
      cookie.replace('draft', 'published'),
      cookie.replace(/\d+\./, (expires) => `${Number.parseInt(expires, 10) + 60}.`),
      `__Host-apercu=draft.${target.expires}.${linkSignature}`,
      cookie.replace('__Host-', ''),
    ];
    for (const value of forged) {
      const response = await app.get('/contact', { cookie: value });
      expect(response.headers.get('cache-control'), value).toBe('private, no-cache');
      expect(await response.text()).not.toContain('/apercu/fin');
    }
    app.pass(30 * 60);
    expect((await app.get('/contact', { cookie })).headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('leaving a preview', () => {
  test.for([
    ['', '/'],
    ['?retour=/en/contact', '/en/contact'],
    ['?retour=%2Fblog-famille%3Fpage%3D2', '/blog-famille?page=2'],
    ['?retour=//evil.example/x', '/x'],
    ['?retour=https://evil.example', '/'],
    ['?retour=/%5Cevil.example', '/'],
    ['?retour=javascript:alert(1)', '/'],
    ['?retour=/%0d%0aset-cookie:a', '/set-cookie%3Aa'],
    ['?retour=/%2509//evil.example', '/%09/evil.example'],
    ['?retour=http://[', '/'],
    ['?retour=/a%252Fb', '/'],
  ])('%s clears the cookie and goes to %s', async ([query, location]) => {
    const response = await createPreviewedApp().get(`/apercu/fin${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    expect(response.headers.get('set-cookie')).toBe(endedPreviewCookie());
    expect(endedPreviewCookie()).toMatch(/^__Host-apercu=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/);
  });

  test('in a frame of the CMS, which may not show a public page, it says so', async () => {
    const response = await createPreviewedApp().get('/apercu/fin?retour=/en/contact', { 'sec-fetch-dest': 'iframe' });
    expect([response.status, await response.text()]).toEqual([200, 'You have left the preview. Open it again in the CMS.']);
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${testConfig.cmsPublicOrigin}`);
  });
});

describe('whatever the Cookie header', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '=',
      ';',
      '%',
      '%zz',
      '"',
      '\0',
      'é',
      '__Host-apercu',
      '__Host-apercu=',
      `a=${'x'.repeat(9000)}`,
    ),
    fc
      .tuple(fc.constantFrom('draft', 'published', ''), fc.nat(), fc.stringMatching(/^[0-9a-f]{60,64}$/))
      .map(([a, b, d]) => `__Host-apercu=${a}.${b}.${d}`),
  );

  test('reading it does not throw, and finds no preview that was not signed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostile), async (parts) => {
        expect(await readPreviewCookie(parts.join('; '), { secret, now })).toBeNull();
      }),
    );
  });

  test('a signed one is found among others, and no character of it may be another', async () => {
    const [pair = ''] = (await createPreviewCookie('draft', { secret, now })).split(';');
    const others = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[\w.-]{0,20}$/)).map((both) => both.join('=')));
    await fc.assert(
      fc.asyncProperty(others, others, async (before, after) => {
        expect(await readPreviewCookie([...before, pair, ...after].join('; '), { secret, now })).toBe('draft');
      }),
      { numRuns: 30 },
    );
    const value = pair.indexOf('=') + 1;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: value, max: pair.length - 1 }), fc.stringMatching(/^[0-9a-z.]$/), async (index, character) => {
        fc.pre(pair[index] !== character);
        const changed = pair.slice(0, index) + character + pair.slice(index + 1);
        expect(await readPreviewCookie(changed, { secret, now })).toBeNull();
      }),
    );
  });
});
