import { expect, test } from 'vitest';
import { createFakeStrapi } from '../../testing/fake-strapi';
import { requestUid } from '../placement-rows';
import { moveByHand } from './change-request';

function withRequest(state: string) {
  const fake = createFakeStrapi();
  fake.table(requestUid).push({ id: 1, documentId: 'd1', state, assigneeId: null });
  const actor = { id: 7, name: 'Camille Conseil', isAdministrator: false };
  const move = async (body: Record<string, unknown>) =>
    moveByHand(fake.strapi, { params: { request: 'd1' }, query: {}, body, actor, today: '2026-11-30' });
  return { move, state: () => fake.table(requestUid)[0]?.state };
}

test.for([
  ['place_proposed', 'family_agreed'],
  ['family_agreed', 'nursery_agreed'],
  ['nursery_agreed', 'contract_signed'],
  ['contract_signed', 'searching'],
])('from %s nobody moves a request to %s by hand: the answer to its proposal does', async ([from = '', to]) => {
  const { move, state } = withRequest(from);
  await expect(move({ to })).rejects.toThrow(/Rechargez/);
  expect(state()).toBe(from);
});

test('whatever else is allowed is done by hand: a first day, an end with its reason', async () => {
  const signed = withRequest('contract_signed');
  await signed.move({ to: 'entered' });
  expect(signed.state()).toBe('entered');
  const agreed = withRequest('nursery_agreed');
  await agreed.move({ to: 'closed', reason: 'municipal_place' });
  expect(agreed.state()).toBe('closed');
});
