import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishMails, sendMailsOf } from '../submissions/mail-outbox';
import { createFakeStrapi } from '../testing/fake-strapi';
import { answerAlert } from './answer-alert';
import { collectAlerts } from './collect-alerts';
import { alertsOf } from './own-alerts';

const alerts = 'api::place-alert.place-alert';
const nurseries = 'api::nursery.nursery';
const morning = new Date('2026-11-28T07:20:00Z');
const daysLater = (days: number) => new Date(morning.getTime() + days * 86_400_000);

beforeEach(() => {
  vi.useFakeTimers({ now: morning });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A place as it is kept with its nursery. */
const place = (id: string, fields: object = {}) => ({
  id,
  ageFromMonths: 3,
  ageToMonths: 36,
  days: '1111111111',
  availability: 'number',
  count: 2,
  availableFrom: null,
  availableUntil: null,
  kind: 'regular',
  opensAt: null,
  closesAt: null,
  hourlyPrice: null,
  reportedOn: '2026-11-26',
  origin: 'manager',
  ...fields,
});
const nursery = (slug: string, ...places: object[]) => ({
  documentId: slug,
  slug,
  name: `Crèche ${slug}`,
  cityName: 'Lyon',
  locale: 'fr',
  publishedAt: '2026-01-01T00:00:00Z',
  latitude: 45.76,
  longitude: 4.84,
  places,
});
const alert = (fields: object = {}) => ({
  email: 'zoe@exemple.fr',
  language: 'fr',
  place: 'Lyon 3e',
  workPlace: null,
  radiusKilometres: 5,
  birthMonth: '2026-03',
  startMonth: '2027-03',
  days: ['monday', 'tuesday'],
  dayPart: 'day',
  nurserySlug: null,
  latitude: 45.75,
  longitude: 4.85,
  confirmedAt: '2026-11-20T10:00:00Z',
  endsOn: '2027-03-31',
  endedAt: null,
  writtenOn: null,
  acknowledgedAt: '2026-11-20T09:00:00Z',
  nextMailAt: null,
  ...fields,
});

function cms(nurseryRows: object[], alertRows: object[]) {
  const fake = createFakeStrapi({ linkSecret: 'a secret of the tests' });
  fake.table(nurseries).push(...nurseryRows.map((row, index) => ({ id: index + 1, ...row })));
  fake.table(alerts).push(...alertRows.map((row, index) => ({ id: index + 1, documentId: `alerte${index + 1}`, ...row })));
  /** A run of the task, and then of the outbox. */
  async function run(now = morning) {
    vi.setSystemTime(now);
    await collectAlerts(fake.strapi, now);
    await sendDue(now);
  }
  async function sendDue(now: Date) {
    vi.setSystemTime(now);
    for (const { documentId } of fake.table(alerts)) await sendMailsOf(fake.strapi, 'place-alert', String(documentId));
  }
  return {
    fake,
    run,
    sendDue,
    mails: fake.mails,
    rows: () => fake.table(alerts),
    places: (index = 0) => fake.table(nurseries)[index]?.places,
  };
}

test('what is new and confirmed comes in one mail, and never again', async () => {
  const { run, mails, rows } = cms([nursery('a', place('p1')), nursery('b', place('p2'), place('p3', { ageFromMonths: 20 }))], [alert()]);
  await run();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ to: 'zoe@exemple.fr', subject: 'Alerte : 2 crèches ont une place pour votre enfant' });
  expect(mail?.text).toContain(
    'Crèche a, Lyon – à 1,4\u00a0km à vol d’oiseau\n2 places, de 3 à 36 mois, du lundi au vendredi\u202f; confirmé le 26 novembre 2026\nhttps://site.test/trouver-une-creche/a\n',
  );
  expect(mail?.text).toContain('Cette alerte s’arrête d’elle-même le 31 mars 2027.');
  await run(daysLater(1));
  await run(daysLater(2));
  expect(mails).toHaveLength(1);
  expect(rows()).toMatchObject([{ newPlaces: null, toldPlaces: ['p1', 'p2'], writtenOn: '2026-11-28' }]);
});

test.for<[what: string, fields: object]>([
  ['said eight days ago', { reportedOn: '2026-11-20' }],
  ['said 31 days ago', { reportedOn: '2026-10-28' }],
  ['full', { availability: 'full', count: null }],
  ['not told', { availability: 'not_communicated', count: null }],
  ['of another age', { ageFromMonths: 18 }],
  ['without Tuesday afternoon', { days: '1110000000' }],
  ['over by then', { availableUntil: '2027-02-28' }],
])('a place that is %s is not told', async ([, fields]) => {
  const { run, mails } = cms([nursery('a', place('p1', fields))], [alert()]);
  await run();
  expect(mails).toEqual([]);
});

