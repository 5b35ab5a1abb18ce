import fc from 'fast-check';
import { expect, test } from 'vitest';
import { externalRedirectHosts } from '../../redirects/redirect.ts';
import { redirects } from '../../redirects.ts';
import { createTestApp, list } from '../../test/app/test-app.ts';

const page = (slug: string) => ({ documentId: slug, title: 'Une page', slug, blocks: [] });
const rules = list(
  { documentId: 'r1', from: '/glossaire-petite-enfance', to: '/lexique', statusCode: 301 },
  { documentId: 'r2', from: '/contact', to: '/equipe', statusCode: 301 },
  { documentId: 'r3', from: '/equipe-2019', to: '/nos-services-parentalite', statusCode: 302 },
  { documentId: 'r4', from: '/piege', to: 'https://evil.com/', statusCode: 301 },
  { documentId: 'r5', from: '/promo/*', to: '/contact', statusCode: 301 },
  { documentId: 'r6', from: '/ancienne-promo', to: '/promo/ete?x=1', statusCode: 301 },
  { documentId: 'r7', from: '/ici', to: '/n-existe-pas', statusCode: 301 },
  { documentId: 'r8', from: '/la', to: '/ici', statusCode: 301 },
  { documentId: 'r9', from: '/liste', to: '/blog-famille?page=7', statusCode: 301 },
  { documentId: 'r10', from: '/partie', to: null, statusCode: 410 },
  { documentId: 'r11', from: '/avant', to: '/partie', statusCode: 301 },
  { documentId: 'r12', from: '/notre-histoire', to: null, statusCode: 410 },
);
const pages = ['contact', 'notre-histoire', 'entreprises-solutions-parentalite-tout-en-un'];

const createSite = () =>
  createTestApp(({ pathname, searchParams }) => {
    if (pathname === '/api/redirects') return rules;
    const slug = searchParams.get('filters[slug][$eq]') ?? '';
    return pathname === '/api/pages' && pages.includes(slug) ? list(page(slug)) : undefined;
  });
const stepOf = ({ status, headers }: Response) => [status, headers.get('location')];

test.for([
  ['/inscription', 301, '/pre-inscription-enfant-creche'],
  ['/inscription/?utm_source=x', 301, '/pre-inscription-enfant-creche?utm_source=x'],
  ['/INSCRIPTION', 301, '/pre-inscription-enfant-creche'],
  ['//inscription', 301, '/pre-inscription-enfant-creche'],
  ['/accompagnement-famille?utm_source=x', 302, '/pre-inscription-enfant-creche?step=1'],
  ['/en/inscription/', 301, '/en/pre-inscription-enfant-creche'],
  ['/EN/Accompagnement-Famille', 302, '/en/pre-inscription-enfant-creche?step=1'],
  ['/en/merci', 301, '/en'],
  ['/en/jobs/x', 302, 'https://carrieres.creche-sereine.example/'],
  ['/Villes/Saint-Étienne/', 301, '/creches-par-ville/auvergne-rhone-alpes/loire/saint-etienne'],
] as const)('%s takes one step', async ([address, status, target]) => {
  expect(stepOf(await createSite().get(address))).toEqual([status, target]);
});

test('a payload is told the same in JSON', async () => {
  const site = createSite();
  for (const [address, target] of [
    ['/inscription', '/pre-inscription-enfant-creche'],
    ['/en/accompagnement-famille', '/en/pre-inscription-enfant-creche?step=1'],
    ['/glossaire-petite-enfance', '/lexique'],
  ] as const) {
    const response = await site.get(`${address}/_payload.json?build-1`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ redirect: target });
  }
});

test.for([
  ['/glossaire-petite-enfance?a=b', 301, '/lexique?a=b'],
  ['/Glossaire-Petite-Enfance/', 301, '/lexique'],
  ['/glossaire-pétite-enfance', 301, '/lexique'],
  ['/en/glossaire-petite-enfance', 301, '/en/lexique'],
  ['/equipe-2019', 302, '/entreprises-solutions-parentalite-tout-en-un'],
] as const)('%s is moved by a rule of the CMS, in one step', async ([address, status, target]) => {
  expect(stepOf(await createSite().get(address))).toEqual([status, target]);
});

