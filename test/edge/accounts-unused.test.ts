import { beforeAll, expect, test } from 'vitest';
import { until } from '../../harness/until.ts';
import { type AccountSite, startAccountSite } from '../helpers/accounts/account-site.ts';
import { everySecond } from '../helpers/every-second.ts';

let accounts: AccountSite;
const password = 'Ma 3e poussette est verte';

// The CMS looks each second, not each night.
beforeAll(async () => {
  accounts = await startAccountSite({ cmsEnv: everySecond });
});

interface Row {
  documentId: string;
  lastUsedAt: string | null;
  erasureNoticeAt: string | null;
}

const collection = '/content-manager/collection-types/plugin::users-permissions.user';
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const twoYears = 731;

async function row(email: string): Promise<Row | undefined> {
  const { results } = (await accounts.site.cms.request('GET', `${collection}?filters[email][$eq]=${email}`)) as { results: Row[] };
  return results[0];
}

async function change(email: string, data: Partial<Row>) {
  await accounts.site.cms.request('PUT', `${collection}/${(await row(email))?.documentId}`, data);
}

/** Waits for the mail that tells of the erasure. */
const noticesTo = (email: string) => accounts.mails.to(email).filter(({ mail }) => mail.subject?.includes('va être effacé'));
const notice = (email: string) => until(`the notice to ${email}`, () => noticesTo(email)[0]);

test('the use of an account is noted, at most once a day', async () => {
  const visitor = await accounts.signUp('usage@exemple.fr', password);
  const noted = (await row('usage@exemple.fr'))?.lastUsedAt ?? '';
  expect(Date.parse(noted)).toBeGreaterThan(Date.now() - 60_000);
  await visitor.get('/compte');
  expect((await row('usage@exemple.fr'))?.lastUsedAt).toBe(noted);
  await change('usage@exemple.fr', { lastUsedAt: daysAgo(2) });
  await visitor.get('/compte');
  expect(Date.parse((await row('usage@exemple.fr'))?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(noted));
});

test('who has not used an account for almost two years is told once, and keeps it by signing in', async () => {
  const signedIn = await accounts.signUp('rappel@exemple.fr', password);
  await accounts.signUp('encore@exemple.fr', password);
  await change('rappel@exemple.fr', { lastUsedAt: daysAgo(twoYears - 20) });
  const { mail } = await notice('rappel@exemple.fr');
  expect(mail.text).toContain(`${accounts.site.url}/compte/connexion`);
  expect(mail.text).not.toContain('<p>');
  // A later run tells another, and the first no more.
  await change('encore@exemple.fr', { lastUsedAt: daysAgo(twoYears - 20) });
  await notice('encore@exemple.fr');
  expect(noticesTo('rappel@exemple.fr')).toHaveLength(1);
  await signedIn.get('/compte');
  expect(await row('rappel@exemple.fr')).toMatchObject({ erasureNoticeAt: null, lastUsedAt: expect.stringMatching(/^20/) });
});

test('an account is erased two years after its last use, a month after its owner was told, and no other', async () => {
  const emails = ['parti@exemple.fr', 'prevenu@exemple.fr', 'present@exemple.fr'] as const;
  for (const email of emails) await accounts.signUp(email, password);
  const unconfirmed = accounts.visitor();
  await unconfirmed.post('/compte/inscription', { email: 'jamais@exemple.fr', password });
  await change('present@exemple.fr', { lastUsedAt: daysAgo(twoYears - 40) });
  await change('prevenu@exemple.fr', { lastUsedAt: daysAgo(twoYears + 20), erasureNoticeAt: daysAgo(29) });
  await change('jamais@exemple.fr', { lastUsedAt: daysAgo(twoYears + 1) });
  await change('parti@exemple.fr', { lastUsedAt: daysAgo(twoYears + 1), erasureNoticeAt: daysAgo(31) });
  await until('the erasure', async () => !(await row('parti@exemple.fr')) && !(await row('jamais@exemple.fr')));
  expect(await row('prevenu@exemple.fr')).toBeDefined();
  expect(await row('present@exemple.fr')).toMatchObject({ erasureNoticeAt: null });
  for (const email of [...emails, 'jamais@exemple.fr']) expect(noticesTo(email)).toEqual([]);
  const gone = accounts.visitor();
  expect((await gone.post('/compte/connexion', { email: 'parti@exemple.fr', password })).html).toContain('ne convient pas');
});
