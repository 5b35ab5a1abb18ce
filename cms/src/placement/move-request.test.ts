import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { findRequest, type Move, moveRequest } from './move-request';
import { requestUid } from './placement-rows';
import { expireProposals } from './proposals/expire-proposals';
import { answerProposal, withdrawAll } from './proposals/propose';

const camille = { id: 7, name: 'Camille Conseil' };
const events = 'api::request-event.request-event';
const proposals = 'api::proposal.proposal';

function withRequest(state: string, more: object = {}) {
  const fake = createFakeStrapi();
  fake.table(requestUid).push({ id: 1, documentId: 'd1', reference: 'CS-1', state, assigneeId: null, ...more });
  return fake;
}

test('a move notes who made it, when, and the next step; who moves a request first has taken it on', async () => {
  const fake = withRequest('received');
  await moveRequest(fake.strapi, await findRequest(fake.strapi, 'd1'), { to: 'qualified', nextStepOn: '2099-01-05', actor: camille });
  expect(fake.table(requestUid)).toMatchObject([
    { state: 'qualified', nextStepOn: '2099-01-05', assigneeId: 7, assigneeName: 'Camille Conseil', lastActionAt: expect.any(Date) },
  ]);
  expect(fake.table(events)).toMatchObject([
    {
      request: 1,
      action: 'moved',
      actor: 'Camille Conseil',
      actorId: 7,
      fromState: 'received',
      toState: 'qualified',
      at: expect.any(Date),
    },
  ]);
});

test.for<[state: string, move: Omit<Move, 'actor'>]>([
  ['received', { to: 'searching' }],
  ['received', { to: 'closed' }],
  ['received', { to: 'qualified', reason: 'duplicate' }],
  ['entered', { to: 'closed', reason: 'withdrawn' }],
  ['received', { to: 'qualified', nextStepOn: '2020-01-01' }],
])('from %s the move %j is refused, and nothing is noted', async ([state, move]) => {
  const fake = withRequest(state);
  const request = await findRequest(fake.strapi, 'd1');
  await expect(moveRequest(fake.strapi, request, { ...move, actor: camille })).rejects.toThrow();
  expect([fake.table(requestUid)[0]?.state, fake.table(events)]).toEqual([state, []]);
});

test('of two moves from the same state the first counts, the other is told to look again', async () => {
  const fake = withRequest('received');
  const request = await findRequest(fake.strapi, 'd1');
  await moveRequest(fake.strapi, request, { to: 'qualified', actor: camille });
  await expect(moveRequest(fake.strapi, request, { to: 'closed', reason: 'duplicate', actor: camille })).rejects.toThrow(/Rechargez/);
  expect(fake.table(requestUid)[0]?.state).toBe('qualified');
});

const proposal = (more: object) => ({
  id: 5,
  documentId: 'p5',
  placeId: 'place',
  nurseryName: 'Brindille',
  holdKey: 'place#1',
  startDate: '2027-01-04',
  request: { id: 1, documentId: 'd1' },
  ...more,
});

test('a proposal takes its request along, from the search to the contract', async () => {
  const fake = withRequest('searching');
  fake.table(proposals).push(proposal({ state: 'draft' }));
  for (const [to, state] of [
    ['sent', 'place_proposed'],
    ['family_agreed', 'family_agreed'],
    ['nursery_agreed', 'nursery_agreed'],
    ['signed', 'contract_signed'],
  ] as const) {
    const [row] = fake.table(proposals);
    await answerProposal(fake.strapi, row as never, { to, actor: camille });
    expect([fake.table(proposals)[0]?.state, fake.table(requestUid)[0]?.state]).toEqual([to, state]);
  }
  expect(fake.table(proposals)[0]).toMatchObject({ holdKey: 'place#1', entryOn: '2027-01-04' });
});

