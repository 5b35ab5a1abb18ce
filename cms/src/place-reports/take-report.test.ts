import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { knownPlaces } from './known-places';
import type { ReportedPlace } from './report';
import { takeReport } from './take-report';

const uids = {
  links: 'api::manager-link.manager-link',
  nurseries: 'api::nursery.nursery',
  places: 'api::place.place',
  reports: 'api::place-report.place-report',
};
const monday = Date.parse('2026-11-30T08:00:00Z');
const expiresAt = monday + 14 * 86_400_000;
const minutes = (count: number) => new Date(monday + count * 60_000);
const nursery = { id: 1, documentId: 'lutins', name: 'Les Lutins', contactEmail: 'l@exemple.fr', approvedPlaces: 10 };
const shown = { publishedAt: '2026-01-01T00:00:00Z', locale: 'fr' };
const place = {
  nursery: { documentId: 'lutins' },
  ...{ ageFromMonths: 10, ageToMonths: 36, days: '1111111111', availability: 'number', count: 2 },
  ...{ availableFrom: null, availableUntil: '2027-06-30', kind: 'occasional', hourlyPrice: 9.5 },
  ...{ reportedOn: '2026-11-02', origin: 'editor', awaitsReview: false, updatedAt: '2026-11-02T08:00:00Z' },
};
const row: ReportedPlace = { id: 'p1', ageFromMonths: 10, ageToMonths: 36, days: '1111111111', count: 2, availableFrom: null };

/** A nursery with one place of two, a link of Monday, and a way to have a report delivered some minutes after it was sent. */
function withNursery() {
  const fake = createFakeStrapi();
  fake.table(uids.nurseries).push({ ...nursery, ...shown });
  fake.table(uids.places).push({ id: 1, documentId: 'p1', ...place });
  fake.table(uids.links).push({
    ...{ id: 1, documentId: 'l1', nurseryId: 'lutins', email: 'l@exemple.fr', answeredAt: null },
    ...{ expiresAt: new Date(expiresAt), sentAt: minutes(0) },
  });
  let last = 0;
  async function deliver(places: unknown, { sent = 1, late = 0, ...more }: { sent?: number; late?: number; linkExpiresAt?: string } = {}) {
    last += 1;
    const documentId = `r${last}`;
    const linkExpiresAt = new Date(expiresAt).toISOString();
    const report = { id: last, documentId, nurseryId: 'lutins', linkExpiresAt, submittedAt: minutes(sent).toISOString(), places, ...more };
    fake.table(uids.reports).push({ nextMailAt: minutes(sent), ...report });
    await takeReport(fake.strapi, documentId, minutes(sent + late));
    for (const one of fake.table(uids.places)) if (one.origin === 'manager') one.updatedAt ??= minutes(sent + late);
    return fake.table(uids.reports).at(-1) ?? {};
  }
  const places = () => fake.table(uids.places).map(({ documentId, count, availability }) => [documentId, count ?? availability]);
  return { fake, deliver, places };
}

test('a report becomes the word on the places of its nursery; what it does not tell stays', async () => {
  const { fake, deliver } = withNursery();
  const report = await deliver([{ ...row, count: 3, days: '1100000000', availableFrom: '2027-01-01' }]);
  expect(report).toMatchObject({ outcome: 'taken', state: 'closed', nextMailAt: null, outcomeText: null });
  expect(fake.table(uids.places)).toMatchObject([
    {
      ...{ availability: 'number', count: 3, days: '1100000000', availableFrom: '2027-01-01', reportedOn: '2026-11-30' },
      ...{ origin: 'manager', awaitsReview: false, availableUntil: '2027-06-30', kind: 'occasional', hourlyPrice: 9.5 },
    },
  ]);
  // What the site reads of the nursery, and nobody is reminded.
  expect(JSON.parse(String(fake.table(uids.nurseries)[0]?.places))).toMatchObject([{ id: 'p1', count: 3 }]);
  expect(fake.table(uids.links)[0]?.answeredAt).toEqual(minutes(1));
});

test('nothing has changed: the day is new, and none is full', async () => {
  const { fake, deliver } = withNursery();
  await deliver([row]);
  expect(fake.table(uids.places)).toMatchObject([{ count: 2, reportedOn: '2026-11-30' }]);
  await deliver([{ ...row, count: 0 }], { sent: 2 });
  expect(fake.table(uids.places)).toMatchObject([{ count: null, availability: 'full' }]);
});

test('a new row, and one that our team has deleted meanwhile, become places of the nursery', async () => {
  const { fake, deliver } = withNursery();
  await deliver([row, { ...row, id: null, count: 1 }, { ...row, id: 'gone', count: 1, ageToMonths: 12 }]);
  expect(fake.table(uids.places)).toHaveLength(3);
  expect(fake.table(uids.places).slice(1)).toMatchObject([{ nursery: { documentId: 'lutins' }, count: 1 }, { ageToMonths: 12 }]);
});

