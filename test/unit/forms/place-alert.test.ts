import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { runFormTasks } from '../../../worker/forms/submissions/scheduled.ts';
import { type Fields, formReplyOf, postForm } from '../../app/form-post.ts';
import { createTestApp, testConfig } from '../../app/test-app.ts';
import { createGazetteerDatabase } from '../../helpers/edge-database/gazetteer-database.ts';

interface CmsAlertLinks {
  confirmationLink(alert: string, language: 'fr' | 'en', settings: object): string;
  endLink(alert: { alert: string; endsOn: string }, language: 'fr' | 'en', settings: object): string;
}

const { confirmationLink, endLink } = (await import(cmsSource('alerts/alert-link.ts'))) as CmsAlertLinks;
const settings = { siteUrl: '', linkSecret: testConfig.linkSecret };
const now = Date.parse('2026-11-27T10:00:00Z');
const database = createGazetteerDatabase();

const wish: Fields = {
  page: '/alerte-place',
  place: 'Lyon 3e',
  workPlace: '',
  radiusKilometres: '5',
  birthMonth: '2026-03',
  startMonth: '2027-03',
  days: ['tuesday', 'monday'],
  dayPart: 'day',
  email: 'zoe@exemple.fr',
};

/** An app whose CMS takes alerts and says of an answer what `outcome` is. */
function appWithAlerts(outcome: string | null = null) {
  const sent: [string, Record<string, unknown>][] = [];
  const app = createTestApp(
    (url, init) => {
      if (init.method !== 'POST') return answerFromSeed(url);
      sent.push([url.pathname, JSON.parse(String(init.body)).data]);
      return { data: outcome ? { outcome } : { documentId: 'd' } };
    },
    undefined,
    { database, time: { now } },
  );
  database.rows('DELETE FROM submissions');
  return { app, sent };
}