test('a nursery that is no longer published, and a row that nobody can read, are not told', async () => {
  const broken = nursery('c', { id: 'p3', days: 'all' }, null as never, 'x' as never);
  const { run, mails } = cms([{ ...nursery('a', place('p1')), publishedAt: null }, { ...nursery('b'), places: null }, broken], [alert()]);
  await run();
  expect(mails).toEqual([]);
});

test('who has not confirmed, has ended or is past the last day hears nothing', async () => {
  const alertRows = [
    alert({ confirmedAt: null, email: 'a@b.fr' }),
    alert({ endedAt: '2026-11-21T00:00:00Z', email: 'c@b.fr' }),
    alert({ endsOn: '2026-11-27', email: 'd@b.fr' }),
  ];
  const { run, mails } = cms([nursery('a', place('p1'))], alertRows);
  await run();
  expect(mails).toEqual([]);
  // The last day counts.
  const last = cms([nursery('a', place('p1'))], [alert({ startMonth: '2026-11', birthMonth: '2026-01', endsOn: '2026-11-28' })]);
  await last.run();
  expect(last.mails).toHaveLength(1);
});

test('an address gets one mail a day, whatever is new, and of several alerts the one that has waited longest', async () => {
  const nurseryRows = [nursery('a', place('p1'))];
  const { run, mails, fake } = cms(nurseryRows, [
    alert(),
    alert({ email: 'ZOE@exemple.fr', birthMonth: '2025-09', startMonth: '2027-01', endsOn: '2027-01-31' }),
  ]);
  await run();
  expect(mails).toHaveLength(1);
  fake.table(nurseries).push({ id: 9, ...nursery('b', place('p2')) });
  await run(new Date('2026-11-28T17:20:00Z'));
  expect(mails).toHaveLength(1);
  await run(daysLater(1));
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('le 31 janvier 2027');
  await run(daysLater(2));
  expect(mails[2]?.text).toContain('le 31 mars 2027');
  await run(daysLater(3));
  expect(mails).toHaveLength(3);
});

test('a place that was taken and is free again is news', async () => {
  const { run, mails, fake } = cms([nursery('a', place('p1'))], [alert()]);
  const setPlaces = (...places: object[]) => Object.assign(fake.table(nurseries)[0] ?? {}, { places });
  await run();
  // Said once more, and then a little late: it is the same place all the same.
  setPlaces(place('p1', { reportedOn: '2026-11-29' }));
  await run(daysLater(1));
  await run(daysLater(10));
  setPlaces(place('p1', { reportedOn: '2026-12-08' }));
  await run(daysLater(11));
  expect(mails).toHaveLength(1);
  setPlaces(place('p1', { availability: 'full', count: null, reportedOn: '2026-12-10' }));
  await run(daysLater(12));
  setPlaces(place('p1', { reportedOn: '2026-12-11' }));
  await run(daysLater(13));
  expect(mails).toHaveLength(2);
});

test('two runs at once, a run after a crash and a second instance tell nothing twice', async () => {
  const { fake, run, sendDue, mails } = cms([nursery('a', place('p1'))], [alert()]);
  await Promise.all([collectAlerts(fake.strapi, morning), collectAlerts(fake.strapi, morning)]);
  // The CMS ended before the outbox came to it, and begins again.
  await Promise.all([run(), sendDue(morning)]);
  await run();
  expect(mails).toHaveLength(1);
});