test('of two reports the later one counts, whichever arrives first', async () => {
  const { deliver, places } = withNursery();
  await deliver([{ ...row, count: 3 }], { sent: 5 });
  expect(await deliver([{ ...row, count: 1 }], { sent: 2, late: 10 })).toMatchObject({ outcome: 'overtaken' });
  expect(places()).toEqual([['p1', 3]]);
  expect(await deliver([{ ...row, count: 4 }], { sent: 6 })).toMatchObject({ outcome: 'taken' });
  expect(places()).toEqual([['p1', 4]]);
});

test('a report that was sent before the delivery of another one, and after its sending, counts', async () => {
  const { deliver, places } = withNursery();
  await deliver([{ ...row, count: 3 }], { sent: 1, late: 30 });
  expect(await deliver([{ ...row, count: 4 }], { sent: 2, late: 30 })).toMatchObject({ outcome: 'taken' });
  expect(places()).toEqual([['p1', 4]]);
});

test('what our team has written after a report was sent is not overwritten by it', async () => {
  const { fake, deliver, places } = withNursery();
  Object.assign(fake.table(uids.places)[0] ?? {}, { count: 1, updatedAt: minutes(20).toISOString() });
  expect(await deliver([{ ...row, count: 3 }], { sent: 10, late: 30 })).toMatchObject({ outcome: 'overtaken' });
  expect(places()).toEqual([['p1', 1]]);
  expect(await deliver([{ ...row, count: 3 }], { sent: 50 })).toMatchObject({ outcome: 'taken' });
});

test('a jump of more than half of the approved places waits for a person, and cannot be confirmed past them', async () => {
  const { fake, deliver } = withNursery();
  const nextMailAt = minutes(1);
  expect(await deliver([{ ...row, count: 8 }])).toMatchObject({ outcome: 'to_review', nextMailAt });
  expect(fake.table(uids.places)).toMatchObject([{ count: 8, awaitsReview: true }]);
  expect(JSON.parse(String(fake.table(uids.nurseries)[0]?.places))).toEqual([]);
  // Its manager sees it all the same.
  expect(await knownPlaces(fake.strapi, { nurseryId: 'lutins', expires: expiresAt / 1000 })).toMatchObject({
    places: [{ count: 8, awaitsReview: true }],
  });
  expect(await deliver([{ ...row, count: 8 }], { sent: 2 })).toMatchObject({ outcome: 'to_review' });
  expect(await deliver([{ ...row, count: 3 }], { sent: 3 })).toMatchObject({ outcome: 'taken' });
  expect(fake.table(uids.places)).toMatchObject([{ count: 3, awaitsReview: false }]);
});

test.for([
  ['more places than approved', [{ ...row, count: 11 }]],
  ['ages the wrong way round', [{ ...row, ageFromMonths: 40 }]],
  ['no day', [{ ...row, days: '0000000000' }]],
  ['no places', []],
  ['no list', 'places'],
  ['a number that is none', [{ ...row, count: 'many' }]],
] as const)('a report with %s is kept for the team and changes nothing', async ([, reported]) => {
  const { deliver, places } = withNursery();
  expect(await deliver(reported)).toMatchObject({ outcome: 'refused', nextMailAt: minutes(1), outcomeText: expect.any(String) });
  expect(places()).toEqual([['p1', 2]]);
});

test.for([
  ['the nursery has left the site', { publishedAt: null }, 'gone', 'refused'],
  ['the contact is another', { contactEmail: 'autre@exemple.fr' }, 'revoked', 'refused'],
  ['there is no contact any more', { contactEmail: null }, 'revoked', 'refused'],
] as const)('where %s the link opens nothing, and what it still sends changes nothing', async ([, change, standing, outcome]) => {
  const { fake, deliver, places } = withNursery();
  Object.assign(fake.table(uids.nurseries)[0] ?? {}, change);
  expect(await knownPlaces(fake.strapi, { nurseryId: 'lutins', expires: expiresAt / 1000 })).toEqual({
    standing,
    nursery: null,
    places: [],
  });
  expect(await deliver([{ ...row, count: 3 }])).toMatchObject({ outcome });
  expect(places()).toEqual([['p1', 2]]);
});

test('a newer link closes the older one once it is sent; what the same contact has told by the older one still counts', async () => {
  const { fake, deliver } = withNursery();
  const expires = expiresAt / 1000;
  const week = 7 * 86_400;
  const newer: Record<string, unknown> = {
    ...{ id: 2, documentId: 'l2', nurseryId: 'lutins', email: 'l@exemple.fr', answeredAt: null },
    ...{ expiresAt: new Date(expiresAt + week * 1000), sentAt: null },
  };
  fake.table(uids.links).push(newer);
  const standing = async (end: number) => (await knownPlaces(fake.strapi, { nurseryId: 'lutins', expires: end })).standing;
  expect([await standing(expires), await standing(expires + week)]).toEqual(['open', 'revoked']);
  newer.sentAt = minutes(7 * 24 * 60);
  expect([await standing(expires), await standing(expires + week)]).toEqual(['revoked', 'open']);
  expect(await standing(expires + 1)).toBe('revoked');
  expect(await deliver([{ ...row, count: 3 }])).toMatchObject({ outcome: 'taken' });
});
