import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { deskKeysOf, keepDeskKeys, migrateRequests } from './desk-keys';
import { requestUid } from './placement-rows';

const now = Date.parse('2026-11-30T09:00:00Z');

test('a request is found by the first parent, and by the child that is expected first', () => {
  const parents = [{ email: ' Zoe@Exemple.FR ', phone: '+33612345678' }, { email: 'autre@exemple.fr' }];
  const children = [
    { status: 'expected', dueDate: '2027-03-01' },
    { status: 'expected', dueDate: '2027-02-01' },
    { status: 'born', birthDate: '2024-01-01', dueDate: '2024-01-02' },
  ];
  expect(deskKeysOf({ parents, children })).toEqual({ firstEmail: 'zoe@exemple.fr', firstPhone: '+33612345678', expectedOn: '2027-02-01' });
  expect(deskKeysOf({ parents: null, children: [{ status: 'expected', dueDate: null }] })).toEqual({
    firstEmail: '',
    firstPhone: '',
    expectedOn: null,
  });
});

test('a family has heard of us two working days after it wrote; where it was not retained, nothing is to come', async () => {
  const fake = createFakeStrapi();
  keepDeskKeys(fake.strapi);
  for (const outcome of ['accepted', 'rejected']) {
    await fake.strapi.documents(requestUid).create({ data: { outcome, submittedAt: '2026-11-27T10:00:00.000Z', parents: [] } as never });
  }
  expect(fake.table(requestUid).map(({ nextStepOn }) => nextStepOn)).toEqual(['2026-12-01', null]);
});

test('a child that is born, and a new address, are known once the request is changed', async () => {
  const fake = createFakeStrapi();
  keepDeskKeys(fake.strapi);
  const documents = fake.strapi.documents(requestUid);
  await documents.create({ data: { parents: [{ email: 'a@b.fr' }], children: [{ status: 'expected', dueDate: '2027-01-01' }] } as never });
  const [row] = fake.table(requestUid);
  const documentId = String(row?.documentId);
  await documents.update({ documentId, data: { parents: [{ email: 'c@d.fr' }], children: [{ status: 'born' }] } as never });
  expect(fake.table(requestUid)[0]).toMatchObject({ firstEmail: 'c@d.fr', expectedOn: null });
});

test('the three former states become states of the desk, once, of every request', async () => {
  const fake = createFakeStrapi();
  const rows = fake.table(requestUid);
  const states = ['received', 'contacted', 'closed', null];
  for (let id = 1; id <= 402; id += 1) {
    rows.push({
      id,
      documentId: `d${id}`,
      state: states[id % 4],
      outcome: 'accepted',
      submittedAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-02-01T00:00:00.000Z',
    });
  }
  await migrateRequests(fake.strapi, now);
  expect(rows.slice(0, 4)).toMatchObject([
    { state: 'qualified', stateSince: '2026-02-01T00:00:00.000Z', nextStepOn: '2026-12-02' },
    { state: 'closed', nextStepOn: null },
    { state: 'received', nextStepOn: '2026-12-02', lastActionAt: null },
    { state: 'received' },
  ]);
  expect(rows.filter(({ stateSince }) => !stateSince)).toEqual([]);
  const before = structuredClone(rows);
  await migrateRequests(fake.strapi, now + 86_400_000);
  expect(rows).toEqual(before);
});