test('a rule of the CMS loses against a page, in every spelling of its address', async () => {
  const site = createSite();
  expect((await site.get('/contact')).status).toBe(200);
  expect(stepOf(await site.get('/Contact/?a=b'))).toEqual([301, '/contact?a=b']);
  expect((await site.get('/contact/_payload.json?build-1')).status).toBe(200);
});

test.for([
  ['/promo/noel', 301, '/contact'],
  ['/ancienne-promo', 301, '/contact?x=1'],
  ['/en/promo/noel', 301, '/en/contact'],
] as const)('the page that has come since wins within a chain too: %s', async ([address, status, target]) => {
  expect(stepOf(await createSite().get(address))).toEqual([status, target]);
});

test('a rule of the CMS that leads to no page is not followed, and is named in the log', async () => {
  const site = createSite();
  for (const address of ['/ici', '/la', '/liste', '/ici/_payload.json?build-1'])
    expect((await site.get(address)).status, address).toBe(404);
  const named = site.logger.warn.mock.calls.flatMap(([event, { path, to }]) => (event === 'redirect-without-page' ? [[path, to]] : []));
  expect(named.slice(0, 3)).toEqual([
    ['/ici', '/n-existe-pas'],
    ['/la', '/n-existe-pas'],
    ['/liste', '/blog-famille?page=7'],
  ]);
});

test('a page that was taken away is gone, in every language and for who asks in JSON or is a machine, until there is one again', async () => {
  const site = createSite();
  const machine = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  for (const [address, headers] of [
    ['/partie'],
    ['/en/partie'],
    ['/avant'],
    ['/partie', machine],
    ['/partie', { accept: 'application/json' }],
  ] as const)
    expect([address, (await site.get(address, headers)).status]).toEqual([address, 410]);
  const payload = await site.get('/partie/_payload.json?build-1');
  expect([payload.status, await payload.json()]).toMatchObject([410, { error: { status: 410 } }]);
  expect(stepOf(await site.get('/Partie/'))).toEqual([301, '/partie']);
  expect((await site.get('/notre-histoire')).status).toBe(200);
  expect((await site.get('/jamais-vue')).status).toBe(404);
});

test('where it cannot be told whether the page is there, the rule is followed', async () => {
  const site = createTestApp(({ pathname, searchParams }) => {
    if (pathname === '/api/redirects') return rules;
    return searchParams.get('filters[slug][$eq]') === 'n-existe-pas' ? new Response('', { status: 500 }) : undefined;
  });
  expect(stepOf(await site.get('/ici'))).toEqual([301, '/n-existe-pas']);
});

test('a rule of the CMS that cannot be followed is a 404, and is named in the log once a fetch', async () => {
  const site = createSite();
  for (const address of ['/piege', '/piege', '/piege/_payload.json']) expect((await site.get(address)).status).toBe(404);
  const named = site.logger.warn.mock.calls.filter(([event, fields]) => event === 'content-rejected' && fields.id === 'r4');
  expect(named).toHaveLength(1);
  expect(site.cmsCalls.filter((call) => call.startsWith('/api/redirects'))).toHaveLength(1);
});

test('where the rules cannot be read, an address that may have moved is a failure and not gone', async () => {
  const site = createTestApp(({ pathname }) => (pathname === '/api/redirects' ? new Response('', { status: 500 }) : undefined));
  const response = await site.get('/glossaire-petite-enfance');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).not.toBeNull();
  // The spelling can be mended all the same.
  expect(stepOf(await site.get('/Glossaire-Petite-Enfance'))).toEqual([301, '/glossaire-petite-enfance']);
});

