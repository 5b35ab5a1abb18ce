import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMailsOf } from '../../submissions/mail-outbox';
import { createFakeStrapi } from '../../testing/fake-strapi';
import { requestUid } from '../placement-rows';
import { answerProposal, findProposal } from '../proposals/propose';
import { knownProposal } from './known-proposal';
import { remindNurseries } from './proposal-link';
import { readAnswer, recordAnswer } from './record-answer';

const proposals = 'api::proposal.proposal';
const nurseries = 'api::nursery.nursery';
const events = 'api::request-event.request-event';
const contact = 'brindille@exemple.fr';
const now = new Date('2026-11-30T09:00:00.500Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const family = { id: null, name: 'Famille' };

/** Whatever a family may have typed; only what stands in `told` may reach a nursery that has not accepted. */
const publicFacts = { startDate: '2027-01-04', flexibility: 'one_month', hoursFrom: '08:00', hoursTo: '18:30' };
const typed = {
  reference: 'CS-SECRET-1',
  contactName: 'Zoé SECRET',
  homePlace: '12 rue SECRET, Us',
  homePlaceCode: 'SECRET95',
  workPlace: 'SECRET-Cergy',
  message: 'Je suis SECRET',
  searchText: 'zoe SECRET',
  firstEmail: 'SECRET@exemple.fr',
  firstPhone: '+33SECRET',
  assigneeName: 'Camille SECRET',
  consentText: 'Oui SECRET',
  nurserySlug: 'SECRET',
};
const child = { status: 'born', birthDate: '2026-03-31', dueDate: null, firstName: 'Lou SECRET' };
const parent = {
  firstName: 'Zoé SECRET',
  lastName: 'Le Goff SECRET',
  email: 'zoe.SECRET@exemple.fr',
  phone: '+33612SECRET',
  employer: 'Café SECRET',
  siren: 'SECRET123',
};

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A CMS where a family has been proposed a place of a nursery. */
function withProposal(state = 'sent', more: object = {}) {
  const fake = createFakeStrapi({ linkSecret: 'a secret of the tests' });
  const request = { id: 1, documentId: 'd1', ...publicFacts, ...typed, children: [child], parents: [parent] };
  fake.table(requestUid).push({ ...request, state: state === 'sent' ? 'place_proposed' : 'family_agreed', assigneeId: null });
  fake
    .table(nurseries)
    .push({ id: 1, documentId: 'brindille', slug: 'brindille', name: 'Brindille', contactEmail: contact, publishedAt: now, locale: 'fr' });
  const place = { placeId: 'place', holdKey: 'place#1', nurseryId: 'brindille', nurserySlug: 'brindille', nurseryName: 'Brindille' };
  const proposal = { id: 5, documentId: 'p5', state, days: '1111001111', startDate: null, message: 'SECRET', request, ...place, ...more };
  fake.table(proposals).push(proposal);
  const { strapi } = fake;
  return {
    ...fake,
    fake,
    row: () => fake.table(proposals)[0] ?? {},
    request: () => fake.table(requestUid)[0] ?? {},
    accept: async () => answerProposal(strapi, await findProposal(strapi, 'p5'), { to: 'family_agreed', actor: family }),
    /** What a run of the outbox does with what is due. */
    async sendDue(at: Date) {
      vi.setSystemTime(at);
      const due = fake.table(proposals).filter(({ nextMailAt }) => nextMailAt && (nextMailAt as Date) <= at);
      for (const { documentId } of due) await sendMailsOf(strapi, 'proposal', String(documentId));
    },
    readProposal: () =>
      knownProposal(strapi, { proposal: 'p5', expires: Math.floor(Number(fake.table(proposals)[0]?.linkExpiresAt) / 1000) }),
  };
}

test('once a family has accepted, the contact of the nursery is written to once, without a name', async () => {
  const { accept, sendDue, mails, row, table } = withProposal();
  await accept();
  await Promise.all([sendDue(now), sendDue(now)]);
  await sendDue(later(1));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: contact, subject: 'Une famille accepte votre place : Brindille' });
  expect(mails[0]?.text).toContain('un enfant de 9 mois à l’entrée, à partir du 04/01/2027');
  expect(mails[0]?.text).toMatch(/https:\/\/site\.test\/gestionnaires\/propositions\/p5\?expires=\d+&signature=[0-9a-f]{64}/);
  expect(JSON.stringify(mails[0])).not.toContain('SECRET');
  expect(row()).toMatchObject({ nurseryEmail: contact, nurseryAskedAt: now, nextMailAt: null });
  expect(table(events).map(({ action, detail }) => [action, detail])).toContainEqual(['mailed', 'Brindille']);
});

