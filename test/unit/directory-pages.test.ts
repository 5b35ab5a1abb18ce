import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placesOn } from '../../harness/cms-stand-in/seed.ts';
import { createTestApp } from '../app/test-app.ts';
import { testDay } from '../app/test-now.ts';

type Entry = Record<string, unknown>;

function readSeed(name: string): Entry[] {
  const entries: Entry[] = JSON.parse(readFileSync(new URL(`../../cms/seed/${name}.json`, import.meta.url), 'utf8'));
  return entries.map((entry) => ({ ...entry, documentId: String(entry.slug).replaceAll('/', '-'), photos: [] }));
}

/** The nurseries of the seed on the day of the test app. */
const nurseries = readSeed('nurseries').map((data) => ({
  ...data,
  slug: String(data.slug),
  places: placesOn(testDay, { uid: 'api::nursery.nursery', key: String(data.slug), data }),
}));
const collections: Record<string, Entry[]> = { '/api/nurseries': nurseries, '/api/cities': readSeed('cities') };

/** The CMS with the nurseries and towns of the seed, in French only. */
function answerFromSeed(url: URL): unknown {
  const all = collections[url.pathname];
  if (!all || url.searchParams.get('locale') !== 'fr') return undefined;
  const slug = url.searchParams.get('filters[slug][$eq]');
  const data = slug === null ? all : all.filter((entry) => entry.slug === slug);
  return { data, meta: { pagination: { page: 1, pageSize: 500, pageCount: 1, total: data.length } } };
}

async function read(path: string, headers: Record<string, string> = {}) {
  const app = createTestApp(answerFromSeed);
  const response = await app.get(path, headers);
  const html = (await response.text()).replaceAll('<!-- -->', '');
  await app.settle();
  expect(app.logger.error.mock.calls).toEqual([]);
  return { status: response.status, robots: response.headers.get('x-robots-tag'), html, main: html.split('</main>')[0] ?? '', app };
}

const nursery = '/trouver-une-creche/la-verriere-aux-moineaux-paris';

test('a nursery page says everything it knows, and not what today is', async () => {
  const { status, main } = await read(nursery);
  expect(status).toBe(200);
  expect(main.match(/<h1/g)).toHaveLength(1);
  for (const text of [
    '14 passage des Menuisiers, 75011 Paris',
    'de 10 semaines à 3 ans',
    '7\u00a0h\u00a030\u00a0–\u2060\u00a018\u00a0h\u00a045',
    '45 places',
    '1 place disponible',
    'Confirmé le 26 novembre 2026',
    'Tarif PSU',
    'Fourni par la crèche',
  ]) {
    expect(main).toContain(text);
  }
  expect(main).toContain('href="/pre-inscription-enfant-creche?fromNurseryCatalog=true&amp;creche=la-verriere-aux-moineaux-paris"');
  expect(main).toContain('href="/creches-par-ville/ile-de-france/paris/paris"');
  expect(main).not.toMatch(/aujourd’hui|en ce moment|aria-current="date"/);
  expect(main).toContain('D’autres crèches à proximité');
});

test('price, hours and places stand under the name, before everything else', async () => {
  const { main } = await read('/trouver-une-creche/douze-petits-pas-paris');
  const [first = ''] = main.split('id="places"');
  for (const text of [
    '9,40\u00a0€\u00a0/\u00a0h',
    'Tarif libre (PAJE)',
    '8\u00a0h\u00a0–\u2060\u00a018\u00a0h\u00a030',
    '12 places au total',
  ])
    expect(first).toContain(text);
  expect(first).toContain('href="/cout-place-en-creche?creche=douze-petits-pas-paris#simulation"');
  expect(main).toContain('n°\u00a02019-1127 du 27 novembre 2019');
});

test('every part the table of contents leads to is there', async () => {
  const { main } = await read(nursery);
  const parts = [...main.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(parts.slice(1)).toEqual(['places', 'tarif', 'horaires', 'en-bref', 'fourni', 'creche', 'adresse']);
  for (const id of parts.slice(1)) expect(main).toContain(`<h2 id="${id}"`);
});

const results = 'https://site.example/trouver-une-creche/recherche';

test('whoever comes from results goes back to them without a script, and nobody else sees whose they were', async () => {
  const app = createTestApp(answerFromSeed);
  const link = async (headers: Record<string, string>) => {
    const response = await app.get(nursery, headers);
    await app.settle();
    const [, href, text] = /<a href="([^"]*)"><span aria-hidden="true">← <\/span>(.*?)<\/a>/.exec(await response.text()) ?? [];
    return { href, text, control: response.headers.get('cache-control') };
  };
  const around = { href: '/trouver-une-creche/recherche?lieu=75011+Paris', text: 'Les crèches autour de Paris' };
  expect(await link({})).toMatchObject(around);
  expect(await link({ referer: `${results}?lieu=Lyon&rayon=10&fait=autre` })).toEqual({
    href: '/trouver-une-creche/recherche?lieu=Lyon&amp;rayon=10',
    text: 'Retour aux résultats',
    control: 'no-store',
  });
  expect(await link({})).toMatchObject(around);
});

