import { beforeAll, expect, test } from 'vitest';
import type { MailServer } from '../../harness/services/mail-server.ts';
import type { TestSite } from '../../harness/site/site.ts';
import { until } from '../../harness/until.ts';
import { preRegistration } from '../app/form-post.ts';
import { type CmsEntry, type Fields, type FormSite, json, startFormSite } from '../helpers/forms/form-site.ts';

let forms: FormSite;
let site: TestSite;
let mails: MailServer;
const post: FormSite['post'] = (...request) => forms.post(...request);
const entriesOf: FormSite['entriesOf'] = (...query) => forms.entriesOf(...query);

beforeAll(async () => {
  forms = await startFormSite();
  ({ site, mails } = forms);
});

const contact: Fields = {
  page: '/contact',
  audience: 'entreprise',
  subject: 'reservation',
  firstName: 'Zoé',
  lastName: "N'Guyen\r\nBcc: tous@exemple.fr",
  company: '=HYPERLINK("http://x") <script>',
  siret: '732 829 320 00074',
  email: 'zoe.contact@exemple.fr',
  phone: '0692 12 34 56',
  message: 'Bonjour,\r\n<b>une place ?</b> 👶🏽',
};

test('a contact reaches the CMS, the person and the team; no header can be written into a mail', async () => {
  const response = await post('contact', contact);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/formulaires/contact/merci']);
  const [entry] = await until('the entry', async () => {
    const entries = await entriesOf('contact-request', { email: 'zoe.contact@exemple.fr' });
    return entries[0]?.notifiedAt && entries[0]?.acknowledgedAt ? entries : null;
  });
  expect(entry).toMatchObject({
    audience: 'entreprise',
    lastName: "N'Guyen Bcc: tous@exemple.fr",
    company: '=HYPERLINK("http://x") <script>',
    siret: '73282932000074',
    phone: '+262692123456',
    message: 'Bonjour,\n<b>une place ?</b> 👶🏽',
    language: 'fr',
    consentVersion: '2026-11-27',
    state: 'received',
    suspicion: null,
    marketingEmail: false,
  });
  const [acknowledgement, ...others] = mails.to('zoe.contact@exemple.fr');
  expect(others).toEqual([]);
  expect(acknowledgement?.mail.subject).toBe('Nous avons bien reçu votre message');
  expect(acknowledgement?.mail.text).toContain(String(entry?.reference));
  expect(acknowledgement?.mail.text).not.toContain('Guyen');
  const notice = mails.to('entreprises@creche-sereine.example').find(({ mail }) => mail.subject?.endsWith(String(entry?.reference)));
  expect(notice?.mail.subject).toBe(`Nouveau message ${entry?.reference}`);
  expect(notice?.mail.replyTo?.text).toBe('zoe.contact@exemple.fr');
  expect(notice?.mail.html).toContain('=HYPERLINK(&quot;http://x&quot;) &lt;script&gt;');
  expect(notice?.mail.text).toContain(`/api::contact-request.contact-request/${entry?.documentId}\n`);
  for (const { raw, to } of mails.mails) {
    expect(to).toHaveLength(1);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:|tous@/im);
  }
});

test('a double click, a second tab, a refresh of the outcome, back and a resend are one entry and one mail', async () => {
  const fields = { ...contact, audience: 'famille', subject: 'place', email: 'une@exemple.fr' };
  const answers = await Promise.all([post('contact', fields, json), post('contact', fields, json), post('contact', fields)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 303]);
  const resent = await post('contact', { ...fields, submissionKey: crypto.randomUUID() });
  const cookie = /__Host-receipt=[^;]+/.exec(resent.headers.get('set-cookie') ?? '')?.[0] ?? '';
  for (const address of [resent.headers.get('location') ?? '', '/formulaires/contact/merci', '/contact']) {
    expect((await site.fetch(address, { headers: { cookie } })).status).toBe(200);
  }
  expect((await post('contact', fields)).headers.get('set-cookie')).toContain(cookie);
  expect(await forms.rows("SELECT id FROM submissions WHERE payload LIKE '%une@exemple.fr%'")).toHaveLength(1);
  await until('the mail', () => mails.to('une@exemple.fr').length);
  await until('the notice', async () => (await entriesOf('contact-request', { email: 'une@exemple.fr' }))[0]?.notifiedAt);
  expect(await entriesOf('contact-request', { email: 'une@exemple.fr' })).toHaveLength(1);
  expect(mails.to('une@exemple.fr')).toHaveLength(1);
});

