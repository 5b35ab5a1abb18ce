import { expect, test, vi } from 'vitest';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { requestStates } from '../../domain/placement/request-states.ts';
import { sendMailsOf } from '../../submissions/mail-outbox';
import { createFakeStrapi } from '../../testing/fake-strapi';
import { requestUid } from '../placement-rows';
import { answerProposal, findProposal } from '../proposals/propose';
import { collectFamilyMails } from './collect-family-mails';
import { familyMailTexts } from './family-mail-texts';
import { fillFamilySigns } from './fill-family-signs';
import { readStep } from './read-step';
import { takeStep } from './take-step';
import { writeStepMail } from './write-family-mail';

const events = 'api::request-event.request-event';
const dayMilliseconds = 86_400_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds).toISOString();
const team = { famille: 'f@team.test', entreprise: '', gestionnaire: '' };

const request = (id: number, more: object = {}) => ({
  ...{ id, documentId: `d${id}`, reference: `CS-${id}`, outcome: 'accepted', state: 'searching', closingReason: null, language: 'fr' },
  ...{ firstEmail: `parent${id}@exemple.fr`, parents: [{ email: `parent${id}@exemple.fr` }], startDate: '2099-01-04' },
  ...{
    submittedAt: daysAgo(10),
    lastFamilySignAt: daysAgo(10),
    acknowledgedAt: daysAgo(10),
    notifiedAt: daysAgo(10),
    stateSince: daysAgo(1),
  },
  ...more,
});

function withRequests(...requests: object[]) {
  const fake = createFakeStrapi({ teamMail: team, linkSecret: 'link secret of the tests' });
  fake.table(requestUid).push(...requests.map((one) => ({ ...one })));
  async function run(at = now) {
    await collectFamilyMails(fake.strapi, at);
    for (const one of fake.table(requestUid)) {
      if (!one.nextMailAt) continue;
      // The outbox goes by the real clock.
      one.nextMailAt = new Date(0);
      await sendMailsOf(fake.strapi, 'pre-registration', String(one.documentId));
    }
  }
  return { fake, run, row: (id: number) => fake.table(requestUid).find((one) => one.id === id) };
}

test('a family hears of a step once, with what happens next and its link; the desk reads that it was told', async () => {
  const { fake, run, row } = withRequests(request(1));
  await run();
  await run();
  expect(fake.mails).toMatchObject([{ to: 'parent1@exemple.fr', subject: 'Nous cherchons votre place en crèche' }]);
  expect(String(fake.mails[0]?.text)).toMatch(/La suite\u202f:\n1\. .+\n2\. .+\n3\. /);
  expect(String(fake.mails[0]?.text)).toMatch(
    /https:\/\/site\.test\/suivi-de-demande\/dossier\?dossier=CS-1&expires=\d+&signature=[0-9a-f]{64}\n/,
  );
  expect(row(1)).toMatchObject({ toldState: 'searching', familyMail: null, nextMailAt: null });
  expect(fake.table(events)).toMatchObject([{ request: 1, action: 'mailed', detail: 'Nous cherchons votre place en crèche' }]);
});

test('of several steps of a day the first is told today and the last tomorrow: one mail a day, the acknowledgement included', async () => {
  const { fake, run, row } = withRequests(request(1), request(2, { acknowledgedAt: now.toISOString() }));
  await run();
  Object.assign(row(1) ?? {}, { state: 'family_agreed', stateSince: daysAgo(0.1) });
  await run();
  expect(fake.mails.map(({ to }) => to)).toEqual(['parent1@exemple.fr']);
  Object.assign(row(1) ?? {}, { state: 'nursery_agreed' });
  await run(new Date(now.getTime() + dayMilliseconds));
  const lines = fake.mails.map(({ to, subject }) => `${to} ${subject}`);
  expect(lines.toSorted()).toEqual([
    'parent1@exemple.fr La crèche a confirmé votre place',
    'parent1@exemple.fr Nous cherchons votre place en crèche',
    'parent2@exemple.fr Nous cherchons votre place en crèche',
  ]);
});

test('whether an address was written to today is asked of those alone that are to be written to', async () => {
  const { fake, run } = withRequests(
    request(1),
    request(2, { toldState: 'searching', familyWrittenOn: todayInParis(now.getTime()) }),
    request(3, { toldState: 'searching', acknowledgedAt: now.toISOString() }),
  );
  const read: unknown[] = [];
  const { query } = fake.strapi.db;
  vi.spyOn(fake.strapi.db, 'query').mockImplementation((uid) => {
    const rows = query(uid);
    const findMany: typeof rows.findMany = async (question) => {
      const matches = await rows.findMany(question);
      read.push(...matches.map(({ id }) => id));
      return matches;
    };
    return { ...rows, findMany };
  });
  await run();
  expect([...new Set(read)]).toEqual([1]);
  expect(fake.mails).toMatchObject([{ to: 'parent1@exemple.fr' }]);
});

