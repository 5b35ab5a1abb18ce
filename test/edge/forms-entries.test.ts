import { beforeAll, expect, test } from 'vitest';
import { until } from '../../harness/until.ts';
import { everySecond } from '../helpers/every-second.ts';
import { type CmsEntry, type Fields, type FormSite, json, startFormSite } from '../helpers/forms/form-site.ts';

let forms: FormSite;

// The CMS looks for what has ended each second, not each night.
beforeAll(async () => {
  forms = await startFormSite({ cmsEnv: everySecond });
});

const sign = (email: string, more: Fields = {}) =>
  forms.post('manifeste', { page: '/manifeste', firstName: 'Ó', lastName: '李', role: 'Parent', town: 'Y', email, ...more }, json);
const signatures = (email: string) => forms.entriesOf('manifesto-signature', { email });
const signed = (email: string, count: number) =>
  until(`${count} signatures of ${email}`, async () => {
    const entries = await signatures(email);
    return entries.length === count && entries.every(({ nextMailAt }) => nextMailAt === null) ? entries : null;
  });

interface Envelope {
  meta: { pagination: { total: number } };
}

/** What the page counts, without waiting for what is kept of it. */
async function counted(): Promise<number> {
  const query = 'filters[signatoryKey][$notNull]=true&filters[mailError][$null]=true&pagination[pageSize]=1';
  return ((await forms.site.cms.read(`/api/manifesto-signatures?${query}`)) as Envelope).meta.pagination.total;
}

test('an address that signs again counts once, is thanked once, and its newest word on its name counts', async () => {
  const first = (await (await sign('li@exemple.fr', { publishName: 'on' })).json()) as { outcome: string };
  await signed('li@exemple.fr', 1);
  const again = (await (await sign('LI@exemple.fr', { town: 'Us' })).json()) as { outcome: string };
  expect([first.outcome, again.outcome]).toEqual(['signed', 'signed']);
  const later = await until('the second', async () => (await forms.entriesOf('manifesto-signature', { town: 'Us' })).length === 2);
  expect(later).toBe(true);
  const [one] = (await signatures('li@exemple.fr')).filter(({ signatoryKey }) => signatoryKey !== null);
  expect(one).toMatchObject({ publishName: false, town: 'Us' });
  expect(forms.mails.mails.filter(({ to }) => /li@/i.test(String(to)))).toHaveLength(1);
  expect(await counted()).toBe(1);
});

test('a machine, and an address that mail cannot reach, do not count; signing again tries the address again', async () => {
  await sign('robot@exemple.fr', { website: 'x' });
  await signed('robot@exemple.fr', 1);
  forms.mails.mode = 'refusing';
  await sign('plus-la@exemple.fr');
  await until('the refusal', async () => (await signatures('plus-la@exemple.fr'))[0]?.mailError);
  expect(await counted()).toBe(1);
  forms.mails.mode = 'up';
  await sign('plus-la@exemple.fr', { town: 'Oz' });
  await until('the mail', () => forms.mails.to('plus-la@exemple.fr').length);
  await signed('plus-la@exemple.fr', 2);
  expect(await counted()).toBe(2);
});

test('the same address from two tabs at once counts once', async () => {
  await Promise.all(['A', 'B', 'C'].map((firstName) => sign('onglets@exemple.fr', { firstName })));
  // One that was overtaken in the CMS comes again with the next run.
  await until('all three', async () => {
    await forms.rows('UPDATE submissions SET next_attempt_at = 0 WHERE delivered_at IS NULL AND last_error IS NOT NULL');
    await forms.runTasks();
    return (await signatures('onglets@exemple.fr')).length === 3;
  });
  const entries = await signed('onglets@exemple.fr', 3);
  expect(entries.filter(({ signatoryKey }) => signatoryKey !== null)).toHaveLength(1);
  expect(forms.mails.to('onglets@exemple.fr')).toHaveLength(1);
});

const monthsAgo = (months: number) => new Date(Date.now() - months * 30.5 * 86_400_000).toISOString();
const contentManager = '/content-manager/collection-types';

async function make(type: string, fields: Record<string, unknown>): Promise<string> {
  const key = crypto.randomUUID();
  const { data } = (await forms.site.cms.request('POST', `${contentManager}/api::${type}.${type}`, { submissionKey: key, ...fields })) as {
    data: CmsEntry;
  };
  return data.documentId;
}

test('what has ended is erased with its parts, of an agreement the rest; what has not stays', async () => {
  const child = { status: 'born', birthDate: monthsAgo(12).slice(0, 10) };
  const parent = { firstName: 'Zoé', lastName: 'Le Goff', email: 'fini@exemple.fr', phone: '+33612345678', employer: 'Café' };
  const registration = { outcome: 'rejected', children: [child], parents: [parent], homePlace: 'Us' };
  const ended = await make('pre-registration', { ...registration, submittedAt: monthsAgo(13) });
  const agreed = await make('pre-registration', { ...registration, submittedAt: monthsAgo(13), marketingEmail: true });
  const kept = await make('pre-registration', { ...registration, submittedAt: monthsAgo(11) });
  const ids = async () => (await forms.entriesOf('pre-registration')).map(({ documentId }) => documentId);
  await until('the erasure', async () => !(await ids()).includes(ended));
  const entry = () => forms.site.cms.request('GET', `${contentManager}/api::pre-registration.pre-registration/${agreed}`);
  const { data } = (await until('the reduction', async () => {
    const answer = (await entry()) as { data: CmsEntry & { children: unknown[] } };
    return answer.data.children.length === 0 ? answer : null;
  })) as { data: CmsEntry };
  expect(data).toMatchObject({
    homePlace: null,
    marketingEmail: true,
    parents: [{ email: 'fini@exemple.fr', phone: null, employer: null }],
  });
  expect(await ids()).toEqual(expect.arrayContaining([kept, agreed]));
});