test('fixed redirects need no CMS', async () => {
  const site = createSite();
  site.breakCms(new Error('down'));
  expect((await site.get('/inscription')).status).toBe(301);
  expect(site.cmsCalls).toEqual([]);
});

const preRegistration = '/pre-inscription-enfant-creche';
const from = (path: string) => ({ referer: `https://site.example${path}` });

test('the pre-registration reached from the catalogue gets its query cleared and its flag set, once', async () => {
  const site = createSite();
  for (const path of ['/trouver-une-creche', '/en/trouver-une-creche/recherche?lieu=Lyon', '/trouver-une-creche/petite-brindille-lyon']) {
    const step = await site.get(`${preRegistration}?step=2&fromNurseryCatalog=1&utm_source=x`, from(path));
    expect(stepOf(step)).toEqual([302, `${preRegistration}?fromNurseryCatalog=true`]);
    const next = await site.get(`${preRegistration}?fromNurseryCatalog=true`, from(path));
    expect(next.headers.get('location')).toBeNull();
  }
  const withNursery = `${preRegistration}?fromNurseryCatalog=true&creche=petite-brindille-lyon`;
  expect((await site.get(withNursery, from('/trouver-une-creche/petite-brindille-lyon'))).headers.get('location')).toBeNull();
  expect(stepOf(await site.get(`/en${withNursery}&a=b`, from('/trouver-une-creche')))).toEqual([302, `/en${withNursery}`]);
  expect(stepOf(await site.get(`/Pre-Inscription-Enfant-Creche/?fromNurseryCatalog`, from('/trouver-une-creche')))).toEqual([
    302,
    `${preRegistration}?fromNurseryCatalog=true`,
  ]);
  const payload = await site.get(`${preRegistration}/_payload.json?build-1&fromNurseryCatalog=1`, from('/trouver-une-creche'));
  expect(await payload.json()).toEqual({ redirect: `${preRegistration}?fromNurseryCatalog=true` });
});

test('from elsewhere, from another site or with a Referer that cannot be read it stays as it is', async () => {
  const site = createSite();
  const referers = ['https://site.example/', 'https://site.example/%ZZ', 'https://evil.com/trouver-une-creche', 'nonsense', ''];
  for (const referer of referers)
    expect((await site.get(`${preRegistration}?fromNurseryCatalog=1`, { referer })).headers.get('location'), referer).toBeNull();
});

test('no address leads to another host, to a second step or to a header of its own', async () => {
  const site = createSite();
  const old = fc.constantFrom(...redirects.map((rule) => rule.from.replace('*', 'x')), '/glossaire-petite-enfance', '/piege', '/contact');
  const twist = fc.constantFrom<(path: string) => string>(
    (path) => path,
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => `/en${path}`,
    (path) => path.toUpperCase(),
    (path) => `/%2Fevil.com${path}`,
    (path) => `${path}%2F..%2F..%2Fevil.com`,
    (path) => `${path}%0d%0aset-cookie:a=b`,
    (path) => `//evil.com${path}`,
    (path) => `/\\evil.com${path}`,
    (path) => `/@evil.com${path}`,
    (path) => path.replace('/', '/.evil.com/../'),
  );
  const search = fc.constantFrom('', '?a=b', '?//evil.com', '?a=%0d%0aset-cookie:b', '?https://evil.com', '?a=\r\nb', '?\\');
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        old,
        fc.webPath().map((path) => path || '/'),
      ),
      twist,
      search,
      async (path, twisted, query) => {
        const response = await site.get(twisted(path) + query);
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get('set-cookie')).toBeNull();
        const location = response.headers.get('location');
        if (location === null) return;
        const target = new URL(location, 'https://site.example');
        expect(['site.example', ...externalRedirectHosts]).toContain(target.host);
        if (target.host !== 'site.example') return;
        const next = await site.get(target.pathname + target.search);
        expect(next.headers.get('location'), `${twisted(path)} → ${location}`).toBeNull();
      },
    ),
    { numRuns: 200 },
  );
});