test('a family with two requests gets one mail a day; the place that waits for an answer comes first', async () => {
  const { fake, run, row } = withRequests(
    request(1),
    request(2, { state: 'place_proposed', stateSince: now.toISOString(), firstEmail: 'parent1@exemple.fr', language: 'en' }),
  );
  fake.table('api::proposal.proposal').push({
    ...{ id: 5, documentId: 'p5', nurseryName: 'Brindille', startDate: '2027-01-04', expiresOn: '2026-12-01', state: 'sent' },
    request: { id: 2, documentId: 'd2' },
  });
  await run();
  expect(fake.mails).toMatchObject([{ to: 'parent1@exemple.fr', subject: 'A nursery place is offered to you' }]);
  const text = String(fake.mails[0]?.text);
  for (const part of ['Nursery: Brindille', 'First day: 4 January 2027', 'Please answer by 1 December 2026', '&vers=proposition'])
    expect(text).toContain(part);
  expect(row(1)?.toldState).toBeUndefined();
});

const proposals = 'api::proposal.proposal';
const draftOf = (id: number, nurseryName: string) => ({
  ...{ id, documentId: `p${id}`, placeId: `place${id}`, nurseryName, startDate: '2099-01-04', expiresOn: null, state: 'draft' },
  request: { id: 1, documentId: 'd1' },
});

test.for([
  ['the first was declined', 'declined'],
  ['the first still waits', 'sent'],
  ['the nursery of the first refuses it', 'family_agreed'],
] as const)('each place of a day is told, the second one the next day, where %s', async ([, first]) => {
  const { fake, run } = withRequests(request(1, { toldState: 'searching' }));
  fake.table(proposals).push(draftOf(5, 'Brindille'), draftOf(6, 'Coquelicot'));
  const actor = { id: 7, name: 'Camille Conseil' };
  const answer = async (proposal: string, to: Parameters<typeof answerProposal>[2]['to']) =>
    answerProposal(fake.strapi, await findProposal(fake.strapi, proposal), { to, actor });
  const soon = new Date(now.getTime() + 60_000);
  await answer('p5', 'sent');
  await run(soon);
  if (first !== 'sent') await answer('p5', first);
  await answer('p6', 'sent');
  if (first === 'family_agreed') await answer('p5', 'declined');
  await run(soon);
  expect(fake.mails).toHaveLength(1);
  await run(new Date(soon.getTime() + dayMilliseconds));
  expect(fake.mails.map(({ text }) => /(?:Brindille|Coquelicot)/.exec(String(text))?.[0])).toEqual(['Brindille', 'Coquelicot']);
  await run(new Date(soon.getTime() + 2 * dayMilliseconds));
  expect(fake.mails).toHaveLength(2);
});

test.for([
  ['was just reached, since another may follow within the hour', { stateSince: now.toISOString() }],
  ['is no news any more', { stateSince: daysAgo(8) }],
  ['only we can see', { state: 'qualified' }],
  ['was told', { toldState: 'searching' }],
  ['is of a family that an adviser writes to no more', { familyMailsStopped: true }],
  ['is of a machine', { suspicion: 'trap' }],
  ['is of what was kept of an erased request', { startDate: null }],
  ['is the end of a double', { state: 'closed', closingReason: 'duplicate' }],
  ['is the end of a request that was not retained', { state: 'closed', closingReason: 'no_answer', outcome: 'rejected' }],
] as const)('nobody is written to about a state that %s', async ([, more]) => {
  const { fake, run } = withRequests(request(1, more));
  await run();
  expect(fake.mails).toEqual([]);
});

test('who has given no sign for sixty days is asked once, reminded once, and not again before the next sign', async () => {
  const { fake, run, row } = withRequests(request(1, { toldState: 'searching', lastFamilySignAt: daysAgo(61) }));
  await run();
  const text = String(fake.mails[0]?.text);
  expect(fake.mails[0]?.subject).toBe('Cherchez-vous toujours une place en crèche ?');
  expect([text.includes('&vers=toujours'), text.includes('&vers=retirer')]).toEqual([true, true]);
  const later = (days: number) => run(new Date(now.getTime() + days * dayMilliseconds));
  await later(13);
  expect(fake.mails).toHaveLength(1);
  await later(15);
  expect(String(fake.mails[1]?.text)).toContain('C’est le seul rappel');
  for (const days of [16, 40, 200]) await later(days);
  expect(fake.mails).toHaveLength(2);
  expect(await takeStep(fake.strapi, 'CS-1', readStep({ action: 'prolong', key: 'k'.repeat(36) }))).toBe('done');
  await later(59);
  expect(fake.mails).toHaveLength(2);
  await later(62);
  expect(fake.mails).toHaveLength(3);
  expect(row(1)?.askedStillTimes).toBe(1);
});

