import { expect, test } from 'vitest';
import { createFakeStrapi } from '../../testing/fake-strapi';
import { requestUid } from '../placement-rows';
import { readWish } from './family-wish';

const request = (more: object = {}) => ({
  id: 1,
  documentId: 'd1',
  children: [{ birthDate: '2026-05-01', dueDate: null }],
  hoursFrom: '08:30',
  hoursTo: null,
  firstEmail: 'zoe@exemple.fr',
  employerAccount: null,
  ...more,
});

const proposals = 'api::proposal.proposal';

test('a request asks for what its family wrote, where the worker has found it to live and work', async () => {
  const fake = createFakeStrapi();
  const places = { homeLatitude: 45.76, homeLongitude: 4.84, workLatitude: null, workLongitude: null, workPlace: 'Lyon' };
  fake.table('api::city.city').push({ id: 1, name: 'Lyon', inseeCode: '69123', latitude: 45.75, longitude: 4.85 });
  fake.table(requestUid).push(request({ ...places, needsDisabilityWelcome: true, homePlace: 'Lyon' }));
  const { wish } = await readWish(fake.strapi, 1);
  expect(wish).toMatchObject({ births: ['2026-05-01'], arrives: 510, leaves: null, days: [], access: ['disability'], savedNurseries: [] });
  // From before the worker told positions, and of what it does not know: the page of the commune.
  expect([wish.home, wish.work]).toEqual([
    { latitude: 45.76, longitude: 4.84 },
    { latitude: 45.75, longitude: 4.85 },
  ]);
});

test('nurseries that the family has saved belong to its wish', async () => {
  const fake = createFakeStrapi();
  fake.table(requestUid).push(request({ savedNurseries: ['le-nid', 'la-ronde'] }));
  expect((await readWish(fake.strapi, 1)).wish.savedNurseries).toEqual(['le-nid', 'la-ronde']);
});

test('a nursery where a child of the same family has a place is known, until that child has left', async () => {
  const fake = createFakeStrapi();
  fake.table(requestUid).push(request());
  const sibling = { firstEmail: 'zoe@exemple.fr', id: 2 };
  fake
    .table(proposals)
    .push(
      { id: 1, state: 'signed', nurserySlug: 'brindille', exitOn: null, request: sibling },
      { id: 2, state: 'signed', nurserySlug: 'gone', exitOn: '2026-08-31', request: sibling },
      { id: 3, state: 'sent', nurserySlug: 'proposed', exitOn: null, request: sibling },
      { id: 4, state: 'signed', nurserySlug: 'own', exitOn: null, request: { firstEmail: 'zoe@exemple.fr', id: 1 } },
      { id: 5, state: 'signed', nurserySlug: 'others', exitOn: null, request: { firstEmail: 'else@exemple.fr', id: 3 } },
    );
  expect((await readWish(fake.strapi, 1)).wish.siblingsAt).toEqual(['brindille']);
});

test('of what an employer has bought, what its families hold is not to give', async () => {
  const fake = createFakeStrapi();
  const boughtPlaces = [
    { nurserySlug: 'brindille', count: 2 },
    { nurserySlug: 'brindille', count: 1 },
    { nurserySlug: 'other', count: 1 },
  ];
  fake.table(requestUid).push(request({ firstEmail: '', employerAccount: { id: 8, name: 'Café & Cie', boughtPlaces } }));
  const ofEmployer = { employerAccount: { id: 8 } };
  fake
    .table(proposals)
    .push(
      { id: 1, holdKey: 'a#1', nurserySlug: 'brindille', exitOn: null, request: ofEmployer },
      { id: 2, holdKey: 'a#2', nurserySlug: 'brindille', exitOn: '2026-08-31', request: ofEmployer },
      { id: 3, holdKey: null, nurserySlug: 'brindille', exitOn: null, request: ofEmployer },
      { id: 4, holdKey: 'b#1', nurserySlug: 'other', exitOn: null, request: ofEmployer },
      { id: 5, holdKey: 'a#3', nurserySlug: 'brindille', exitOn: null, request: { employerAccount: { id: 9 } } },
    );
  const { wish, employer } = await readWish(fake.strapi, 1);
  expect([employer, [...wish.employerPlaces]]).toEqual([
    'Café & Cie',
    [
      ['brindille', 2],
      ['other', 0],
    ],
  ]);
});
