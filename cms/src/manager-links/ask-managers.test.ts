import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMailsOf } from '../submissions/mail-outbox';
import { createFakeStrapi } from '../testing/fake-strapi';
import { askManagers } from './ask-managers';

const links = 'api::manager-link.manager-link';
const nurseries = 'api::nursery.nursery';
const settings = 'api::site-setting.site-setting';
const monday = new Date('2026-11-30T08:00:30Z');
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);

beforeEach(() => {
  vi.useFakeTimers({ now: monday });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A CMS with nurseries of which the first two have a contact. */
function withNurseries() {
  const fake = createFakeStrapi({ linkSecret: 'a secret of the tests' });
  const published = { publishedAt: '2026-01-01T00:00:00Z', locale: 'fr', approvedPlaces: 10 };
  fake
    .table(nurseries)
    .push(
      { id: 1, documentId: 'lutins', name: 'Les Lutins', contactEmail: 'lutins@exemple.fr', ...published },
      { id: 2, documentId: 'ronde', name: 'La Ronde', contactEmail: 'ronde@exemple.fr', ...published },
      { id: 3, documentId: 'muette', name: 'La Muette', contactEmail: null, ...published },
      { id: 4, documentId: 'blanche', name: 'La Blanche', contactEmail: ' ', ...published },
      { id: 5, documentId: 'brouillon', name: 'Le Brouillon', contactEmail: 'b@exemple.fr', ...published, publishedAt: null },
      { id: 6, documentId: 'lutins', name: 'The Elves', contactEmail: 'lutins@exemple.fr', ...published, locale: 'en' },
    );
  /** What a run of the outbox does with what is due. */
  async function sendDue(now: Date) {
    vi.setSystemTime(now);
    for (const { documentId } of fake.table(links)) await sendMailsOf(fake.strapi, 'manager-link', String(documentId));
  }
  return { ...fake, fake, sendDue };
}

test('at its hour each published nursery with a contact is written to, once, with a link that ends after 14 days', async () => {
  const { strapi, table, mails, sendDue } = withNurseries();
  await askManagers(strapi, later(-1));
  expect(table(links)).toEqual([]);
  await askManagers(strapi, monday);
  await sendDue(monday);
  expect(mails.map(({ to }) => to)).toEqual(['lutins@exemple.fr', 'ronde@exemple.fr']);
  const { subject, text, html }: Record<string, unknown> = mails[0] ?? {};
  expect(subject).toBe('Vos places libres, en un clic : Les Lutins');
  const link = new URL(/https:\S+/.exec(String(text))?.[0] ?? '');
  expect(link.pathname).toBe('/gestionnaires/places/lutins');
  expect(Number(link.searchParams.get('expires')) * 1000).toBe(monday.getTime() + 14 * 86_400_000);
  expect(text).toContain('jusqu’au 14 décembre 2026');
  expect(html).toContain(`<a href="${link.href.replaceAll('&', '&amp;')}">`);
});

test('a task that runs again in the hour, a CMS that was started again and a second instance write nothing twice', async () => {
  const { strapi, table, mails, sendDue } = withNurseries();
  await Promise.all([askManagers(strapi, monday), askManagers(strapi, monday)]);
  await askManagers(strapi, later(0.1));
  expect(table(links)).toHaveLength(2);
  await Promise.all([sendDue(monday), sendDue(monday)]);
  await sendDue(later(1));
  expect(mails).toHaveLength(2);
});

test('a CMS that was down at the hour makes up for it within a day, and not later', async () => {
  const { strapi, table } = withNurseries();
  await askManagers(strapi, later(24));
  expect(table(links)).toEqual([]);
  await askManagers(strapi, later(23.9));
  expect(table(links).map(({ week }) => week)).toEqual(['2026-11-30', '2026-11-30']);
});

test('who has not answered after two days is reminded once, with the same link', async () => {
  const { strapi, table, mails, sendDue } = withNurseries();
  await askManagers(strapi, monday);
  await sendDue(monday);
  const linkOf = (text: unknown) => /https:\S+/.exec(String(text))?.[0];
  const [lutins, ronde] = table(links);
  Object.assign(ronde ?? {}, { answeredAt: later(3) });
  for (const hours of [47, 48, 49, 71]) {
    await askManagers(strapi, later(hours));
    await sendDue(later(hours));
  }
  expect(mails.slice(2).map(({ to, subject }) => [to, subject])).toEqual([
    ['lutins@exemple.fr', 'Rappel : vos places libres, en un clic : Les Lutins'],
  ]);
  expect(linkOf(mails[2]?.text)).toBe(linkOf(mails[0]?.text));
  expect(lutins).toMatchObject({ remindedAt: later(48), nextMailAt: null });
});

test('each week has a link of its own, also over a change of the clock', async () => {
  vi.setSystemTime('2026-10-19T07:00:00Z');
  const { strapi, table } = withNurseries();
  await askManagers(strapi, new Date('2026-10-19T07:00:30Z'));
  await askManagers(strapi, new Date('2026-10-26T07:00:30Z'));
  expect(table(links)).toHaveLength(2);
  await askManagers(strapi, new Date('2026-10-26T08:00:30Z'));
  expect(table(links).map(({ week }) => week)).toEqual(['2026-10-19', '2026-10-19', '2026-10-26', '2026-10-26']);
});

test('day and hour are those of the settings, and « never » stops links and reminders', async () => {
  const { strapi, table } = withNurseries();
  table(settings).push({ id: 1, locale: 'fr', placesMailDay: 'thursday', placesMailHour: 14 });
  await askManagers(strapi, monday);
  await askManagers(strapi, new Date('2026-12-03T12:59:00Z'));
  expect(table(links)).toEqual([]);
  await askManagers(strapi, new Date('2026-12-03T13:00:00Z'));
  expect(table(links)).toHaveLength(2);
  for (const link of table(links)) link.sentAt = new Date('2026-12-03T13:01:00Z');
  Object.assign(table(settings)[0] ?? {}, { placesMailDay: 'never' });
  await askManagers(strapi, new Date('2026-12-05T13:00:00Z'));
  await askManagers(strapi, new Date('2026-12-10T13:00:00Z'));
  expect(table(links).map(({ reminderDueAt }) => reminderDueAt ?? null)).toEqual([null, null]);
});

test('a day that is changed in the middle of a week makes nobody hear twice in it', async () => {
  const { strapi, table } = withNurseries();
  await askManagers(strapi, monday);
  table(settings).push({ id: 1, locale: 'fr', placesMailDay: 'wednesday' });
  await askManagers(strapi, later(48));
  expect(table(links)).toHaveLength(2);
  await askManagers(strapi, later(48 + 7 * 24));
  expect(table(links)).toHaveLength(4);
});

test('nobody is written to without a mail server, nor where the contact or the nursery went meanwhile', async () => {
  const silent = createFakeStrapi({ hasMail: false });
  silent.table(nurseries).push({ id: 1, documentId: 'a', name: 'A', contactEmail: 'a@b.fr', publishedAt: '2026-01-01', locale: 'fr' });
  await askManagers(silent.strapi, monday);
  expect(silent.table(links)).toEqual([]);

  const { strapi, table, mails, sendDue } = withNurseries();
  await askManagers(strapi, monday);
  for (const row of table(nurseries))
    Object.assign(row, row.documentId === 'ronde' ? { publishedAt: null } : { contactEmail: 'neuve@exemple.fr' });
  await sendDue(monday);
  expect([mails, table(links).map(({ nextMailAt }) => nextMailAt)]).toEqual([[], [null, null]]);
});

test('a mail server that is down delays the link, and one that refuses an address ends it without a reminder', async () => {
  const { fake, strapi, table, mails, sendDue } = withNurseries();
  await askManagers(strapi, monday);
  fake.mailFailure = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
  await sendDue(monday);
  fake.mailFailure = Object.assign(new Error('no such box'), { responseCode: 550 });
  await sendDue(later(1));
  fake.mailFailure = null;
  await askManagers(strapi, later(48));
  await sendDue(later(48));
  expect(mails).toEqual([]);
  expect(table(links)).toMatchObject([{ mailError: 'sentAt: refused', nextMailAt: null }, { mailError: 'sentAt: refused' }]);
});

test('links that ended two months ago are erased with the address in them', async () => {
  const { strapi, table } = withNurseries();
  await askManagers(strapi, monday);
  await askManagers(strapi, new Date('2027-02-13T08:00:00Z'));
  expect(table(links).filter(({ week }) => week === '2026-11-30')).toEqual([]);
});