test('a mail that waits for its server tells what is a fact when it goes out, or is not sent at all', async () => {
  const { fake, run, sendDue, mails, rows } = cms([nursery('a', place('p1')), nursery('b', place('p2'))], [alert()]);
  fake.mailFailure = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
  await run();
  expect(rows()[0]).toMatchObject({ mailAttempts: 1, newPlaces: [{ place: 'p1' }, { place: 'p2' }] });
  Object.assign(fake.table(nurseries)[0] ?? {}, { places: [place('p1', { availability: 'full', count: null })] });
  fake.mailFailure = null;
  await sendDue(new Date('2026-11-28T07:30:00Z'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Alerte : une place pour votre enfant, Crèche b']);

  const ended = cms([nursery('a', place('p1'))], [alert()]);
  await collectAlerts(ended.fake.strapi, morning);
  await answerAlert(ended.fake.strapi, { alert: 'alerte1', answer: 'end' }, morning);
  await ended.sendDue(new Date('2026-11-28T07:21:00Z'));
  expect(ended.mails).toEqual([]);
});

test('an address that its server refuses ends the alert', async () => {
  const { fake, run, rows } = cms([nursery('a', place('p1'))], [alert()]);
  fake.mailFailure = Object.assign(new Error('no such box'), { responseCode: 550 });
  await run();
  expect(rows()[0]).toMatchObject({ mailError: 'alert: refused', newPlaces: null, nextMailAt: null, endedAt: new Date(morning) });
});

test('every mail has the link that ends the alert, for its reader and for mail programs', async () => {
  const { run, mails } = cms([nursery('a', place('p1'))], [alert({ language: 'en' })]);
  await run();
  const [mail] = mails;
  const link = /https:\S+arreter\S+/.exec(String(mail?.text))?.[0] ?? '';
  expect(mail?.headers).toEqual({ 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const { pathname, searchParams } = new URL(link);
  expect([pathname, searchParams.get('alerte')]).toEqual(['/en/alerte-place/arreter', 'alerte1']);
  expect(Number(searchParams.get('expires')) * 1000).toBeGreaterThan(Date.parse('2027-03-31'));
  expect(mail).toMatchObject({ subject: 'Alert: a place for your child, Crèche a', messageId: '<alerte1.2026-11-28@site.test>' });
});

test('an alert is confirmed and ended once; one that has ended stays so', async () => {
  const { fake, rows } = cms([], [alert({ confirmedAt: null }), alert({ confirmedAt: null, endsOn: '2026-11-27' })]);
  const say = (answer: 'confirm' | 'end', alert = 'alerte1', now = morning) => answerAlert(fake.strapi, { alert, answer }, now);
  expect(await say('confirm')).toBe('confirmed');
  expect(await say('confirm', 'alerte1', daysLater(1))).toBe('confirmed');
  expect(rows()[0]?.confirmedAt).toEqual(morning);
  expect(await say('end')).toBe('ended');
  expect(await say('end', 'alerte1', daysLater(1))).toBe('ended');
  expect(rows()[0]?.endedAt).toEqual(morning);
  expect(await say('confirm')).toBe('gone');
  expect(await say('confirm', 'alerte2')).toBe('gone');
  expect(await say('confirm', 'nobody')).toBe('gone');
  expect(await say('end', 'nobody')).toBe('ended');
});

test('whoever reads the address is asked first, in a mail that holds nothing of what was typed', async () => {
  const { sendDue, mails } = cms([], [alert({ confirmedAt: null, acknowledgedAt: null, nextMailAt: morning, place: 'Chez Zoé' })]);
  await sendDue(morning);
  expect(mails).toMatchObject([{ to: 'zoe@exemple.fr', subject: 'Confirmez votre alerte de place en crèche' }]);
  expect(mails[0]?.text).not.toContain('Zoé');
  const link = new URL(/https:\S+/.exec(String(mails[0]?.text))?.[0] ?? '');
  expect(link.pathname).toBe('/alerte-place/confirmer');
  expect(Number(link.searchParams.get('expires')) * 1000).toBe(daysLater(7).getTime());
  // Of whom the check against robots, or the number of mails, makes us doubt is not written to.
  for (const suspicion of ['trap', 'no-challenge', 'many-mails']) {
    const doubtful = cms([], [alert({ suspicion, confirmedAt: null, acknowledgedAt: null, nextMailAt: morning })]);
    await doubtful.sendDue(morning);
    expect(doubtful.mails).toEqual([]);
  }
});

test('without a mail server nothing is collected', async () => {
  const fake = createFakeStrapi({ hasMail: false });
  fake.table(alerts).push({ id: 1, documentId: 'a', ...alert() });
  fake.table(nurseries).push({ id: 1, ...nursery('a', place('p1')) });
  await collectAlerts(fake.strapi, morning);
  expect(fake.table(alerts)[0]).toMatchObject({ writtenOn: null, nextMailAt: null });
  await finishMails(fake.strapi);
});

test('an account sees the alerts of its confirmed address that have not ended, and no others', async () => {
  const alertRows = [
    alert(),
    alert({ email: 'ZOE@exemple.fr', confirmedAt: null, place: 'Bron' }),
    alert({ endedAt: morning }),
    alert({ email: 'zoe-@exemple.fr' }),
  ];
  const { fake } = cms([], alertRows);
  const user = { id: 1, email: 'zoe@exemple.fr', confirmed: true };
  const ownAlerts = await alertsOf(fake.strapi, user as never);
  expect(ownAlerts.map(({ place, isConfirmed }) => [place, isConfirmed])).toEqual([
    ['Bron', false],
    ['Lyon 3e', true],
  ]);
  expect(ownAlerts[0]?.endLink).toMatch(/^\/alerte-place\/arreter\?alerte=alerte2&expires=\d+&signature=[0-9a-f]{64}$/);
  expect(await alertsOf(fake.strapi, { ...user, confirmed: false } as never)).toEqual([]);
});
