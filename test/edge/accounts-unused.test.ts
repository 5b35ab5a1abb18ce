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

test('who has not used an account is told, keeps it by signing in, and loses it where they do not', async () => {
  const signedIn = await accounts.signUp('rappel@exemple.fr', password);
  const noted = (await row('rappel@exemple.fr'))?.lastUsedAt ?? '';
  expect(Date.parse(noted)).toBeGreaterThan(Date.now() - 60_000);
  await accounts.signUp('parti@exemple.fr', password);
  await accounts.signUp('present@exemple.fr', password);
  await change('rappel@exemple.fr', { lastUsedAt: daysAgo(twoYears - 20) });
  const { mail } = await notice('rappel@exemple.fr');
  expect(mail.text).toContain(`${accounts.site.url}/compte/connexion`);
  expect(mail.text).not.toContain('<p>');
  await signedIn.get('/compte');
  expect(await row('rappel@exemple.fr')).toMatchObject({ erasureNoticeAt: null, lastUsedAt: expect.stringMatching(/^20/) });

  await change('parti@exemple.fr', { lastUsedAt: daysAgo(twoYears + 1), erasureNoticeAt: daysAgo(31) });
  await until('the erasure', async () => !(await row('parti@exemple.fr')));
  for (const email of ['rappel@exemple.fr', 'present@exemple.fr']) expect(await row(email)).toBeDefined();
  expect(noticesTo('rappel@exemple.fr')).toHaveLength(1);
  const gone = accounts.visitor();
  expect((await gone.post('/compte/connexion', { email: 'parti@exemple.fr', password })).html).toContain('ne convient pas');
});