/** Signatures in the CMS, each of an address of its own. */
const countSignatures = async () => (await entriesOf('manifesto-signature')).filter(({ signatoryKey }) => signatoryKey !== null).length;

test('one key with many contents at the same moment: the database keeps each of them', async () => {
  const submissionKey = crypto.randomUUID();
  const contents = Array.from({ length: 8 }, (_, index) => `cle-${index}@exemple.fr`);
  const fields = { ...contact, audience: 'famille', subject: 'place', submissionKey };
  const answers = await Promise.all(contents.map((email) => post('contact', { ...fields, email }, json)));
  const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
  const rows = await forms.rows("SELECT reference FROM submissions WHERE payload LIKE '%cle-%@exemple.fr%'");
  expect(new Set(references).size).toBe(8);
  expect(rows.map(({ reference }) => reference).sort()).toEqual(references.sort());
});

test('a partner, a signature and a pre-registration come as the CMS knows them; the count of signatures follows', async () => {
  const before = await countSignatures();
  await post('partenaire', {
    firstName: 'Ana',
    lastName: 'Costa',
    company: 'Les Lutins',
    email: 'ana@lutins.example',
    phone: '+32 470 12 34 56',
    'nurseries.0.name': 'Les Lutins de Lille',
    'nurseries.0.postalCode': '59000',
    'nurseries.0.town': 'Lille',
    'nurseries.0.freePlaces': '3',
  });
  await post('manifeste', {
    firstName: 'Ó',
    lastName: '李',
    role: 'Parent',
    town: 'Y',
    email: 'li.formulaire@exemple.fr',
    publishName: 'on',
    page: '/en/manifeste',
  });
  const startDate = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10);
  await post('pre-inscription', { ...preRegistration, startDate, 'parents.0.email': 'famille@exemple.fr', whole: '1' });
  const [partner] = await until('the partner', async () => {
    const entries = await entriesOf('contact-request', { email: 'ana@lutins.example' });
    return entries[0]?.notifiedAt ? entries : null;
  });
  expect(partner).toMatchObject({
    audience: 'gestionnaire',
    subject: 'partnership',
    details: { nurseries: [{ town: 'Lille', freePlaces: 3 }] },
  });
  expect(mails.to('ana@lutins.example')[0]?.mail.subject).toContain('partenariat');
  const [signature] = await until('the signature', async () => {
    const entries = await entriesOf('manifesto-signature', { email: 'li.formulaire@exemple.fr' });
    return entries[0]?.acknowledgedAt ? entries : null;
  });
  expect(signature).toMatchObject({ publishName: true, language: 'en', town: 'Y' });
  expect(mails.to('li.formulaire@exemple.fr')[0]?.mail.subject).toBe('Thank you for signing');
  const [registration] = await until('the pre-registration', async () => {
    const entries = await entriesOf('pre-registration', { startDate });
    return entries[0]?.notifiedAt ? entries : null;
  });
  const { data } = (await site.cms.request(
    'GET',
    `/content-manager/collection-types/api::pre-registration.pre-registration/${registration?.documentId}`,
  )) as {
    data: CmsEntry;
  };
  expect(data).toMatchObject({
    outcome: 'accepted',
    needsReview: false,
    startDate,
    days: ['monday', 'tuesday'],
    hoursFrom: '08:00',
    contactEmployer: false,
    children: [{ status: 'born', birthDate: '2026-03-31' }],
    parents: [{ firstName: 'Zoé', phone: '+33612345678', employmentStatus: 'employee' }],
  });
  const [welcome] = mails.to('famille@exemple.fr');
  expect(welcome?.mail.text).toContain('convaincre votre employeur');
  const html = await (await site.fetch('/manifeste')).text();
  expect(await countSignatures()).toBe(before + 1);
  expect(html).toContain(`"signatures":${before + 1}`);

  const follow = async (email: string) => (await post('suivi', { reference: String(data.reference), email })).headers.get('location');
  expect(await follow('FAMILLE@exemple.fr')).toBe('/suivi-de-demande/dossier');
  expect(await follow('autre@exemple.fr')).toBeNull();
});