test('a proposal that the family declines gives its place back, and the search goes on', async () => {
  const fake = withRequest('place_proposed');
  fake.table(proposals).push(proposal({ state: 'sent' }));
  const [row] = fake.table(proposals);
  const answer = { to: 'declined', declinedBy: 'family', reason: 'Trop loin', actor: camille } as const;
  await answerProposal(fake.strapi, row as never, answer);
  expect(fake.table(proposals)[0]).toMatchObject({ state: 'declined', holdKey: null, declinedBy: 'family', answerReason: 'Trop loin' });
  expect(fake.table(requestUid)[0]?.state).toBe('searching');
  await expect(answerProposal(fake.strapi, proposal({ state: 'sent' }) as never, answer)).rejects.toThrow(/entre-temps/);
});

test('of two places that are proposed, the one that is declined leaves the request with the other', async () => {
  const fake = withRequest('family_agreed');
  fake
    .table(proposals)
    .push(proposal({ state: 'family_agreed' }), proposal({ id: 6, documentId: 'p6', state: 'sent', holdKey: 'place#2' }), {
      ...proposal({ id: 7, state: 'signed', holdKey: 'place#3' }),
      request: { id: 2 },
    });
  for (const [index, state] of [
    [0, 'place_proposed'],
    [1, 'searching'],
  ] as const) {
    const row = fake.table(proposals)[index];
    await answerProposal(fake.strapi, row as never, { to: 'declined', declinedBy: 'nursery', actor: camille });
    expect(fake.table(requestUid)[0]?.state).toBe(state);
  }
});

test('a second place that is sent leaves the request with the one that its family has agreed to, up to the contract', async () => {
  const fake = withRequest('family_agreed');
  const second = proposal({ id: 6, documentId: 'p6', state: 'draft', holdKey: 'place#2' });
  fake.table(proposals).push(proposal({ state: 'family_agreed' }), second);
  for (const [index, to, state] of [
    [1, 'sent', 'family_agreed'],
    [0, 'nursery_agreed', 'nursery_agreed'],
    [0, 'signed', 'contract_signed'],
  ] as const) {
    await answerProposal(fake.strapi, fake.table(proposals)[index] as never, { to, actor: camille });
    expect(fake.table(requestUid)[0]?.state).toBe(state);
  }
});

test('a proposal that cannot be sent from where its request is changes neither', async () => {
  const fake = withRequest('received');
  fake.table(proposals).push(proposal({ state: 'draft' }));
  const [row] = fake.table(proposals);
  await expect(answerProposal(fake.strapi, row as never, { to: 'sent', actor: camille })).rejects.toThrow();
  const [again] = fake.table(proposals);
  await expect(answerProposal(fake.strapi, again as never, { to: 'sent', days: 90, actor: camille })).rejects.toThrow(/1 à 15/);
  expect([fake.table(proposals)[0]?.state, fake.table(requestUid)[0]?.state, fake.table(events)]).toEqual(['draft', 'received', []]);
});

test('what nobody has answered ends after its last day, and nothing else', async () => {
  const fake = withRequest('place_proposed');
  fake
    .table(proposals)
    .push(
      proposal({ state: 'sent', expiresOn: '2026-11-29' }),
      proposal({ id: 6, documentId: 'p6', state: 'draft', expiresOn: '2026-11-30', holdKey: 'place#2' }),
      proposal({ id: 7, documentId: 'p7', state: 'family_agreed', expiresOn: null, holdKey: 'place#3', request: { id: 2 } }),
    );
  await expireProposals(fake.strapi, Date.parse('2026-11-30T09:00:00Z'));
  expect(fake.table(proposals).map(({ state, holdKey }) => [state, holdKey])).toEqual([
    ['expired', null],
    ['draft', 'place#2'],
    ['family_agreed', 'place#3'],
  ]);
  expect(fake.table(requestUid)[0]?.state).toBe('searching');
});

test('a request that ends gives back every place that was promised to it', async () => {
  const fake = withRequest('closed');
  fake
    .table(proposals)
    .push(
      proposal({ state: 'sent' }),
      proposal({ id: 6, state: 'draft', holdKey: 'place#2' }),
      proposal({ id: 8, request: { id: 2 }, state: 'sent', holdKey: 'place#3' }),
    );
  await withdrawAll(fake.strapi, 1, camille);
  expect(fake.table(proposals).map(({ holdKey }) => holdKey)).toEqual([null, null, 'place#3']);
});