test('only our own results are gone back to', async () => {
  for (const referer of [
    'https://evil.example/trouver-une-creche/recherche?lieu=Lyon',
    results,
    'https://site.example/?lieu=Lyon',
    'nonsense',
  ]) {
    const { main } = await read(nursery, { referer });
    expect(main, referer).not.toContain('Retour aux résultats');
  }
});

const slugWhere = (accepts: (place: Record<string, unknown> | undefined) => boolean) =>
  nurseries.find(({ places }) => accepts(places[0]))?.slug;

test('each state of the free places is told apart, and none is 0', async () => {
  const slugs: [unknown, string][] = [
    [slugWhere((place) => place?.availability === 'number' && place.availableFrom === null), 'disponible'],
    [slugWhere((place) => place?.availability === 'full'), 'Complet'],
    [slugWhere((place) => place?.availability === 'not_communicated'), 'Places non communiquées'],
    [slugWhere((place) => place === undefined), 'Places pas connues à ce jour'],
  ];
  for (const [slug, text] of slugs) {
    const { main } = await read(`/trouver-une-creche/${slug}`);
    expect(main, text).toContain(text);
    expect(main, text).not.toMatch(/\b0 place/);
  }
});

test('a number that is more than a week old is to be confirmed, and one of more than thirty days is not told', async () => {
  const toConfirm = slugWhere(
    (place) => place?.availability === 'number' && String(place.reportedOn) < '2026-11-20' && String(place.reportedOn) > '2026-10-28',
  );
  const { main } = await read(`/trouver-une-creche/${toConfirm}`);
  expect(main).toMatch(/À confirmer \(dit le \d+ novembre 2026\)/);
  expect(main).toContain('La crèche l’a dit il y a plus de 7 jours');
  const outdated = slugWhere((place) => place?.availability === 'number' && String(place.reportedOn) < '2026-10-28');
  const page = await read(`/trouver-une-creche/${outdated}`);
  expect(page.main.split('D’autres crèches')[0]).toContain('Places pas connues à ce jour');
});

test('an English nursery page without an English version keeps its French texts marked, under an English interface', async () => {
  const { main, html, robots } = await read(`/en${nursery}`);
  expect(html).toContain('<html lang="en"');
  expect(main).toContain('Opening hours');
  expect(main).toMatch(/<div lang="fr"><div id="nursery-[^"]+" class="prose">/);
  expect(html).toContain(`<link rel="canonical" href="https://site.example${nursery}"/>`);
  expect(robots).toBe('noindex, follow');
});

test('the list of towns filters without accents, and only the whole list is indexed', async () => {
  const whole = await read('/creches-par-ville');
  expect(whole.robots).toBeNull();
  const [nurseries, cities] = [collections['/api/nurseries'], collections['/api/cities']];
  expect(whole.main).toContain(`${nurseries?.length} crèches dans ${cities?.length} villes`);
  const filtered = await read('/creches-par-ville?q=evry%20courcouronnes');
  expect(filtered.main).toContain('1 ville pour');
  expect(filtered.main).toContain('Évry-Courcouronnes');
  expect(filtered.main).not.toContain('>Nantes<');
  expect(filtered.robots).toBe('noindex, follow');
  expect(filtered.html).toContain('<link rel="canonical" href="https://site.example/creches-par-ville"/>');
  expect((await read('/creches-par-ville?q=Tombouctou')).main).toContain('Aucune ville ne correspond');
});

test('a town shows its own nurseries, those around it and the nearest towns', async () => {
  const { main, robots } = await read('/creches-par-ville/ile-de-france/seine-saint-denis/saint-denis');
  expect(robots).toBeNull();
  expect(main).toContain('Les crèches partenaires à Saint-Denis');
  expect(main).toContain('Les crèches les plus proches');
  expect(main).toMatch(/>Paris<\/span> <span[^>]*>à [\d,]+.km/);
});

