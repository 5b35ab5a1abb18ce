import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import type { DeskCall } from './desk/desk-call';
import { readRequest } from './desk/read-request';
import { readEmployer, readStatement } from './employers/read-employers';
import { requestUid } from './placement-rows';

const proposals = 'api::proposal.proposal';
const events = 'api::request-event.request-event';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T09:10:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function callOf(params: Record<string, string>, { id = 7, isAdministrator = false } = {}): DeskCall {
  return { params, query: { year: '2027' }, body: {}, actor: { id, name: `Person ${id}`, isAdministrator }, today: '2026-11-30' };
}

test.for([
  [true, 1],
  [false, 0],
  [null, 0],
] as const)(
  'of a parent whose agreement is %s an employer is told of %i requests, by its page and by its statement',
  async ([agreed, count]) => {
    const { strapi, table } = createFakeStrapi();
    table('api::employer.employer').push({ id: 3, documentId: 'e3', name: 'Café & Cie', siren: '123456789' });
    const request = { id: 1, documentId: 'd1', reference: 'CS-1', contactName: 'Zoé', employerAccount: { id: 3 }, contactEmployer: agreed };
    table(requestUid).push(request);
    table(proposals).push({
      ...{ id: 5, documentId: 'p5', state: 'signed', nurseryName: 'Brindille', entryOn: '2027-01-04', exitOn: null },
      ...{ invoices: [{ year: 2027, amount: 900 }], request: { ...request, children: [{ birthDate: '2026-03-31' }] } },
    });
    const page = (await readEmployer(strapi, callOf({ employer: 'e3' }))) as { requests: unknown[]; stays: number };
    expect([page.requests.length, page.stays]).toEqual([count, count]);
    const { csv } = (await readStatement(strapi, callOf({ employer: 'e3' }))) as { csv: string };
    expect([csv.includes('CS-1'), csv.includes('900')]).toEqual([count === 1, count === 1]);
  },
);

test('a look at a request is written down once an hour and person, and told to administrators alone', async () => {
  const { strapi, table } = createFakeStrapi();
  table(requestUid).push({ id: 1, documentId: 'd1', reference: 'CS-1', state: 'received' });
  // What is written has its request by number; what is asked for, as an entry.
  const looks = () => table(events).map(({ actor, action }) => [action, actor]);
  for (const id of [7, 7, 8]) await readRequest(strapi, callOf({ request: 'd1' }, { id }));
  expect(looks()).toEqual([
    ['seen', 'Person 7'],
    ['seen', 'Person 8'],
  ]);
  vi.setSystemTime(new Date('2026-11-30T10:00:00Z'));
  await readRequest(strapi, callOf({ request: 'd1' }));
  expect(looks()).toHaveLength(3);
  for (const event of table(events)) event.request = { id: 1 };
  table(events).push({ id: 90, request: { id: 1 }, action: 'moved', actor: 'Person 7' });
  const countsFor = async (isAdministrator: boolean) => {
    const answer = (await readRequest(strapi, callOf({ request: 'd1' }, { isAdministrator }))) as Record<'events' | 'views', unknown[]>;
    return [answer.events.length, answer.views.length];
  };
  expect(await countsFor(false)).toEqual([1, 0]);
  expect(await countsFor(true)).toEqual([1, 3]);
});
