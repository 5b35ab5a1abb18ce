import { beforeAll, expect, test } from 'vitest';
import { sharePicturePath } from '../../../domain/addresses/share-picture.ts';
import { midnightInParis } from '../../../domain/forms/fields/plain-date.ts';
import { readCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { silentReporter } from '../../../worker/observe/reporter.ts';
import { feed } from '../../../worker/search/feed/feed-tasks.ts';
import { createTestApp } from '../../app/test-app.ts';
import { createGazetteerDatabase } from '../../helpers/edge-database/gazetteer-database.ts';

interface CmsAlerts {
  collectAlerts(strapi: unknown, now: Date): Promise<void>;
}
interface CmsFake {
  createFakeStrapi(): { strapi: unknown; table(uid: string): Record<string, unknown>[] };
}

const { collectAlerts } = (await import(cmsSource('alerts/collect-alerts.ts'))) as CmsAlerts;
const { createFakeStrapi } = (await import(cmsSource('testing/fake-strapi.ts'))) as CmsFake;

const city = 'ile-de-france/paris/paris';
const report = { count: 37, reportedOn: '2026-11-27' };
/** The thirtieth day after it ends here. */
const outdatedFrom = midnightInParis('2026-12-28');

const bare = { citySlug: city, cityName: 'Paris', postalCode: '75011', inseeCode: '75056', approvedPlaces: 60, photos: [] };
const place = {
  ...{ id: 'place', ageFromMonths: 3, ageToMonths: 36, days: '1111111111', availability: 'number', kind: 'regular', origin: 'manager' },
  ...report,
};
const nurseries = [
  { ...bare, documentId: 'teller', slug: 'teller', name: 'La Crèche Parlante', latitude: 48.8553, longitude: 2.3846, places: [place] },
  { ...bare, documentId: 'neighbour', slug: 'neighbour', name: 'La Voisine', latitude: 48.856, longitude: 2.385, places: [] },
];

/** The CMS of the seed, with these two nurseries instead of its own. */
function answerCms(url: URL): unknown {
  if (url.pathname !== '/api/nurseries') return answerFromSeed(url);
  const identifier = url.searchParams.get('filters[slug][$eq]') ?? url.searchParams.get('filters[documentId][$eq]');
  const after = url.searchParams.get('filters[documentId][$gt]') ?? '';
  const data = nurseries.filter(({ slug }) => (identifier === null ? slug > after : slug === identifier));
  return { data, meta: { pagination: { page: 1, pageSize: 500, pageCount: 1, total: data.length } } };
}

function openSite() {
  const time = { now: midnightInParis(report.reportedOn) };
  const app = createTestApp(answerCms, silentReporter, { database: createGazetteerDatabase(), time });
  app.images.files.set('/open-graph.png', { body: 'brand' });
  return {
    ...app,
    at(now: number) {
      time.now = now;
    },
    async text(path: string) {
      const response = await app.get(path);
      expect(response.status).toBe(200);
      const text = await response.text();
      await app.settle();
      return text;
    },
  };
}

type Site = ReturnType<typeof openSite>;

interface Reader {
  /** What it says while the report counts; null where it never tells figures. */
  tells: string | null;
  read(site: Site): Promise<string>;
}

const page = (path: string) => async (site: Site) => (await site.text(path)).replaceAll('<!-- -->', '');
const withoutScripts = (html: string) => html.replaceAll(/<script(?! type="application\/ld\+json").*?<\/script>/gs, '');
const search = '/trouver-une-creche/recherche?lieu=Paris&rayon=10';

/** What an alert around the nursery is about to write of its places. */
async function newsOfAlert(now: Date): Promise<string> {
  const { strapi, table } = createFakeStrapi();
  const alert = { latitude: 48.8553, longitude: 2.3846, radiusKilometres: 5, birthMonth: '2026-03', startMonth: '2027-03' };
  const live = { email: 'zoe@exemple.fr', confirmedAt: '2026-11-27T10:00:00Z', endsOn: '2027-03-31', endedAt: null, writtenOn: null };
  table('api::place-alert.place-alert').push({ id: 1, documentId: 'alert', ...alert, ...live });
  for (const [id, nursery] of nurseries.entries())
    table('api::nursery.nursery').push({ id: id + 1, ...nursery, locale: 'fr', publishedAt: '2026-01-01T00:00:00Z' });
  await collectAlerts(strapi, now);
  const [{ newPlaces = null } = {}] = table('api::place-alert.place-alert');
  return newPlaces ? `${report.count} places` : 'nothing new';
}

/** Whatever tells readers of the places of a nursery: a new one is a line here. */
const readers: Record<string, Reader> = {
  'the page of the nursery': { tells: '37 places disponibles', read: page('/trouver-une-creche/teller') },
  'the table on it': { tells: '<td>37 places</td>', read: page('/trouver-une-creche/teller') },
  'its page in English': { tells: '37 places available', read: page('/en/trouver-une-creche/teller') },
  'its payload': { tells: '37 places disponibles', read: page('/trouver-une-creche/teller/_payload.json?build-1') },
  'the page of a nursery nearby': { tells: '37 places disponibles', read: page('/trouver-une-creche/neighbour') },
  'the page of its town': { tells: '37 places disponibles', read: page(`/creches-par-ville/${city}`) },
  'its card in the finder': { tells: '37 places disponibles', read: page(search) },
  'the filter of the finder': { tells: 'La Crèche Parlante', read: page(`${search}&places=1`) },
  'its point on the map': { tells: '37 places disponibles', read: page('/recherche/creches?lieu=Paris&rayon=10') },
  'the question to the edge database': {
    tells: '1 found',
    async read({ dependencies }) {
      const { criteria } = readCriteria(new URLSearchParams('lieu=Paris&rayon=10&places=1'));
      return `${(await dependencies.search.findNurseries(criteria)).matches?.total ?? 0} found`;
    },
  },
  'its share picture': {
    tells: null,
    async read(site) {
      site.images.cards.length = 0;
      await site.text(sharePicturePath('/trouver-une-creche/teller'));
      return JSON.stringify(site.images.cards);
    },
  },
  'what machines read of it': {
    tells: null,
    async read(site) {
      const html = await site.text('/trouver-une-creche/teller');
      const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      expect(json).toContain('ChildCare');
      return json;
    },
  },
  // It writes of what was said within seven days; `cms/src/alerts/alerts.test.ts` holds it to the day.
  'the mail of an alert': { tells: null, read: ({ dependencies }) => newsOfAlert(new Date(dependencies.clock())) },
  'the site search': { tells: null, read: page('/recherche?q=parlante') },
};

const before = new Map<string, string>();
const after = new Map<string, string>();

beforeAll(async () => {
  const site = openSite();
  // The only time that the edge database is fed: what it holds is as old as the report.
  while ((await feed(site.dependencies)) === 'more');
  for (const [moment, texts] of [
    [outdatedFrom - 1, before],
    // What was kept the moment before is not served at this one.
    [outdatedFrom, after],
  ] as const) {
    site.at(moment);
    for (const [name, { read }] of Object.entries(readers)) texts.set(name, withoutScripts(await read(site)));
  }
});

test.for(Object.entries(readers))('%s tells a figure until the thirtieth day, and on the next one none', ([name, { tells }]) => {
  if (tells === null) {
    expect(before.get(name)).not.toMatch(/\b37\b/);
  } else {
    expect(before.get(name)).toContain(tells);
    expect(after.get(name)).not.toContain(tells);
  }
  expect(after.get(name)).not.toMatch(/\b37\b/);
});

test('while the report is a week old at most, the same alert writes of it', async () => {
  expect(await newsOfAlert(new Date(midnightInParis('2026-12-04')))).toBe('37 places');
  expect(await newsOfAlert(new Date(midnightInParis('2026-12-05')))).toBe('nothing new');
});
