import { beforeAll, expect, test } from 'vitest';
import type { MailServer } from '../../harness/services/mail-server.ts';
import type { TestSite } from '../../harness/site/site.ts';
import { until } from '../../harness/until.ts';
import { type CmsEntry, type FormSite, startFormSite } from '../helpers/forms/form-site.ts';

let forms: FormSite;
let site: TestSite;
let mails: MailServer;
const post: FormSite['post'] = (...request) => forms.post(...request);
const entriesOf: FormSite['entriesOf'] = (...query) => forms.entriesOf(...query);

beforeAll(async () => {
  forms = await startFormSite();
  ({ site, mails } = forms);
});

/** A month so many months from now, as the forms write it. */
function monthIn(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15)).toISOString().slice(0, 7);
}

test('an alert is confirmed by its mail, tells a place once, and ends by one press of a mail program', async () => {
  const slug = 'les-canuts-de-poche-lyon';
  const email = 'alerte@exemple.fr';
  const nursery = await site.cms.read(`/api/nurseries?filters[slug][$eq]=${slug}&fields[0]=slug`);
  const [{ documentId = '' } = {}] = (nursery as { data: { documentId: string }[] }).data;
  const places = '/content-manager/collection-types/api::place.place';
  const place = {
    ageFromMonths: 0,
    ageToMonths: 72,
    days: '1111111111',
    availability: 'number',
    count: 1,
    kind: 'occasional',
    origin: 'editor',
  };
  const reportedOn = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  const { data } = (await site.cms.request('POST', places, { ...place, reportedOn, nursery: { connect: [{ documentId }] } })) as {
    data: CmsEntry;
  };

  const wish = {
    place: '69001',
    workPlace: '',
    radiusKilometres: '5',
    birthMonth: monthIn(-8),
    startMonth: monthIn(4),
    dayPart: 'day',
    nurserySlug: slug,
  };
  expect((await post('alerte', { page: `/alerte-place?creche=${slug}`, ...wish, email })).headers.get('location')).toBe(
    '/formulaires/alerte/a-confirmer',
  );
  const [question] = await until('the question', () => (mails.to(email).length ? mails.to(email) : null));
  const confirm = /http\S+confirmer\S+/.exec(String(question?.mail.text))?.[0] ?? '';
  const page = await (await site.fetch(confirm.replace(site.url, ''))).text();
  const fields = Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  );
  expect((await post('reponse-alerte', fields)).headers.get('location')).toBe('/formulaires/reponse-alerte/confirmee');

  const [, alertMail] = await until('the alert', () => (mails.to(email).length > 1 ? mails.to(email) : null));
  expect(alertMail?.mail.text).toContain(`/trouver-une-creche/${slug}\n`);
  expect(alertMail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const end = /http\S+arreter\S+/.exec(String(alertMail?.mail.text))?.[0] ?? '';
  const pressed = await site.fetch(end.replace(site.url, ''), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(pressed.status).toBe(200);
  const entry = await until('the end', async () => (await entriesOf('place-alert', { email })).find(({ endedAt }) => endedAt));
  expect(entry).toMatchObject({
    newPlaces: null,
    toldPlaces: expect.arrayContaining([data.documentId]),
    endsOn: expect.stringContaining(wish.startMonth),
  });
  expect(mails.to(email)).toHaveLength(2);
  await site.cms.request('DELETE', `${places}/${data.documentId}`);
});