test('the family of a request that the team has typed in is told of its end, and asked whether it still searches', async () => {
  const { fake, run } = withRequests(
    request(1, { outcome: null, state: 'closed', closingReason: 'no_answer' }),
    request(2, { outcome: null, toldState: 'searching', lastFamilySignAt: daysAgo(61) }),
  );
  await run();
  expect(fake.mails.map(({ to }) => to)).toEqual(['parent1@exemple.fr', 'parent2@exemple.fr']);
});

test('where a place is proposed or agreed on, nobody is asked whether they still search', async () => {
  const quiet = { lastFamilySignAt: daysAgo(90) };
  const { fake, run } = withRequests(
    ...(['place_proposed', 'family_agreed', 'entered', 'closed'] as const).map((state, index) =>
      request(index + 1, { ...quiet, state, toldState: state }),
    ),
    request(9, { ...quiet, toldState: 'searching', outcome: 'rejected' }),
  );
  await run();
  expect(fake.mails).toEqual([]);
});

test('the team hears what a family has done, and of nothing twice; what was written stays in the CMS', async () => {
  const { fake, run, row } = withRequests(request(1, { toldState: 'searching', nextStepOn: null, children: [] }));
  const step = { action: 'message', key: 'k'.repeat(36), text: 'Mon fils est malade' };
  await takeStep(fake.strapi, 'CS-1', readStep(step));
  await run();
  await run();
  expect(fake.mails).toMatchObject([{ to: 'f@team.test', subject: 'Réponse d’une famille CS-1' }]);
  const text = String(fake.mails[0]?.text);
  expect(text).toContain('La famille\u202f: Message');
  expect(text).toContain('https://cms.test/admin/bureau-des-places/demandes/d1');
  expect(text).not.toContain('malade');
  expect(row(1)?.nextMailAt).toBeNull();
});

test('the team hears that a family has withdrawn its request, also where no place was proposed to it', async () => {
  const { fake, run } = withRequests(request(1, { toldState: 'searching', nextStepOn: null, children: [] }));
  await takeStep(fake.strapi, 'CS-1', readStep({ action: 'withdraw', key: 'k'.repeat(36) }));
  await run();
  expect(fake.mails).toMatchObject([{ to: 'f@team.test', subject: 'Réponse d’une famille CS-1' }]);
  expect(String(fake.mails[0]?.text)).toContain('La famille\u202f: Retirée');
});

test('a mail server that is down delays the mail, and it is sent once', async () => {
  const { fake, run, row } = withRequests(request(1));
  fake.mailFailure = Object.assign(new Error('down'), { code: 'ECONNECTION' });
  await run();
  expect([fake.mails, row(1)?.familyMail]).toEqual([[], 'step']);
  fake.mailFailure = null;
  Object.assign(row(1) ?? {}, { nextMailAt: new Date(0) });
  await run();
  await run();
  expect(fake.mails).toHaveLength(1);
});

test('requests from before are told of what comes next, not of what is', async () => {
  const { fake, run } = withRequests(
    request(1, { lastFamilySignAt: null }),
    request(2, { lastFamilySignAt: null, submittedAt: daysAgo(70), state: 'received' }),
  );
  await fillFamilySigns(fake.strapi);
  await run();
  expect(fake.mails).toMatchObject([{ to: 'parent2@exemple.fr', subject: 'Cherchez-vous toujours une place en crèche ?' }]);
});

test('each state that a family hears of has its mail in both languages, with a list of what comes next', () => {
  for (const language of ['fr', 'en'] as const) {
    for (const state of requestStates) {
      const mail = writeStepMail({
        reference: 'CS-1',
        language,
        state,
        closingReason: state === 'closed' ? 'no_answer' : null,
        offer: null,
        link: 'https://site.test/x',
      });
      if (state === 'received' || state === 'qualified') expect(mail).toBeNull();
      else expect([state, mail?.text.includes('\n1. '), mail?.text.includes('https://site.test/x')]).toEqual([state, true, true]);
    }
    for (const text of JSON.stringify(familyMailTexts[language]).match(/"[^"]+"/g) ?? []) expect(text).not.toContain("'");
  }
});