test('a town shows what has free places first and what is full last, and names no town that is far', async () => {
  const { main } = await read('/creches-par-ville/auvergne-rhone-alpes/rhone/lyon');
  const ownPart = main.split('Les crèches les plus proches')[0] ?? '';
  const cards = ownPart.slice(ownPart.indexOf('<article'));
  for (const fact of [
    'Micro-crèche',
    'de 3 mois à 3 ans',
    '7\u00a0h\u00a030\u00a0–\u2060\u00a019\u00a0h',
    '9,90\u00a0€\u00a0/\u00a0h',
    'Tarif PSU',
    'Confirmé le',
  ])
    expect(cards).toContain(fact);
  const states = [...cards.matchAll(/places? disponibles?|Complet|non communiquées/g)].map(([text]) => text);
  const kinds = states.map((text) => (text.includes('disponible') ? 0 : text === 'Complet' ? 2 : 1));
  expect(new Set(kinds).size).toBeGreaterThan(1);
  expect(kinds).toEqual(kinds.toSorted());
  expect(main.indexOf('Ville ou code postal')).toBeLessThan(main.indexOf('<article'));
  const reunion = (await read('/creches-par-ville/la-reunion/la-reunion/saint-denis')).main;
  expect(reunion).not.toContain('Les autres villes les plus proches');
});

test('a town without any nursery within 30 km is for people only', async () => {
  const app = createTestApp((url) => (url.pathname === '/api/nurseries' ? undefined : answerFromSeed(url)));
  const response = await app.get('/creches-par-ville/bretagne/ille-et-vilaine/rennes');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex, follow');
  expect(await response.text()).toContain('Nous n’avons pas encore de crèche partenaire à Rennes.');
});

test('an unknown nursery or town is not found', async () => {
  expect((await read('/trouver-une-creche/nulle-part')).status).toBe(404);
  expect((await read('/creches-par-ville/nulle/part')).status).toBe(404);
});

test('a town with very many nurseries is shown in pages, none of which is heavy', async () => {
  const city = '/creches-par-ville/ile-de-france/paris/paris';
  const inParis = collections['/api/nurseries']?.find(({ citySlug }) => citySlug === 'ile-de-france/paris/paris');
  const numbers = Array.from({ length: 450 }, (_, index) => String(index).padStart(3, '0'));
  const many = numbers.map((number) => ({ ...inParis, documentId: `paris-${number}`, slug: `paris-${number}`, name: `Crèche ${number}` }));
  const answer = (url: URL) =>
    url.pathname === '/api/nurseries'
      ? { data: many, meta: { pagination: { page: 1, pageSize: 500, pageCount: 1, total: 450 } } }
      : answerFromSeed(url);
  async function page(search: string) {
    const app = createTestApp(answer);
    const response = await app.get(city + search);
    const html = await response.text();
    await app.settle();
    const main = html.split('</main>')[0] ?? '';
    return {
      status: response.status,
      html,
      questions: app.cmsCalls.filter((call) => call.startsWith('/api/nurseries')).map(decodeURIComponent),
      slugs: new Set([...main.matchAll(/trouver-une-creche\/(paris-\d+)/g)].map(([, slug]) => slug)),
    };
  }
  const pages = await Promise.all(Array.from({ length: 19 }, (_, index) => page(index ? `?page=${index + 1}` : '')));
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 19 }, () => 200));
  expect(Math.max(...pages.map(({ html }) => Buffer.byteLength(html)))).toBeLessThan(120_000);
  expect(new Set(pages.flatMap(({ slugs }) => [...slugs]))).toEqual(new Set(many.map(({ slug }) => slug)));
  // Of all nurseries where they are, of those that are shown what is shown.
  for (const { questions } of pages) {
    expect(questions).toEqual([expect.stringContaining('pagination[pageSize]=1000'), expect.stringContaining('filters[slug][$in]')]);
    expect(questions[0]).not.toContain('=places');
    expect(questions[1]?.match(/\[\$in\]/g)?.length).toBeLessThanOrEqual(30);
  }
  const second = pages[1]?.html ?? '';
  expect(/rel="canonical" href="([^"]+)"/.exec(second)?.[1]).toBe(`https://site.example${city}?page=2`);
  expect(/<p class="eyebrow">(.*?)<\/p>/.exec(second)?.[1]).toBe('Page 2 sur 19');
  for (const search of ['?page=20', '?page=0', '?page=deux', '?page=99999999']) expect((await page(search)).status).toBe(404);
});
