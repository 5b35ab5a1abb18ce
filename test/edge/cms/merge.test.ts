import { expect, test } from 'vitest';
import { preRegister } from '../../helpers/accounts/pre-register.ts';
import { type Desk, databases, openDesks } from '../../helpers/panel/desks.ts';

const deskOn = openDesks();

interface Shown {
  request: Record<string, unknown>;
  events: { action: string }[];
  notes: { text: string }[];
  doubles: { documentId: string }[];
  keptInstead: { documentId: string } | null;
}

function workOf({ cms, advisers: [adviser] }: Desk) {
  const read = async (path: string): Promise<unknown> => (await adviser.fetch('GET', `/placement/${path}`)).json();
  return {
    read,
    act: async (path: string, body: object) => (await adviser.fetch('POST', `/placement/${path}`, body)).status,
    show: async (request: string) => (await read(`requests/${request}`)) as Shown,
    async request(email: string, more: object): Promise<string> {
      const reference = await preRegister(cms, [{ email, firstName: 'Lou' }], { submittedAt: new Date().toISOString(), ...more });
      const { requests } = (await read(`requests?q=${reference}`)) as { requests: { documentId: string }[] };
      return requests[0]?.documentId ?? '';
    },
  };
}

test.for(databases)('on %s two requests of a family become one, with the values that were chosen', async (database) => {
  const { request, act, show, read } = workOf(deskOn(database));
  const email = `fusion-${database}@exemple.fr`;
  const child = { status: 'born', birthDate: '2026-06-01', firstName: 'Ali' };
  const [kept, other] = [
    await request(email, { message: null }),
    await request(email, { children: [child], startDate: '2027-02-01', message: 'Bonjour' }),
  ];
  expect(await act(`requests/${other}/notes`, { text: 'Rappelés' })).toBe(200);
  expect(await read(`requests/${kept}/merge/${other}`)).toMatchObject({
    kept: { documentId: kept },
    other: { documentId: other, message: 'Bonjour' },
    differences: [
      { field: 'children', isTaken: false },
      { field: 'startDate', isTaken: false },
      { field: 'message', isTaken: true },
    ],
  });
  expect(await act(`requests/${kept}/merge`, { other, take: ['everything'] })).toBe(400);
  expect(await act(`requests/${kept}/merge`, { other, take: ['children', 'message'] })).toBe(200);
  const [one, two] = [await show(kept), await show(other)];
  expect(one.request).toMatchObject({ state: 'received', startDate: '2027-01-04', message: 'Bonjour', children: [child] });
  expect(one.notes).toMatchObject([{ text: 'Rappelés' }]);
  expect(two.request).toMatchObject({ state: 'closed', closingReason: 'duplicate', children: [child] });
  expect([two.notes, two.keptInstead?.documentId]).toEqual([[], kept]);
  // Opened again, it is nobody's double.
  expect(await act(`requests/${other}/move`, { to: 'qualified' })).toBe(200);
  expect((await show(other)).keptInstead).toBeNull();
});

test.for(databases)('on %s of many merges of two requests at once, in both directions, one counts', async (database) => {
  const { request, act, show } = workOf(deskOn(database));
  const email = `ensemble-${database}@exemple.fr`;
  const [one, two] = [await request(email, {}), await request(email, { startDate: '2027-02-01' })];
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => {
      const [kept, other] = index % 2 ? [one, two] : [two, one];
      return act(`requests/${kept}/merge`, { other, take: ['startDate'] });
    }),
  );
  expect(answers.sort()).toEqual([200, 400, 400, 400, 400, 400]);
  const shown = [await show(one), await show(two)];
  expect(shown.map(({ request: { state } }) => state).sort()).toEqual(['closed', 'received']);
  expect(shown.flatMap(({ events }) => events).filter(({ action }) => action === 'merged')).toHaveLength(2);
});
