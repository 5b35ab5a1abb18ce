import { expect, test } from 'vitest';
import { createFakeStrapi } from '../../testing/fake-strapi';
import { requestUid } from '../placement-rows';
import { readFollowUp } from './read-follow-up';
import { readStep } from './read-step';
import { takeStep } from './take-step';

const events = 'api::request-event.request-event';
const notes = 'api::request-note.request-note';
const proposals = 'api::proposal.proposal';
const key = '0f6a1c52-9d1e-4c3c-8a55-1f0f6f2f7a01';

const request = {
  ...{ id: 1, documentId: 'd1', reference: 'CS-1', outcome: 'accepted', state: 'place_proposed', closingReason: null, language: 'fr' },
  ...{ submittedAt: '2026-11-20T10:00:00.000Z', stateSince: '2026-11-26T10:00:00.000Z', nextStepOn: '2099-12-03', nurserySlug: null },
  ...{ assigneeId: 7, assigneeName: 'Camille Conseil', lastFamilySignAt: null },
  ...{ startDate: '2027-01-04', days: ['monday'], hoursFrom: '08:00', hoursTo: '18:00' },
  parents: [{ email: 'zoe@exemple.fr' }],
  children: [{ id: 3, status: 'expected', firstName: 'Lou', birthDate: null, dueDate: '2026-11-20' }],
};
const proposal = {
  ...{ id: 5, documentId: 'p5', placeId: 'place', nurserySlug: 'brindille', nurseryName: 'Brindille', days: '1111111111', visitOn: null },
  ...{ state: 'sent', startDate: '2027-01-04', expiresOn: '2099-12-01', holdKey: 'place#1', sentAt: '2026-11-26T10:00:00.000Z' },
  ...{ message: null, request: { id: 1, documentId: 'd1' } },
};

function withRequest(more: object = {}, proposed: object = {}) {
  const fake = createFakeStrapi();
  fake.table(requestUid).push({ ...structuredClone(request), ...more });
  fake.table(proposals).push({ ...proposal, ...proposed });
  const take = (step: object, stepKey = key) => takeStep(fake.strapi, 'CS-1', readStep({ key: stepKey, ...step }));
  return { fake, take, row: () => fake.table(requestUid)[0], offer: () => fake.table(proposals)[0] };
}

test('a family accepts a place once, however often it says so; the desk reads who did it', async () => {
  const { fake, take, row, offer } = withRequest();
  expect(await take({ action: 'accept', proposal: 'p5' })).toBe('done');
  expect(await take({ action: 'accept', proposal: 'p5' })).toBe('done');
  expect(await take({ action: 'accept', proposal: 'p5' }, key.replace('0f', '1f'))).toBe('done');
  expect([offer(), row()]).toMatchObject([{ state: 'family_agreed', holdKey: 'place#1' }, { state: 'family_agreed' }]);
  expect(fake.table(events).map(({ action, actor, toState }) => [action, actor, toState])).toEqual([
    ['answered', 'Famille', 'family_agreed'],
    ['moved', 'Famille', 'family_agreed'],
  ]);
  expect(row()).toMatchObject({ assigneeName: 'Camille Conseil', lastFamilySignAt: expect.any(Date), familyWroteAt: expect.any(Date) });
});

test('a place that is declined is free again, and the reason stands with it', async () => {
  const { take, row, offer } = withRequest();
  expect(await take({ action: 'decline', proposal: 'p5', reason: 'too_far' })).toBe('done');
  expect(await take({ action: 'decline', proposal: 'p5', reason: null })).toBe('done');
  expect(offer()).toMatchObject({ state: 'declined', holdKey: null, declinedBy: 'family', answerReason: 'Trop loin' });
  expect(row()?.state).toBe('searching');
});

test.for([
  ['has expired, though nobody has noted that yet', { expiresOn: '2026-11-01' }],
  ['was withdrawn', { state: 'withdrawn' }],
  ['is a draft', { state: 'draft' }],
  ['is another family’s', { request: { id: 2, documentId: 'd2' } }],
  ['does not exist', { documentId: 'other' }],
] as const)('a proposal that %s is neither accepted nor declined, and nothing is noted', async ([, proposed]) => {
  const { fake, take, row } = withRequest({}, proposed);
  for (const action of ['accept', 'decline']) expect(await take({ action, proposal: 'p5' })).toBe('changed');
  expect([row()?.state, row()?.lastFamilySignAt, fake.table(events)]).toEqual(['place_proposed', null, []]);
});

test('a message reaches the desk once, is answered in time, and another one is another', async () => {
  const { fake, take, row } = withRequest();
  for (const text of ['Bonjour', 'Bonjour', 'Encore moi']) expect(await take({ action: 'message', text })).toBe('done');
  expect(fake.table(notes).map(({ kind, text, author }) => [kind, text, author])).toEqual([
    ['message', 'Bonjour', 'Famille'],
    ['message', 'Encore moi', 'Famille'],
  ]);
  expect(fake.table(events).map(({ action, actor, detail }) => [action, actor, detail])).toEqual([
    ['noted', 'Famille', 'Message'],
    ['noted', 'Famille', 'Message'],
  ]);
  expect(String(row()?.nextStepOn) < '2099').toBe(true);
});

