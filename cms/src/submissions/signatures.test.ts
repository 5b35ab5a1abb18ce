import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { prepareSignature, renewSignature } from './signatures';
import type { Submission } from './submission';

const uid = 'api::manifesto-signature.manifesto-signature';
type Data = Record<string, unknown>;

/** Takes a signature as the controller does: prepared, kept, and what is new in it taken into the one that counts. */
async function sign(fake: ReturnType<typeof createFakeStrapi>, data: Data) {
  const sent: Data = { nextMailAt: '2026-11-28T10:00:00.000Z', ...data };
  const first = await prepareSignature(fake.strapi, sent);
  fake.table(uid).push({ documentId: `s${fake.table(uid).length}`, ...sent });
  return first && renewSignature(fake.strapi, first, sent);
}
const counted = (fake: ReturnType<typeof createFakeStrapi>) => fake.table(uid).filter(({ signatoryKey }) => signatoryKey);

test('the first signature of an address counts and is thanked', async () => {
  const fake = createFakeStrapi();
  await sign(fake, { email: 'li@exemple.fr', firstName: 'Li' });
  expect(counted(fake)).toMatchObject([
    { firstName: 'Li', nextMailAt: expect.any(String), signatoryKey: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

test('a later one is kept beside it, uncounted and without a mail, however the address is written', async () => {
  const fake = createFakeStrapi();
  await sign(fake, { email: 'li@exemple.fr' });
  expect(await sign(fake, { email: 'LI@Exemple.FR' })).toEqual({ isMailDue: false });
  expect(fake.table(uid)[1]).toMatchObject({ nextMailAt: null });
  expect(counted(fake)).toHaveLength(1);
});

test('the newest word counts: what is said again is replaced, what is not said stays, and nothing else is touched', async () => {
  const fake = createFakeStrapi();
  await sign(fake, { email: 'li@exemple.fr', town: 'Us', publishName: true, marketingEmail: true, reference: 'A', state: 'contacted' });
  await sign(fake, { email: 'li@exemple.fr', publishName: false, reference: 'B', state: 'received', submissionKey: 'k' });
  const [one] = counted(fake);
  expect(one).toMatchObject({ town: 'Us', publishName: false, marketingEmail: true, reference: 'A', state: 'contacted' });
  expect(one).not.toHaveProperty('submissionKey');
});

test('signing again tries an address again that mail could not reach', async () => {
  const fake = createFakeStrapi();
  await sign(fake, { email: 'li@exemple.fr' });
  Object.assign(fake.table(uid)[0] ?? {}, { mailError: 'acknowledgedAt: refused', mailAttempts: 3, nextMailAt: null });
  expect(await sign(fake, { email: 'li@exemple.fr' })).toEqual({ isMailDue: true });
  expect(counted(fake)).toMatchObject([{ mailError: null, mailAttempts: 0, nextMailAt: expect.any(Date) }]);
});

test.for<[string, Data]>([
  ['a machine', { email: 'li@exemple.fr', suspicion: 'trap' }],
  ['whom the check against robots has not seen', { email: 'li@exemple.fr', suspicion: 'no-challenge' }],
  ['nobody’s address', { firstName: 'Li' }],
])('%s does not count, and changes nothing of who does', async ([, data]) => {
  const fake = createFakeStrapi();
  await sign(fake, { email: 'li@exemple.fr', town: 'Us' });
  expect(await sign(fake, { ...data, town: 'Oz' })).toBeNull();
  expect(counted(fake)).toMatchObject([{ town: 'Us' }]);
});

test('of two first signatures of an address at once the database refuses one, which then finds the other', async () => {
  const fake = createFakeStrapi();
  const both: Data[] = [{ email: 'li@exemple.fr' }, { email: 'li@exemple.fr' }];
  for (const data of both) await prepareSignature(fake.strapi, data);
  const rows = fake.strapi.db.query(uid);
  await rows.create({ data: both[0] as Data });
  await expect(rows.create({ data: both[1] as Data })).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
  expect(((await prepareSignature(fake.strapi, { email: 'li@exemple.fr' })) as Submission).signatoryKey).toBe(both[0]?.signatoryKey);
});