test('who has not answered for two days is reminded once, by the same link', async () => {
  const { strapi, accept, sendDue, mails } = withProposal();
  await accept();
  await sendDue(now);
  for (const hours of [47, 49, 50, 72]) {
    await remindNurseries(strapi, later(hours));
    await sendDue(later(hours));
  }
  const linkOf = (text: unknown) => /https:\S+/.exec(String(text))?.[0];
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Une famille accepte votre place : Brindille',
    'Rappel : une famille accepte votre place : Brindille',
  ]);
  expect(linkOf(mails[1]?.text)).toBe(linkOf(mails[0]?.text));
});

test('a nursery that has answered, was withdrawn, or has another contact is not reminded', async () => {
  for (const change of [{ state: 'nursery_agreed' }, { state: 'withdrawn' }, { nurseryEmail: 'ancienne@exemple.fr' }]) {
    vi.setSystemTime(now);
    const { strapi, accept, sendDue, mails, row } = withProposal();
    await accept();
    await sendDue(now);
    Object.assign(row(), change);
    await remindNurseries(strapi, later(49));
    await sendDue(later(49));
    expect([change, mails.length]).toEqual([change, 1]);
  }
});

test('where the nursery has no contact, or its server refuses the mail, the desk reads that it has to telephone', async () => {
  const silent = withProposal();
  Object.assign(silent.table(nurseries)[0] ?? {}, { contactEmail: ' ' });
  await silent.accept();
  await silent.sendDue(now);
  expect([silent.mails, silent.row().mailError, silent.row().nextMailAt]).toEqual([[], 'no contact', null]);
  const refused = withProposal();
  refused.fake.mailFailure = Object.assign(new Error('no such box'), { responseCode: 550 });
  await refused.accept();
  await refused.sendDue(now);
  expect(refused.row()).toMatchObject({ mailError: 'nurseryAskedAt: refused', nextMailAt: null });
});

test('before it has accepted, a nursery reads ages, days, hours, start and flexibility, and nothing of people', async () => {
  const { accept, sendDue, readProposal } = withProposal();
  await accept();
  await sendDue(now);
  const answer = await readProposal();
  expect(answer).toEqual({
    standing: 'open',
    proposal: {
      ...{ nursery: 'Brindille', children: [{ months: 9, isExpected: false }], days: '1111001111', ...publicFacts },
      ...{ visitOn: null, family: null },
    },
  });
  expect(JSON.stringify(answer)).not.toContain('SECRET');
});

test.for([
  ['nursery_agreed', 'nursery', 'accepted', true],
  ['signed', 'nursery', 'accepted', true],
  ['family_agreed', null, 'open', false],
  ['declined', 'nursery', 'declined', false],
  ['declined', 'family', 'withdrawn', false],
  ['withdrawn', null, 'withdrawn', false],
  ['expired', null, 'withdrawn', false],
] as const)('a proposal that is %s (by %s) is %s for its nursery; names are told: %s', async ([state, declinedBy, standing, isNamed]) => {
  const { accept, sendDue, readProposal, row } = withProposal();
  await accept();
  await sendDue(now);
  Object.assign(row(), { state, declinedBy });
  const answer = await readProposal();
  expect(answer.standing).toBe(standing);
  expect(answer.proposal?.family ?? null).toEqual(
    isNamed ? { parent: 'Zoé SECRET Le Goff SECRET', children: ['Lou SECRET'], email: parent.email, phone: parent.phone } : null,
  );
  // Neither home, work, employer, message nor reference is told to anybody.
  expect(JSON.stringify(answer)).not.toMatch(/rue SECRET|SECRET-Cergy|Café|Je suis|CS-SECRET/);
});

