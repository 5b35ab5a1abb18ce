import { expect, test } from 'vitest';
import { openSite, site } from '../helpers/open-site.ts';

openSite();

const stepOf = ({ status, headers }: Response) => [status, headers.get('location')];
/** Not through the URL parser of the helper, which would mend what is to be tested. */
const fetchRaw = (address: string) => fetch(site.url + address, { redirect: 'manual' });

/** One of each kind; the table itself is tested rule by rule in test/unit. */
const samples = [
  ['/services/entreprises/une-page-oubliee', 301, '/mise-en-place-services-parentalite'],
  ['/services/familles/accompagnement', 302, '/pre-inscription-enfant-creche?step=1'],
  ['/support/questions-frequentes/entreprise/cif', 301, '/faq-entreprise/credit-d-impot-famille-entreprise'],
  ['/creches/paris/au-coeur-de-l-ourcq', 301, '/trouver-une-creche/au-coeur-de-l-ourcq-paris'],
  ['/villes/nantes', 301, '/creches-par-ville/pays-de-la-loire/loire-atlantique/nantes'],
  ['/temoignages/famille-julie', 301, '/temoignages-clients/julie-m-une-place-a-mi-chemin'],
  ['/livres-blancs', 301, '/livres-blancs-entreprise'],
  ['/blog/famille/bareme-psu', 301, '/blog-famille/cout-creche-tarif-psu'],
  ['/merci-contact', 301, '/'],
  ['/jobs/educatrice/lyon', 302, 'https://carrieres.creche-sereine.example/'],
] as const;

test.for(samples)('%s is one step, as a page and as a payload, to a page that exists', async ([address, status, target]) => {
  expect(stepOf(await site.fetch(address))).toEqual([status, target]);
  const payload = await site.fetch(`${address}/_payload.json?build`);
  expect(await payload.json()).toEqual({ redirect: target });
  if (target.startsWith('/')) expect((await site.fetch(target)).status).toBe(200);
});

test.for([
  ['/Inscription//', '/pre-inscription-enfant-creche'],
  ['/inscription/?utm_source=a&b=%C3%A9', '/pre-inscription-enfant-creche?utm_source=a&b=%C3%A9'],
  ['/accompagnement-famille/?utm_source=a', '/pre-inscription-enfant-creche?step=1'],
  ['/VILLES/saint-%C3%89tienne', '/creches-par-ville/auvergne-rhone-alpes/loire/saint-etienne'],
  ['/villes/saint-e%CC%81tienne', '/creches-par-ville/auvergne-rhone-alpes/loire/saint-etienne'],
  ['/villes/saint-etienne', '/creches-par-ville/auvergne-rhone-alpes/loire/saint-etienne'],
  ['/en/inscription', '/en/pre-inscription-enfant-creche'],
  ['/en/merci', '/en'],
] as const)('%s is found in any spelling and language, and keeps its query', async ([address, target]) => {
  expect((await fetchRaw(address)).headers.get('location')).toBe(target);
});

test.for([
  '//evil.com/inscription',
  '/\\evil.com',
  '/inscription%2F..%2F..%2Fevil.com',
  '/inscription%0d%0aset-cookie:a=b',
  '/%2f%2fevil.com',
])('%s leads to no other host and into no header', async (address) => {
  const response = await fetchRaw(address);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
});

test.for([
  ['/glossaire-petite-enfance', 301, '/lexique'],
  ['/Simulateur-Coût-Crèche/?a=b', 301, '/cout-place-en-creche?a=b'],
  ['/en/rentree-2027', 302, '/en/informations-inscription-en-creche'],
] as const)('%s is moved by a rule of the CMS, in one step', async ([address, status, target]) => {
  expect(stepOf(await site.fetch(address))).toEqual([status, target]);
  const [path] = address.toLowerCase().replace('/?', '?').split('?');
  expect(await (await site.fetch(`${path}/_payload.json?build`)).json()).toEqual({ redirect: target.split('?')[0] });
});

test('a rule that is added in the CMS works after the webhook, loses against a page, and is refused where it leads elsewhere', async () => {
  expect((await site.fetch('/ancienne-campagne')).status).toBe(404);
  site.takeLogs();
  const collection = '/content-manager/collection-types/api::redirect.redirect';
  for (const rule of [
    { from: '/ancienne-campagne', to: '/accompagnement-famille', statusCode: 301 },
    { from: '/contact', to: '/equipe', statusCode: 301 },
  ])
    await site.cms.request('POST', collection, rule);
  await webhooksArrived(2);
  const trap = { from: '/piege', to: 'https://evil.com/', statusCode: 301 };
  await expect(site.cms.request('POST', collection, trap)).rejects.toThrow('La nouvelle adresse (to) mène à evil.com');

  expect(stepOf(await site.fetch('/ancienne-campagne'))).toEqual([302, '/pre-inscription-enfant-creche?step=1']);
  expect((await site.fetch('/contact')).status).toBe(200);
  expect(stepOf(await site.fetch('/Contact/'))).toEqual([301, '/contact']);
  expect((await site.fetch('/piege')).status).toBe(404);
});

async function webhooksArrived(count: number) {
  let arrived = 0;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    arrived += site.takeLogs().filter(({ event, tags }) => event === 'purged' && String(tags).includes('redirect')).length;
    if (arrived >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${arrived} of ${count} webhooks within five seconds`);
}

test('the pre-registration reached from the catalogue: the query is cleared, the flag set, the nursery kept, and nobody sent twice', async () => {
  const page = '/pre-inscription-enfant-creche';
  const from = (path: string) => ({ headers: { referer: site.url + path } });
  const messy = `${page}?step=3&fromNurseryCatalog=1&utm_source=x`;
  expect(stepOf(await site.fetch(messy, from('/trouver-une-creche')))).toEqual([302, `${page}?fromNurseryCatalog=true`]);
  expect(stepOf(await site.fetch(`/en${messy}`, from('/en/trouver-une-creche/recherche?lieu=Lyon')))).toEqual([
    302,
    `/en${page}?fromNurseryCatalog=true`,
  ]);
  expect((await site.fetch(`${page}?fromNurseryCatalog=true`, from('/trouver-une-creche'))).status).toBe(200);
  expect((await site.fetch(messy, from('/'))).status).toBe(200);
  expect((await site.fetch(messy)).status).toBe(200);

  // The link on the page of a nursery is already what the rule makes of it.
  const nursery = '/trouver-une-creche/petite-brindille-lyon';
  const html = await (await site.fetch(nursery)).text();
  const href = /href="(\/pre-inscription-enfant-creche\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(href).toBe(`${page}?fromNurseryCatalog=true&creche=petite-brindille-lyon`);
  expect((await site.fetch(href, from(nursery))).status).toBe(200);
});

test('a site that is not the one in production is closed to robots', async () => {
  expect(await (await site.fetch('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  expect((await site.fetch('/')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
});
