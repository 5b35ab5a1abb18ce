import { beforeEach, expect, test } from 'vitest';
import type { ManagedPlace } from '../../../domain/forms/place-report/place-report.ts';
import { StrapiError } from '../../../worker/content/strapi/strapi-call.ts';
import { deliverDue } from '../../../worker/forms/submissions/deliver.ts';
import { formReplyOf, sameOrigin } from '../../app/form-post.ts';
import { createManagerSite, hiddenOf, linkEnd, type ManagerSite, now, nursery, pagePath, place, placesOf } from './manager-site.ts';

const endOf = (response: Response) => [response.status, response.headers.get('location')];

let site: ManagerSite;

beforeEach(() => {
  site = createManagerSite();
});

test('nothing has changed: one form without a field to fill in sends what was shown', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  const response = await site.post(cookie, { ...hiddenOf(html), ...placesOf({}) });
  expect(endOf(response)).toEqual([303, '/formulaires/places/merci']);
  await site.app.settle();
  expect(site.cms.sent).toMatchObject([
    {
      nurseryId: nursery,
      linkExpiresAt: new Date(linkEnd).toISOString(),
      submittedAt: new Date(now).toISOString(),
      sourcePage: pagePath,
      places: [{ id: 'p1', count: 2, ageFromMonths: 10, ageToMonths: 36, days: '1111001111', availableFrom: null }],
    },
  ]);
});

test('numbers, ages, days and a new row are sent as they were entered; a blank row is none', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  const changed = placesOf(
    { count: 0, days: '1100000000', availableFrom: '2027-01-04' },
    { id: '', count: 1, days: '0000000000', ageFromMonths: 3 },
  );
  const blank = { 'places.2.id': '', 'places.2.count': '', 'places.2.ageFromMonths': ' ' };
  expect((await site.post(cookie, { ...hiddenOf(html), ...changed, ...blank })).status).toBe(303);
  await site.app.settle();
  expect(site.cms.sent[0]?.places).toEqual([
    { id: 'p1', count: 0, ageFromMonths: 10, ageToMonths: 36, days: '1100000000', availableFrom: '2027-01-04' },
    { id: null, count: 1, ageFromMonths: 3, ageToMonths: 36, days: '1111111111', availableFrom: null },
  ]);
});

test.for<[Partial<ManagedPlace>, Record<string, string>]>([
  [{ count: null }, { 'places.0.count': 'required' }],
  [{ count: -1 }, { 'places.0.count': 'number_invalid' }],
  [{ count: 2.5 }, { 'places.0.count': 'number_invalid' }],
  [{ count: 11 }, { 'places.0.count': 'free_over_approved' }],
  [{ ageFromMonths: 37 }, { 'places.0.ageToMonths': 'ages_order' }],
  [{ ageToMonths: 73 }, { 'places.0.ageToMonths': 'number_invalid' }],
  [{ days: '0000000000' }, { 'places.0.mondayMorning': 'day_missing' }],
  [{ availableFrom: '2027-02-30' }, { 'places.0.availableFrom': 'date_invalid' }],
])('%j is refused on its page, with what was typed', async ([change, errors]) => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  const response = await site.post(cookie, { ...hiddenOf(html), ...placesOf(change) });
  expect(response.status).toBe(422);
  const reply = formReplyOf(response.clone());
  expect(await reply).toMatchObject({ form: 'place-report', error: 'invalid', errors, values: placesOf(change) });
  expect(await response.text()).toContain('aria-invalid="true"');
  expect(site.rows()).toEqual([]);
});

test('pressed twice, a button sends one report', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  const fields = { ...hiddenOf(html), ...placesOf({ count: 4 }) };
  const ends = await Promise.all([site.post(cookie, fields), site.post(cookie, fields)]);
  await site.app.settle();
  site.cms.places = [{ ...place, count: 4 }];
  const late = await site.post(cookie, fields);
  expect([...ends, late].map(endOf)).toEqual(Array.from({ length: 3 }, () => [303, '/formulaires/places/merci']));
  await site.app.settle();
  expect(site.rows()).toHaveLength(1);
});

