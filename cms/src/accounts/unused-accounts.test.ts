import { expect, test } from 'vitest';
import { createFakeStrapi, type FakeStrapi } from '../testing/fake-strapi';
import { eraseUnusedAccounts } from './unused-accounts';
import { userUid } from './user';

const now = new Date('2026-11-28T04:30:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const twoYears = 731;
const emails = (fake: FakeStrapi) => fake.table(userUid).map(({ email }) => email);
const recipients = (fake: FakeStrapi) => fake.mails.map(({ to }) => to);

function withAccounts(accounts: Record<string, object>, config = {}) {
  const fake = createFakeStrapi(config);
  const common = { confirmed: true, createdAt: daysAgo(3000), lastUsedAt: null, erasureNoticeAt: null };
  for (const [name, account] of Object.entries(accounts)) {
    const id = fake.table(userUid).length + 1;
    fake.table(userUid).push({ id, documentId: `u${id}`, ...common, email: name, ...account });
  }
  return fake;
}

test('who has not used an account for almost two years is told, once', async () => {
  const fake = withAccounts({ rappel: { lastUsedAt: daysAgo(twoYears - 29) }, recent: { lastUsedAt: daysAgo(twoYears - 32) } });
  await eraseUnusedAccounts(fake.strapi, now);
  await eraseUnusedAccounts(fake.strapi, now);
  expect([recipients(fake), emails(fake)]).toEqual([['rappel'], ['rappel', 'recent']]);
  expect(fake.mails[0]).toMatchObject({
    html: expect.stringContaining('https://site.test/compte/connexion'),
    text: expect.not.stringContaining('<p>'),
  });
});

test('an account goes two years after its last use, a month after its owner was told', async () => {
  const fake = withAccounts({
    parti: { lastUsedAt: daysAgo(twoYears), erasureNoticeAt: daysAgo(30) },
    prevenu: { lastUsedAt: daysAgo(twoYears + 20), erasureNoticeAt: daysAgo(29) },
    present: { lastUsedAt: daysAgo(twoYears - 40) },
    jamais: { confirmed: false, lastUsedAt: daysAgo(twoYears) },
    inconnu: { confirmed: null, createdAt: daysAgo(twoYears) },
    nouveau: { confirmed: false, createdAt: daysAgo(twoYears - 2) },
  });
  await eraseUnusedAccounts(fake.strapi, now);
  expect(emails(fake)).toEqual(['prevenu', 'present', 'nouveau']);
  // Of an address that nobody has confirmed the owner may know nothing.
  expect(recipients(fake)).toEqual([]);
  expect(fake.log).toEqual(['Accounts erased that were not used for 2 years: 3']);
});

test('a mail server that is down takes no notice for given: the next night tells', async () => {
  const fake = withAccounts({ un: { lastUsedAt: daysAgo(twoYears) }, deux: { lastUsedAt: daysAgo(twoYears) } });
  fake.mailFailure = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
  await eraseUnusedAccounts(fake.strapi, now);
  expect(fake.table(userUid)).toMatchObject([{ erasureNoticeAt: null }, { erasureNoticeAt: null }]);
  // After the first failure the mail server is left alone.
  expect(fake.log).toHaveLength(1);
  fake.mailFailure = null;
  await eraseUnusedAccounts(fake.strapi, now);
  expect(recipients(fake)).toEqual(['un', 'deux']);
});

test('an address that refuses mail for good counts as told', async () => {
  const fake = withAccounts({ mort: { lastUsedAt: daysAgo(twoYears) } });
  fake.mailFailure = Object.assign(new Error('no such user'), { responseCode: 550 });
  await eraseUnusedAccounts(fake.strapi, now);
  expect(fake.table(userUid)).toMatchObject([{ erasureNoticeAt: now }]);
});

test('without a mail server accounts go untold', async () => {
  const fake = withAccounts({ parti: { lastUsedAt: daysAgo(twoYears) }, present: { lastUsedAt: daysAgo(1) } }, { hasMail: false });
  await eraseUnusedAccounts(fake.strapi, now);
  expect([emails(fake), recipients(fake)]).toEqual([['present'], []]);
});