test('wishes change until a place is agreed on, and the desk reads what they were', async () => {
  const { fake, take, row } = withRequest();
  const wishes = { startDate: '2027-02-01', days: ['monday', 'friday'], hoursFrom: '09:00', hoursTo: '17:00' };
  expect(await take({ action: 'wishes', ...wishes })).toBe('done');
  expect(row()).toMatchObject(wishes);
  expect(fake.table(events)[0]?.detail).toBe(
    'Souhaits\u202f: entrée le 04/01/2027\u202f; lundi\u202f; 08:00–18:00 → entrée le 01/02/2027\u202f; lundi, vendredi\u202f; 09:00–17:00',
  );
  const agreed = withRequest({ state: 'family_agreed' });
  expect(await agreed.take({ action: 'wishes', ...wishes })).toBe('changed');
  expect(agreed.row()?.startDate).toBe('2027-01-04');
});

test('a birth is confirmed, and the child keeps the rest of what was said of it', async () => {
  const { take, row, fake } = withRequest();
  expect(await take({ action: 'birth', child: 0, birthDate: '2026-11-22' })).toBe('done');
  expect(row()?.children).toEqual([{ id: 3, status: 'born', firstName: 'Lou', birthDate: '2026-11-22', dueDate: null }]);
  expect(fake.table(events)[0]?.detail).toBe('Naissance confirmée (Lou)\u202f: 22/11/2026');
  expect(await take({ action: 'birth', child: 4, birthDate: '2026-11-22' })).toBe('changed');
});

test('a request that is withdrawn gives the place back; once it has ended nothing else is done', async () => {
  const { take, row, offer } = withRequest();
  expect(await take({ action: 'withdraw' })).toBe('done');
  expect(await take({ action: 'withdraw' })).toBe('done');
  expect([row()?.state, row()?.closingReason, offer()?.state, offer()?.holdKey]).toEqual(['closed', 'withdrawn', 'withdrawn', null]);
  expect(await take({ action: 'prolong' })).toBe('changed');
  expect(await take({ action: 'message', text: 'Rouvrez-la, s’il vous plaît' })).toBe('done');
  const entered = withRequest({ state: 'entered' });
  expect(await entered.take({ action: 'withdraw' })).toBe('changed');
});

test('who still searches says so by one button; the team is not written to for that', async () => {
  const { take, row } = withRequest({ state: 'searching', askedStillOn: '2026-11-20', askedStillTimes: 2 });
  expect(await take({ action: 'prolong' })).toBe('done');
  expect(row()).toMatchObject({ lastFamilySignAt: expect.any(Date), askedStillOn: null, askedStillTimes: 0 });
  expect(row()?.familyWroteAt).toBeUndefined();
});

test.for([
  null,
  {},
  { action: 'erase', key },
  { action: 'message', key, text: '' },
  { action: 'accept', key },
  { action: 'birth', key, child: 0, birthDate: 'x' },
])('what is no step, %j, is refused', (data) => expect(() => readStep(data)).toThrow('no such step'));

test('the family sees what it may, and of others’ notes, drafts and journal nothing', async () => {
  const { fake, take } = withRequest();
  fake.table(notes).push({ id: 9, request: 1, kind: 'note', text: 'Dossier fragile', author: 'Camille Conseil' });
  fake
    .table('api::nursery.nursery')
    .push({ id: 2, slug: 'brindille', locale: 'fr', publishedAt: '2026-01-01', name: 'Brindille', tariffMode: 'psu', hourlyPrice: null });
  await take({ action: 'message', text: 'Bonjour' });
  const view = await readFollowUp(fake.strapi, 'CS-1');
  expect(view).toMatchObject({
    ...{ reference: 'CS-1', state: 'place_proposed', adviser: 'Camille Conseil', email: 'zoe@exemple.fr' },
    reachedOn: { received: '2026-11-20', proposal: '2026-11-26' },
    proposal: { id: 'p5', state: 'sent', nursery: { slug: 'brindille', name: 'Brindille' }, tariffMode: 'psu', expiresOn: '2099-12-01' },
    expected: [{ index: 0, firstName: 'Lou', dueDate: '2026-11-20' }],
    messages: [{ text: 'Bonjour' }],
  });
  expect(JSON.stringify(view)).not.toMatch(/fragile|Famille|holdKey/);
  expect(await readFollowUp(fake.strapi, 'CS-2')).toBeNull();
});

test('a request that went back to the search has not reached what came after it', async () => {
  const { fake } = withRequest({ state: 'searching' }, { state: 'expired' });
  for (const [id, toState, at] of [
    [1, 'searching', '2026-11-22T10:00:00Z'],
    [2, 'place_proposed', '2026-11-23T10:00:00Z'],
    [3, 'searching', '2026-11-29T10:00:00Z'],
  ] as const)
    fake.table(events).push({ id, request: 1, action: 'moved', toState, at });
  const view = await readFollowUp(fake.strapi, 'CS-1');
  expect(view?.reachedOn).toEqual({ received: '2026-11-20', search: '2026-11-22' });
  expect(view?.proposal?.state).toBe('expired');
});

test('a place that still stands is shown before a newer one that was declined', async () => {
  const { fake, take } = withRequest();
  const newer = { ...proposal, id: 6, documentId: 'p6', holdKey: 'place#2' };
  fake.table(proposals).push(newer, { ...newer, id: 7, documentId: 'p7', holdKey: 'place#3', state: 'draft', sentAt: null });
  const shown = async () => (await readFollowUp(fake.strapi, 'CS-1'))?.proposal;
  expect(await shown()).toMatchObject({ id: 'p6', state: 'sent' });
  await take({ action: 'decline', proposal: 'p6', reason: null });
  expect(await shown()).toMatchObject({ id: 'p5', state: 'sent' });
  await take({ action: 'decline', proposal: 'p5', reason: null }, key.replace('0f', '1f'));
  expect(await shown()).toMatchObject({ id: 'p6', state: 'declined' });
});