test('a tab that was opened before another report shows what is known now, and does not undo it', async () => {
  const cookie = await site.open();
  const { html: old } = await site.pageOf(cookie);
  const { html: other } = await site.pageOf(cookie);
  await site.post(cookie, { ...hiddenOf(other), ...placesOf({ count: 4 }) });
  await site.app.settle();
  site.cms.places = [{ ...place, count: 4 }];
  const response = await site.post(cookie, { ...hiddenOf(old), ...placesOf({}) });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain('Ces places ont changé depuis que vous avez ouvert la page');
  expect(page).toContain('4 places libres');
  expect(site.rows()).toHaveLength(1);
  // What it says now can be confirmed, and a number can go back to what it was.
  expect((await site.post(cookie, { ...hiddenOf(page), ...placesOf({ count: 2 }) })).status).toBe(303);
  expect(site.rows()).toHaveLength(2);
});

test('back and forth on one day is told each time', async () => {
  const cookie = await site.open();
  for (const count of [3, 2, 3]) {
    const { html } = await site.pageOf(cookie);
    expect((await site.post(cookie, { ...hiddenOf(html), ...placesOf({ count }) })).status).toBe(303);
    await site.app.settle();
    site.cms.places = [{ ...place, count }];
  }
  expect(site.cms.sent.map(({ places }) => (places as { count: number }[])[0]?.count)).toEqual([3, 2, 3]);
});

test('a jump of more than half of the approved places is said in kind words', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  const response = await site.post(cookie, { ...hiddenOf(html), ...placesOf({ count: 8 }) });
  expect(endOf(response)).toEqual([303, '/formulaires/places/a-verifier']);
  const screen = await (await site.app.get('/formulaires/places/a-verifier')).text();
  expect(screen).toContain('Une personne de notre équipe relit ce nombre');
  site.cms.places = [{ ...place, count: 8, awaitsReview: true }];
  await site.app.settle();
  expect((await site.pageOf(cookie)).html).toContain('vérifie ce nombre avant de le montrer');
});

test('the CMS being down loses nothing: the page shows what the edge knows, then what was told, and it is delivered later', async () => {
  const shown = {
    ...{ documentId: nursery, name: 'Les Lutins', places: 10, ages: { minimumMonths: 3, maximumMonths: 36 } },
    reportedPlaces: [
      {
        ...{ id: 'p1', ageFromMonths: 10, ageToMonths: 36, days: 0b1111001111, availability: 'number', count: 2 },
        availableFrom: null,
        reportedOn: '2026-11-20',
      },
    ],
  };
  site.app.database.fill([
    `INSERT INTO nurseries (id, slug, sort_name, is_approximate, vacancy_rank, welcomes_disability, provided, shown)
     VALUES ('${nursery}', 'les-lutins', 'lutins', 0, 0, 0, 0, '${JSON.stringify(shown)}')`,
  ]);
  site.app.breakCms(new TypeError('down'));
  const cookie = await site.open();
  const { response, html } = await site.pageOf(cookie);
  expect(response.status).toBe(200);
  expect(html).toContain('Notre base ne répond pas');
  expect(html).toContain('2 places libres');
  expect((await site.post(cookie, { ...hiddenOf(html), ...placesOf({ count: 3 }) })).status).toBe(303);
  await site.app.settle();
  const waiting = await site.pageOf(cookie);
  expect(waiting.html).toContain('3 places libres');
  expect(waiting.html).toContain('part vers notre base');
  expect((await site.post(cookie, { ...hiddenOf(waiting.html), ...placesOf({ count: 1 }) })).status).toBe(303);
  await site.app.settle();
  expect((await site.pageOf(cookie)).html).toContain('1 place libre');
  site.app.breakCms(null);
  site.app.pass(3600);
  await deliverDue(site.app.dependencies);
  expect(site.cms.sent.map(({ places }) => (places as { count: number }[])[0]?.count).toSorted()).toEqual([1, 3]);
  expect((await site.pageOf(cookie)).html).toContain('2 places libres');
});

test('a nursery that the edge does not know, while the CMS is down, is none', async () => {
  site.app.breakCms(new StrapiError({ status: 500, name: 'InternalServerError', message: 'x', details: {} }));
  expect((await site.pageOf(await site.open())).response.status).toBe(410);
});

test('another site sends nothing, nor who has sent too much', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  const fields = { ...hiddenOf(html), ...placesOf({}) };
  const foreign = { ...sameOrigin, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const refused = await site.post(cookie, fields, foreign);
  expect(refused.status).toBe(403);
  site.app.limit.answer = false;
  expect((await site.post(cookie, fields)).status).toBe(429);
  expect(site.rows()).toEqual([]);
});