test('an alert reaches the CMS with where its places are and when it ends', async () => {
  const { app, sent } = appWithAlerts();
  const response = await postForm(app, 'alerte', { ...wish, workPlace: '69100' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/formulaires/alerte/a-confirmer']);
  await app.settle();
  const [[path, entry] = []] = sent;
  expect(path).toBe('/api/place-alerts');
  expect(entry).toMatchObject({
    email: 'zoe@exemple.fr',
    place: 'Lyon 3e',
    radiusKilometres: 5,
    days: ['monday', 'tuesday'],
    endsOn: '2027-03-31',
    nurserySlug: null,
    latitude: expect.closeTo(45.75, 1),
    workLongitude: expect.closeTo(4.88, 1),
  });
  expect(await (await app.get('/formulaires/alerte/a-confirmer')).text()).toContain('confirmez votre alerte');
});

test.for<[Fields, Record<string, string>]>([
  [{ place: '' }, { place: 'required' }],
  [{ place: 'Xyzzyville' }, { place: 'place_unknown' }],
  [{ place: 'Loire (département)' }, { place: 'place_unknown' }],
  [
    { place: 'Sainte-Colombe', workPlace: 'Xyzzyville' },
    { place: 'place_ambiguous', workPlace: 'place_unknown' },
  ],
  [{ radiusKilometres: '4' }, { radiusKilometres: 'choice_invalid' }],
  [{ birthMonth: '' }, { birthMonth: 'required' }],
  [{ birthMonth: '2026-13' }, { birthMonth: 'month_invalid' }],
  [{ birthMonth: '2027-10', startMonth: '2027-12' }, { birthMonth: 'due_too_far' }],
  [{ startMonth: '2026-10' }, { startMonth: 'start_in_past' }],
  [{ startMonth: '2029-12' }, { startMonth: 'start_too_far' }],
  [{ birthMonth: '2027-06', startMonth: '2027-05' }, { startMonth: 'start_before_birth' }],
  [{ birthMonth: '2021-03', startMonth: '2027-03' }, { startMonth: 'child_too_old' }],
  [{ days: ['monday', 'sunday'] }, { days: 'choice_invalid' }],
  [{ email: 'zoe@' }, { email: 'email_invalid' }],
])('%j is refused', async ([fields, errors]) => {
  const { app, sent } = appWithAlerts();
  const response = await postForm(app, 'alerte', { ...wish, ...fields });
  expect(response.status).toBe(422);
  expect(await formReplyOf(response)).toMatchObject({ form: 'place-alert', errors });
  expect(sent).toEqual([]);
});

test('the form begins with what the finder was asked, or with the nursery that its reader comes from', async () => {
  const { app } = appWithAlerts();
  const read = async (query: string) => (await app.get(`/alerte-place${query}`)).text();
  const finder = await read('?lieu=Villeurbanne&travail=Bron&rayon=10&naissance=2026-03&entree=2027-03&jours=lundi,jeudi&moment=matin');
  for (const part of [
    'name="place"',
    'value="Villeurbanne"',
    'value="Bron"',
    '<option value="10" selected=""',
    '<option value="2026-03" selected=""',
    '<option value="2027-03" selected=""',
  ])
    expect(finder).toContain(part);
  for (const value of ['monday', 'thursday', 'morning'])
    expect(finder).toMatch(new RegExp(`<input[^>]*(?:checked=""[^>]*value="${value}"|value="${value}"[^>]*checked="")`));
  expect(await read('')).toContain('<option value="5" selected=""');
  const nursery = await read('?creche=petite-brindille-lyon');
  expect(nursery).toContain('name="nurserySlug" value="petite-brindille-lyon"');
  expect(nursery).toMatch(/name="place"[^>]* value="69\d{3} Lyon"|value="69\d{3} Lyon"[^>]* name="place"/);
  for (const query of ['?creche=../etc', '?creche=nobody', '?lieu=%00&rayon=-1'])
    expect(await read(query)).toContain('name="nurserySlug" value=""');
});

test.for(['fr', 'en'] as const)('links of mails in « %s » lead to a page whose one button does it', async (language) => {
  const { app, sent } = appWithAlerts('confirmed');
  const link = confirmationLink('abc', language, { ...settings, now });
  const page = await app.get(link);
  expect(page.headers.get('cache-control')).toContain('no-store');
  const html = await page.text();
  expect(html).toContain(language === 'fr' ? 'Confirmer mon alerte</button>' : 'Confirm my alert</button>');
  expect(sent).toEqual([]);
  const fields = Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  );
  const response = await postForm(app, 'reponse-alerte', fields);
  const prefix = language === 'en' ? '/en' : '';
  expect([response.status, response.headers.get('location')]).toEqual([303, `${prefix}/formulaires/reponse-alerte/confirmee`]);
  expect(sent).toMatchObject([['/api/place-alerts/answers', { alert: 'abc', answer: 'confirm' }]]);
});

test('the CMS may say that an alert is over, and its reader is told so', async () => {
  const { app } = appWithAlerts('gone');
  const { searchParams } = new URL(confirmationLink('abc', 'fr', settings), 'https://site.example');
  const fields = {
    alert: 'abc',
    answer: 'confirm',
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  };
  const response = await postForm(app, 'reponse-alerte', { page: '/alerte-place', ...fields });
  expect(response.headers.get('location')).toBe('/formulaires/reponse-alerte/terminee');
});

const endOf = (alert: string) => endLink({ alert, endsOn: '2027-03-31' }, 'fr', settings);
const oneClick = { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

test('a mail program ends an alert by one request, without a page, a cookie or a redirect; nothing is lost while the CMS is down', async () => {
  const { app, sent } = appWithAlerts('ended');
  app.breakCms(new Error('down'));
  for (const [alert, prefix] of [
    ['abc', ''],
    ['def', '/en'],
  ] as const) {
    const response = await app.send(prefix + endOf(alert), oneClick);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  }
  await app.settle();
  expect(sent).toEqual([]);
  app.breakCms(null);
  app.pass(3600);
  await runFormTasks(app.dependencies, () => {});
  expect(sent.map(([path, { alert, answer }]) => [path, alert, answer]).toSorted()).toEqual([
    ['/api/place-alerts/answers', 'abc', 'end'],
    ['/api/place-alerts/answers', 'def', 'end'],
  ]);
});

test.for([
  ['of another alert', (link: string) => link.replace('alerte=abc', 'alerte=abd')],
  ['of another answer', () => confirmationLink('abc', 'fr', settings).replace('confirmer', 'arreter')],
  ['with a later end', (link: string) => link.replace(/expires=\d+/, 'expires=9999999999')],
  ['signed by nobody', (link: string) => link.replace(/&signature=.*/, '')],
  ['without anything', () => '/alerte-place/arreter'],
  ['that has ended', () => endLink({ alert: 'abc', endsOn: '2026-01-31' }, 'fr', settings)],
] as const)('a link %s ends nothing, and its page says why', async ([, change]) => {
  const { app, sent } = appWithAlerts('ended');
  const link = change(endOf('abc'));
  expect((await app.send(link, oneClick)).status).toBe(403);
  const html = await (await app.get(link)).text();
  expect(html).not.toContain('Arrêter mon alerte</button>');
  expect(html).toMatch(/Ce lien (?:n’est pas complet|a expiré)/);
  const { searchParams } = new URL(link, 'https://site.example');
  const [alert = '', expires = '', signature = ''] = ['alerte', 'expires', 'signature'].map((name) => searchParams.get(name) ?? '');
  const response = await postForm(app, 'reponse-alerte', { page: '/alerte-place/arreter', alert, answer: 'end', expires, signature });
  expect(response.status).toBe(422);
  await app.settle();
  expect(sent).toEqual([]);
});

test('an address that has had its mails of the day is written down and not written to', async () => {
  const { app, sent } = appWithAlerts();
  for (let index = 0; index < 11; index += 1)
    await postForm(app, 'alerte', {
      ...wish,
      startMonth: `2027-${String(index + 1).padStart(2, '0')}`,
      birthMonth: '2026-01',
      email: 'souvent@exemple.fr',
    });
  await app.settle();
  expect(sent).toHaveLength(11);
  expect(sent.filter(([, { suspicion }]) => suspicion === 'many-mails')).toHaveLength(1);
});

test('there is no third answer', async () => {
  const { app } = appWithAlerts();
  expect((await app.get('/alerte-place/oublier')).status).toBe(404);
});
