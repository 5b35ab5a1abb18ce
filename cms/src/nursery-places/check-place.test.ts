import { expect, test } from 'vitest';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { createFakeStrapi } from '../testing/fake-strapi';
import { checkCapacity, checkPlace } from './check-place';
import { nurseryUid, placeUid } from './place-rows';

const sound = {
  ageFromMonths: 10,
  ageToMonths: 17,
  days: '1111111111',
  availability: 'number',
  count: 2,
  kind: 'regular',
  reportedOn: todayInParis(Date.now()),
  origin: 'manager',
};
const inNursery = { nursery: { connect: [{ documentId: 'lutins', locale: 'fr' }] } };

function strapiWithPlaces(...places: object[]) {
  const fake = createFakeStrapi();
  fake.table(nurseryUid).push({ id: 1, documentId: 'lutins', locale: 'fr', approvedPlaces: 12 });
  for (const [index, place] of places.entries())
    fake
      .table(placeUid)
      .push({ id: index + 1, documentId: `p${index}`, nursery: { documentId: 'lutins' }, awaitsReview: false, ...sound, ...place });
  return fake;
}

function withPlaces(...places: object[]) {
  const { strapi } = strapiWithPlaces(...places);
  const save = async (data: Record<string, unknown>, documentId?: string) => {
    const problem = await checkPlace(strapi, data, documentId);
    return problem?.message ?? { awaitsReview: data.awaitsReview };
  };
  return save;
}

test('a place needs a nursery that is there', async () => {
  const save = withPlaces();
  for (const nursery of [undefined, null, { connect: [] }, { connect: [{ documentId: 'nobody' }] }])
    expect(await save({ ...sound, nursery })).toBe('Crèche : choisissez la crèche de cette place.');
  expect(await save({ ...sound, ...inNursery })).toEqual({ awaitsReview: false });
});

test('the places of all rows together are never more than the approved ones, and the field is named', async () => {
  const save = withPlaces({ count: 6 }, { count: 4, awaitsReview: true });
  expect(await save({ ...sound, ...inNursery, count: 2 })).toEqual({ awaitsReview: false });
  expect(await save({ ...sound, ...inNursery, count: 3 })).toBe(
    'Nombre de places : 3 place(s), avec les 10 de ses autres lignes : la crèche n’en a que 12 agréées.',
  );
  // A row that is saved again is not counted twice, and what is not sent stays as it is.
  expect(await save({ count: 8, origin: 'editor' }, 'p0')).toEqual({ awaitsReview: false });
  expect(await save({ count: 9 }, 'p0')).toMatch(/^Nombre de places : /);
});

test('a jump of more than half of the approved places waits for a person, up or down', async () => {
  const save = withPlaces({ count: 1 });
  expect(await save({ count: 7 }, 'p0')).toEqual({ awaitsReview: false });
  expect(await save({ count: 8 }, 'p0')).toEqual({ awaitsReview: true });
  expect(await save({ ...sound, ...inNursery, count: 7, origin: 'import' })).toEqual({ awaitsReview: true });
  expect(await withPlaces({ count: 9 })({ availability: 'full', count: null }, 'p0')).toEqual({ awaitsReview: true });
});

test('what our team writes is not kept back, nor what it has let go', async () => {
  expect(await withPlaces()({ ...sound, ...inNursery, count: 12, origin: 'editor' })).toEqual({ awaitsReview: false });
  const save = withPlaces({ count: 12, awaitsReview: true });
  expect(await save({ count: 12, awaitsReview: true }, 'p0')).toEqual({ awaitsReview: true });
  expect(await save({ count: 12, awaitsReview: false }, 'p0')).toEqual({ awaitsReview: false });
  // Nobody has looked: a manager who says the same once more does not let it through.
  expect(await save({ count: 12 }, 'p0')).toEqual({ awaitsReview: true });
});

test('whatever is wrong with a place is told in French, after the name of its field', async () => {
  const save = withPlaces();
  const wrong: [object, string][] = [
    [{ ageToMonths: 9 }, 'Âge le plus grand, en mois : 9 mois, en dessous de l’âge le plus jeune, 10 mois.'],
    [{ ageFromMonths: 'dix' }, 'Âge le plus jeune, en mois : un nombre entier de 0 à 72 mois.'],
    [{ days: '0000000000' }, 'Demi-journées : cochez au moins une demi-journée.'],
    [{ availability: 'full' }, 'Nombre de places : un nombre ne va qu’avec « Nombre de places annoncé ».'],
    [{ count: null }, 'Nombre de places : le nombre de places manque : écrivez-le, ou choisissez une autre annonce.'],
    [{ availableFrom: '2027-01-05', availableUntil: '2027-01-04' }, 'Libre jusqu’au : la fin vient avant le début.'],
    [{ closesAt: '18:30' }, 'Arrivée possible dès : les deux heures vont ensemble : il en manque une.'],
    [{ reportedOn: '2199-01-01' }, 'Dit le : le 01/01/2199 est dans l’avenir.'],
  ];
  for (const [changes, sentence] of wrong) expect(await save({ ...sound, ...inNursery, ...changes })).toBe(sentence);
});

test('a nursery is not approved for fewer places than have been said of it', async () => {
  const { strapi } = strapiWithPlaces({ count: 6 }, { count: 4 });
  expect(await checkCapacity(strapi, 10, 'lutins')).toBeNull();
  expect(await checkCapacity(strapi, 9, 'lutins')).toEqual({ path: ['approvedPlaces'], message: expect.stringContaining('10 places') });
  for (const unsaid of [null, undefined]) expect(await checkCapacity(strapi, unsaid, 'lutins')).toBeNull();
  expect(await checkCapacity(strapi, 1, undefined)).toBeNull();
});