test('a link of another end, of another contact, or of a nursery that is gone shows nothing', async () => {
  const { strapi, accept, sendDue, readProposal, table } = withProposal();
  await accept();
  await sendDue(now);
  expect(await knownProposal(strapi, { proposal: 'p5', expires: 1 })).toEqual({ standing: 'gone', proposal: null });
  expect(await knownProposal(strapi, { proposal: 'p6', expires: 1 })).toEqual({ standing: 'gone', proposal: null });
  Object.assign(table(nurseries)[0] ?? {}, { contactEmail: 'neuve@exemple.fr' });
  expect(await readProposal()).toEqual({ standing: 'revoked', proposal: null });
  Object.assign(table(nurseries)[0] ?? {}, { publishedAt: null });
  expect(await readProposal()).toEqual({ standing: 'gone', proposal: null });
});

const answerOf = (answer: string) => readAnswer({ proposal: 'p5', answer, reason: 'age', note: 'Trop petit', visitOn: '2026-12-07' });

test.for([
  ['family_agreed', 'accept', 'answered', 'nursery_agreed'],
  ['family_agreed', 'visit', 'answered', 'family_agreed'],
  ['family_agreed', 'decline', 'answered', 'declined'],
  ['nursery_agreed', 'accept', 'answered', 'nursery_agreed'],
  ['nursery_agreed', 'visit', 'answered', 'nursery_agreed'],
  ['nursery_agreed', 'decline', 'late', 'nursery_agreed'],
  ['signed', 'decline', 'late', 'signed'],
  ['withdrawn', 'accept', 'late', 'withdrawn'],
  ['withdrawn', 'visit', 'late', 'withdrawn'],
  ['expired', 'decline', 'late', 'expired'],
  ['sent', 'accept', 'late', 'sent'],
] as const)('from %s the answer %s is %s and leads to %s, and the same again changes nothing', async ([state, answer, outcome, end]) => {
  const { strapi, row, table } = withProposal(state);
  const nurseryAnswer = answerOf(answer);
  if (!nurseryAnswer) throw new Error('no answer');
  expect(await recordAnswer(strapi, nurseryAnswer)).toBe(outcome);
  const noted = table(events).length;
  expect(await recordAnswer(strapi, nurseryAnswer)).toBe(outcome);
  expect([row().state, table(events).length]).toEqual([end, noted]);
  if (answer !== 'decline' && outcome === 'answered') expect(row().visitOn).toBe('2026-12-07');
});

test('the link of a former contact answers nothing, that of the present one does', async () => {
  for (const answer of ['accept', 'visit', 'decline']) {
    const { strapi, row, table } = withProposal('family_agreed', { nurseryEmail: 'ancienne@exemple.fr' });
    const nurseryAnswer = answerOf(answer);
    if (!nurseryAnswer) throw new Error('no answer');
    expect(await recordAnswer(strapi, nurseryAnswer)).toBe('late');
    expect([row().state, row().visitOn, table(events)]).toEqual(['family_agreed', undefined, []]);
    Object.assign(table(nurseries)[0] ?? {}, { contactEmail: ' ancienne@exemple.fr ' });
    expect(await recordAnswer(strapi, nurseryAnswer)).toBe('answered');
  }
});

test('an answer takes the request along, and the journal says that the nursery gave it', async () => {
  const yes = withProposal('family_agreed');
  await recordAnswer(yes.strapi, { proposal: 'p5', answer: 'accept', visitOn: null, reason: null, note: null });
  expect(yes.request()).toMatchObject({ state: 'nursery_agreed' });
  expect(yes.table(events).map(({ actor, actorId }) => [actor, actorId])).toEqual([
    ['Crèche', null],
    ['Crèche', null],
  ]);
  const no = withProposal('family_agreed');
  const nurseryAnswer = answerOf('decline');
  if (!nurseryAnswer) throw new Error('no answer');
  await recordAnswer(no.strapi, nurseryAnswer);
  expect(no.request()).toMatchObject({ state: 'searching' });
  expect(no.row()).toMatchObject({ declinedBy: 'nursery', answerReason: 'Âge de l’enfant\u202f: Trop petit', holdKey: null });
});

test.for([
  {},
  { answer: 'perhaps' },
  { answer: 'decline' },
  { answer: 'decline', reason: 'weather' },
  { answer: 'visit' },
  { answer: 'visit', visitOn: '2027-02-30' },
])('%j is no answer', (data) => {
  expect(readAnswer({ proposal: 'p5', ...data })).toBe(null);
  expect(readAnswer({ ...data, proposal: undefined })).toBe(null);
});
