import { expect, test } from 'vitest';
import { createFakeStrapi } from '../../testing/fake-strapi';
import { findFamilyRequest } from '../family/read-follow-up';
import { findRequest } from '../move-request';
import { requestUid } from '../placement-rows';
import { differences } from './merge-fields';
import { mergeRequests } from './merge-requests';

const camille = { id: 7, name: 'Camille Conseil' };
const uids = { events: 'api::request-event.request-event', proposals: 'api::proposal.proposal', notes: 'api::request-note.request-note' };

const kept = { id: 1, documentId: 'd1', reference: 'CS-1', state: 'qualified', nextStepOn: '2027-01-10', startDate: '2027-01-04' };
const other = {
  ...{ id: 2, documentId: 'd2', reference: 'CS-2', state: 'searching', nextStepOn: '2027-01-05', startDate: '2027-03-01' },
  children: [{ id: 9, status: 'born', birthDate: '2026-05-01', firstName: 'Zoé' }],
  parents: [],
};

function withBoth(more: { kept?: object; other?: object } = {}) {
  const fake = createFakeStrapi();
  fake.table(requestUid).push({ ...kept, children: [], parents: [], ...more.kept }, { ...other, ...more.other });
  const merge = async (take: Parameters<typeof mergeRequests>[1]['take'] = []) => {
    const [one, two] = [await findRequest(fake.strapi, 'd1'), await findRequest(fake.strapi, 'd2')];
    return mergeRequests(fake.strapi, { kept: one, other: two, take, actor: camille });
  };
  return { fake, merge };
}

test('one request is made of two: it takes what was chosen, comes as far as the further one, and has what was done for both', async () => {
  const { fake, merge } = withBoth();
  fake.table(uids.proposals).push({ id: 5, state: 'sent', holdKey: 'place#1', request: { id: 2 } });
  fake.table(uids.notes).push({ id: 6, kind: 'task', request: { id: 2 } }, { id: 7, request: { id: 3 } });
  fake.table(uids.events).push({ id: 8, action: 'seen', request: { id: 2 } });
  await merge(['startDate', 'children']);
  expect(fake.table(requestUid)).toMatchObject([
    { state: 'searching', startDate: '2027-03-01', nextStepOn: '2027-01-05', children: [{ status: 'born', firstName: 'Zoé' }] },
    { state: 'closed', closingReason: 'duplicate', duplicateOf: 'd1', nextStepOn: null, startDate: '2027-03-01' },
  ]);
  // A part is written as a new one: the other request keeps its own.
  expect(fake.table(requestUid)[0]?.children).toEqual([{ status: 'born', birthDate: '2026-05-01', firstName: 'Zoé' }]);
  expect(fake.table(uids.proposals)).toMatchObject([{ request: 1, holdKey: 'place#1' }]);
  expect(fake.table(uids.notes).map(({ request }) => request)).toEqual([1, { id: 3 }]);
  expect(fake.table(uids.events)).toMatchObject([
    { id: 8, request: 1 },
    { request: 1, action: 'merged', fromState: 'qualified', toState: 'searching', detail: expect.stringContaining('2027-01-04') },
    { request: 2, action: 'merged', toState: 'closed', reason: 'duplicate', detail: 'Repris dans le dossier CS-1' },
  ]);
});

test.for<[string, { kept?: object; other?: object }, RegExp]>([
  ['one that is closed', { other: { state: 'closed' } }, /terminée/],
  ['one whose child has entered', { kept: { state: 'entered' } }, /terminée/],
  ['itself', { other: { id: 1 } }, /elle-même/],
])('a request is not merged with %s', async ([, more, sentence]) => {
  const { fake, merge } = withBoth(more);
  await expect(merge()).rejects.toThrow(sentence);
  expect(fake.table(uids.events)).toEqual([]);
});

test('where a family has accepted a place in each of two requests nothing is merged', async () => {
  const { fake, merge } = withBoth({ kept: { state: 'family_agreed' }, other: { state: 'contract_signed' } });
  fake.table(uids.proposals).push({ id: 5, state: 'family_agreed', request: { id: 1 } }, { id: 6, state: 'signed', request: { id: 2 } });
  await expect(merge(['startDate'])).rejects.toThrow(/retirez d’abord/);
  expect(fake.table(requestUid)).toMatchObject([{ state: 'family_agreed', startDate: '2027-01-04' }, { state: 'contract_signed' }]);
  fake.table(uids.proposals).splice(0, 1);
  await merge();
  expect(fake.table(requestUid)).toMatchObject([{ state: 'contract_signed' }, { state: 'closed' }]);
});

test('of two merges at the same moment, each the other way round, the second is told to look again', async () => {
  const { fake } = withBoth();
  const [one, two] = [await findRequest(fake.strapi, 'd1'), await findRequest(fake.strapi, 'd2')];
  await mergeRequests(fake.strapi, { kept: one, other: two, take: [], actor: camille });
  await expect(mergeRequests(fake.strapi, { kept: two, other: one, take: [], actor: camille })).rejects.toThrow(/Rechargez/);
  expect(fake.table(requestUid).map(({ state }) => state)).toEqual(['searching', 'closed']);
});

const yesterday = '2026-11-29T10:00:00.000Z';

test.for([
  ['the further one was told', { kept: {}, other: { toldState: 'searching' } }, 'searching'],
  ['the one that is kept was told what it has left', { kept: { toldState: 'qualified' }, other: {} }, null],
  ['either was told', { kept: { state: 'searching' }, other: { toldState: 'searching' } }, 'searching'],
  [
    'a place of each waits, one of them untold',
    { kept: { state: 'place_proposed', toldState: 'place_proposed' }, other: { state: 'place_proposed' } },
    null,
  ],
] as const)('a family knows of the request that is kept what it knew by either: %s', async ([, more, toldState]) => {
  const { fake, merge } = withBoth(more);
  await merge();
  expect(fake.table(requestUid)[0]?.toldState).toBe(toldState);
});

test('the last sign of a family is the later one of both, whichever it wrote to', async () => {
  for (const [lastSign, others] of [
    ['2026-09-01T10:00:00.000Z', yesterday],
    [yesterday, '2026-09-01T10:00:00.000Z'],
    [null, yesterday],
  ]) {
    const { fake, merge } = withBoth({ kept: { lastFamilySignAt: lastSign }, other: { lastFamilySignAt: others } });
    await merge();
    expect(fake.table(requestUid)[0]?.lastFamilySignAt).toBe(yesterday);
  }
});

test('a request that led to the other leads on to the one that is kept', async () => {
  const { fake, merge } = withBoth();
  fake.table(requestUid).push({ id: 3, documentId: 'd3', reference: 'CS-3', state: 'closed', duplicateOf: 'd2' });
  await merge();
  expect(fake.table(requestUid).map(({ duplicateOf }) => duplicateOf)).toEqual([undefined, 'd1', 'd1']);
  expect((await findFamilyRequest(fake.strapi, 'CS-3'))?.reference).toBe('CS-1');
});

test('what both say the same is no choice; what one alone says is proposed, but for an agreement', () => {
  const one = { parents: [{ id: 1, email: 'a@b.fr' }], hoursFrom: '08:00', hoursTo: '18:00', message: null, contactEmployer: false };
  const two = { parents: [{ id: 2, email: 'a@b.fr' }], hoursFrom: '08:00', hoursTo: '17:00', message: 'Bonjour', contactEmployer: true };
  expect(differences(one, two)).toEqual([
    { field: 'hours', isTaken: false },
    { field: 'message', isTaken: true },
    { field: 'contactEmployer', isTaken: false },
  ]);
});
