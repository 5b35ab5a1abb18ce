import { expect, test, vi } from 'vitest';
import { readContext } from '../../../test/app/read-context.ts';
import { comparedNurseriesQuery, nurseryQuery } from './nurseries.ts';
import { nurserySpotsQuery } from './nursery-spots.ts';

const whole = {
  documentId: 'n1',
  name: ' La Marée Basse ',
  slug: 'la-maree-basse-nantes',
  type: 'micro-nurseries',
  manager: 'Association La Marée',
  network: 'Petit Large',
  street: '3 quai de la Fosse',
  postalCode: '44000',
  cityName: 'Nantes',
  inseeCode: '44109',
  citySlug: 'pays-de-la-loire/loire-atlantique/nantes',
  latitude: 47.21,
  longitude: -1.56,
  deskPhone: '+33261917927',
  deskEmail: 'petit-large@creche-sereine.example',
  approvedPlaces: 12,
  minimumAgeMonths: 2,
  maximumAgeMonths: 36,
  openingHours: [{ id: 1, weekday: 'monday', opens: '07:30', closes: '18:30' }],
  closingWeeks: 0,
  closingText: 'Ouverte toute l’année.',
  tariffMode: 'paje',
  tariffText: null,
  places: [
    {
      ...{ id: 'p1', ageFromMonths: 10, ageToMonths: 17, days: '1111001111', availability: 'number', count: 2, kind: 'regular' },
      ...{ availableFrom: '2027-01-04', availableUntil: null, opensAt: '07:30', closesAt: '18:30', hourlyPrice: 9.5 },
      ...{ reportedOn: '2026-11-18', origin: 'manager' },
    },
  ],
  items: { id: 4, diaper: 'provided', meal: 'brought', snack: 'unknown', milk: null },
  pedagogy: null,
  languages: ['français', ' '],
  outdoorSpace: 'yes',
  wheelchairAccess: 'no',
  disabilityWelcome: null,
  avip: 'unknown',
  authorisationNumber: '44-2017-236',
  authorisedOn: '2017-08-24',
  authorisedBy: 'Conseil départemental de Loire-Atlantique',
  description: 'Une petite maison au bord de la Loire.',
  photos: [{ url: '/uploads/a.jpg', alternativeText: 'La maison', width: 1200, height: 900 }, { url: '/uploads/b.svg' }, null],
  updatedOn: '2026-11-19',
};

function read(entry: object) {
  const reject = vi.fn();
  const { value } = nurseryQuery('any', 'fr').parse({ data: [entry] }, readContext({ reject }));
  return { value: value?.value, reject };
}

test('a whole nursery is read, its hyphenated type made the usual one', () => {
  const { value, reject } = read(whole);
  expect(reject).not.toHaveBeenCalled();
  expect(value?.summary).toMatchObject({
    name: 'La Marée Basse',
    type: 'micro_nurseries',
    department: '44',
    position: { latitude: 47.21, longitude: -1.56 },
    places: 12,
    tariffMode: 'paje',
    reportedPlaces: [
      {
        ...{ id: 'p1', ageFromMonths: 10, ageToMonths: 17, days: 0b1111001111, availability: 'number', count: 2, kind: 'regular' },
        ...{ availableFrom: '2027-01-04', availableUntil: null, opens: 450, closes: 1110, hourlyPrice: 9.5 },
        ...{ reportedOn: '2026-11-18', origin: 'manager' },
      },
    ],
  });
  expect(value?.details).toMatchObject({
    deskPhone: '02\u00a061\u00a091\u00a079\u00a027',
    timeZone: 'Europe/Paris',
    closingWeeks: 0,
    items: { diaper: 'provided', meal: 'brought', snack: 'unknown', milk: 'unknown', care: 'unknown' },
    languages: ['français'],
    disabilityWelcome: 'unknown',
    authorisation: { number: '44-2017-236', on: '2017-08-24', by: 'Conseil départemental de Loire-Atlantique' },
    photos: [{ source: '/uploads/a.jpg', alternativeText: 'La maison', width: 1200, height: 900 }],
  });
  expect(value?.details.description?.html).toContain('bord de la Loire');
});

test('a nursery of which only the name is known is unknown in everything else, and stays', () => {
  const nothing = Object.fromEntries(Object.keys(whole).map((key) => [key, null]));
  const { value, reject } = read({ ...nothing, documentId: 'n2', name: 'Sans rien', slug: 'sans-rien' });
  expect(reject).not.toHaveBeenCalled();
  expect(value?.summary).toMatchObject({
    type: null,
    places: null,
    position: null,
    department: null,
    tariffMode: null,
    reportedPlaces: [],
  });
  expect(value?.details).toMatchObject({ hours: null, closingWeeks: null, languages: [], photos: [], description: null, avip: 'unknown' });
});