test('an error on the page of a nursery reaches the team, and nobody else', async () => {
  const page = '/signaler-une-erreur?creche=petite-brindille-lyon';
  await post('erreur', { page, nurserySlug: 'petite-brindille-lyon', problem: 'wrong_hours', message: 'Ouvre à 7 h 31' });
  const entry = await until('the report', async () =>
    (await entriesOf('error-report', { message: 'Ouvre à 7 h 31' })).find(({ notifiedAt }) => notifiedAt),
  );
  expect(entry).toMatchObject({ nurserySlug: 'petite-brindille-lyon', problem: 'wrong_hours', email: null, acknowledgedAt: null });
});

test('the mail server being down or busy delays mails and loses none; an address that is refused is not tried for ever', async () => {
  await mails.stop();
  expect((await post('contact', { ...contact, audience: 'famille', subject: 'place', email: 'tard@exemple.fr' })).status).toBe(303);
  await until('a failed attempt', async () => (await entriesOf('contact-request', { email: 'tard@exemple.fr' }))[0]?.mailAttempts);
  await mails.start();
  mails.mode = 'busy';
  await until(
    'a second attempt',
    async () => Number((await entriesOf('contact-request', { email: 'tard@exemple.fr' }))[0]?.mailAttempts) > 1,
  );
  mails.mode = 'up';
  await until('the mail', () => mails.to('tard@exemple.fr').length);
  await until('its note', async () => (await entriesOf('contact-request', { email: 'tard@exemple.fr' }))[0]?.nextMailAt === null);
  expect(mails.to('tard@exemple.fr')).toHaveLength(1);

  mails.mode = 'refusing';
  await post('manifeste', { firstName: 'A', lastName: 'B', role: 'Parent', town: 'Us', email: 'faux@exemple.fr' });
  const [entry] = await until('the refusal', async () => {
    const entries = await entriesOf('manifesto-signature', { email: 'faux@exemple.fr' });
    return entries[0]?.mailError ? entries : null;
  });
  expect(entry).toMatchObject({ mailError: 'acknowledgedAt: refused', nextMailAt: null });
  mails.mode = 'up';
});

test('a filled trap is recorded and nobody is written to', async () => {
  await post('contact', { ...contact, email: 'robot@exemple.fr', website: 'x' });
  const entry = await until('the entry', async () =>
    (await entriesOf('contact-request', { email: 'robot@exemple.fr' })).find(({ nextMailAt }) => nextMailAt === null),
  );
  expect(entry).toMatchObject({ suspicion: 'trap', acknowledgedAt: null, notifiedAt: null });
  expect(mails.to('robot@exemple.fr')).toEqual([]);
});

test('while the CMS is down requests wait at the edge; the scheduled task delivers each once', async () => {
  site.proxy.mode = 'refusing';
  const sent = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      post('contact', { ...contact, audience: 'famille', subject: 'place', email: `attente${index}@exemple.fr` }),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  const waiting = () => forms.rows('SELECT * FROM submissions WHERE delivered_at IS NULL');
  await until('the failed attempts', async () => (await waiting()).filter(({ last_error }) => last_error !== null).length === 5);
  expect((await waiting()).every(({ attempts }) => attempts === 1)).toBe(true);
  site.proxy.mode = 'up';
  await forms.rows('UPDATE submissions SET next_attempt_at = 0 WHERE delivered_at IS NULL');
  await forms.runTasks();
  expect(await waiting()).toEqual([]);
  for (const index of [0, 1, 2, 3, 4]) expect(await entriesOf('contact-request', { email: `attente${index}@exemple.fr` })).toHaveLength(1);
  // Delivered a second time, as after an answer that was lost: the CMS has it, and that is enough.
  await forms.rows('UPDATE submissions SET delivered_at = NULL, next_attempt_at = 0');
  await forms.runTasks();
  expect(await waiting()).toEqual([]);
  for (const index of [0, 1, 2, 3, 4]) expect(await entriesOf('contact-request', { email: `attente${index}@exemple.fr` })).toHaveLength(1);
});

test('nothing of a person is in the logs of the worker', async () => {
  const lines = JSON.stringify(site.takeLogs());
  for (const secret of ['exemple.fr', 'Guyen', 'Le Goff', '612345678', 'HYPERLINK', '198.51.100']) expect(lines).not.toContain(secret);
});