test('dirty data of imports is unknown, not shown as it came', () => {
  const { value, reject } = read({
    ...whole,
    type: 'creche',
    postalCode: 92025,
    latitude: 0,
    longitude: 0,
    approvedPlaces: 0,
    minimumAgeMonths: 2.5,
    maximumAgeMonths: '3 ans',
    deskPhone: '0000000000',
    openingHours: [{ weekday: 'monday', opens: '8h30', closes: null }, { weekday: 'tuesday', opens: '08:30', closes: '18:00' }, 'mercredi'],
    closingWeeks: -1,
    places: [
      null,
      'deux',
      { ...whole.places[0], days: 'LMMJV' },
      { ...whole.places[0], count: 0 },
      { ...whole.places[0], reportedOn: 'hier' },
    ],
    items: 'couches',
    languages: 'français',
    description: ' - ',
    photos: null,
  });
  expect(reject).not.toHaveBeenCalled();
  expect(value?.summary).toMatchObject({ type: null, postalCode: null, position: null, places: null, reportedPlaces: [] });
  expect(value?.summary.ages).toEqual({ minimumMonths: null, maximumMonths: null });
  expect(value?.details).toMatchObject({ deskPhone: null, closingWeeks: null, languages: [], description: null, photos: [] });
  expect(value?.details.hours).toMatchObject({ monday: null, tuesday: [{ opens: 510, closes: 1080 }], wednesday: [] });
});

test('a town and a postal code that were swapped are put right', () => {
  expect(read({ ...whole, postalCode: 'Nantes', cityName: '44000' }).value?.summary).toMatchObject({
    postalCode: '44000',
    cityName: 'Nantes',
  });
});

test('overseas has its own clocks', () => {
  expect(read({ ...whole, postalCode: '97400', inseeCode: '97411' }).value?.details.timeZone).toBe('Indian/Reunion');
});

test('a list drops only what has no name, and says so', () => {
  const reject = vi.fn();
  const { value, tags } = comparedNurseriesQuery(['la-maree-basse-nantes']).parse(
    { data: [whole, { documentId: 'n3', slug: 'x', name: ' ' }, null] },
    readContext({ reject }),
  );
  expect(value.items.map(({ slug }) => slug)).toEqual(['la-maree-basse-nantes']);
  expect(reject).toHaveBeenCalledTimes(2);
  expect(tags).toEqual(['nursery']);
});

test('some nurseries are asked for by their slugs, without a text', () => {
  const { query } = comparedNurseriesQuery(['une', 'deux']);
  expect(query).toMatchObject({ filters: { slug: { $in: ['une', 'deux'] } }, pagination: { pageSize: 2 }, locale: 'fr' });
  expect(query.fields).not.toContain('description');
});

test('a nursery of a list is told with hours, price and its first picture; what is none of these is unknown', () => {
  const odd = {
    ...whole,
    slug: 'autre',
    hourlyPrice: -3,
    photos: null,
    openingHours: [{ weekday: 'monday', opens: 'midi', closes: '18:30' }],
  };
  const { value } = comparedNurseriesQuery(['une', 'autre']).parse({ data: [{ ...whole, hourlyPrice: 9.9 }, odd] }, readContext());
  expect(value.items[0]).toMatchObject({
    hourlyPrice: 9.9,
    photo: { source: expect.stringContaining('/uploads/a.jpg') },
    hours: { monday: [{ opens: 450, closes: 1110 }] },
  });
  expect(value.items[1]).toMatchObject({ slug: 'autre', hourlyPrice: null, photo: null });
  expect(value.items[1]?.hours?.monday ?? null).toBeNull();
});

test('of all nurseries no more is asked than where they are', () => {
  const { query, parse } = nurserySpotsQuery(2);
  expect(query).toMatchObject({ pagination: { page: 2, pageSize: 1000 }, sort: ['name:asc', 'slug:asc'], locale: 'fr' });
  const { value } = parse(
    { data: [whole, { ...whole, name: ' ' }, { ...whole, latitude: 0, longitude: 0, approvedPlaces: -2 }] },
    readContext(),
  );
  expect(value.items).toMatchObject([
    { slug: whole.slug, position: { latitude: whole.latitude } },
    { slug: whole.slug, position: null, places: null },
  ]);
  expect(Object.keys(value.items[0] ?? {}).toSorted()).toEqual(['citySlug', 'name', 'places', 'position', 'slug']);
});
