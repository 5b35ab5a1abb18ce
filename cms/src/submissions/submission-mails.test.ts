import { expect, test } from 'vitest';
import type { Submission } from './submission';
import { acknowledgementOf, noticeOf } from './submission-mails';

const addresses = {
  linkSecret: 'link secret of the tests',
  siteUrl: 'https://site.test',
  adminUrl: 'https://cms.test/admin',
  team: { famille: 'f@team.test', entreprise: 'e@team.test', gestionnaire: 'g@team.test' },
};
const contact: Submission = {
  id: 1,
  documentId: 'doc',
  reference: 'CS-7K4M-92QX',
  language: 'fr',
  audience: 'famille',
  email: 'zoe@exemple.fr',
  firstName: 'Zoé',
  lastName: 'X\r\nBcc: y',
};
const registration: Submission = {
  ...contact,
  outcome: 'rejected',
  parents: [{ firstName: 'Zoé', email: 'parent@exemple.fr' }, { email: 'autre@exemple.fr' }],
};

test('acknowledges with the reference and what happens next, in the language of the person, without what they typed', () => {
  const mail = acknowledgementOf('contact-request', contact, addresses);
  expect(mail?.to).toBe('zoe@exemple.fr');
  expect(mail?.text).toContain('CS-7K4M-92QX');
  expect(mail?.text).toMatch(/https:\/\/site\.test\/suivi-de-demande\/dossier\?dossier=CS-7K4M-92QX&expires=\d+&signature=[0-9a-f]{64}/);
  expect(mail?.text).not.toContain('Zoé');
  expect(acknowledgementOf('contact-request', { ...contact, language: 'en' }, addresses)?.html).toContain(
    'href="https://site.test/en/suivi-de-demande/dossier?dossier=CS-7K4M-92QX',
  );
});

test('tells a family its outcome, at the address of the first parent', () => {
  const rejected = acknowledgementOf('pre-registration', registration, addresses);
  expect(rejected?.to).toBe('parent@exemple.fr');
  expect(rejected?.subject).toBe('Votre demande de place en crèche est enregistrée');
  expect(rejected?.text).toContain('maison d’assistantes maternelles');
  expect(acknowledgementOf('pre-registration', { ...registration, outcome: 'accepted' }, addresses)?.subject).toContain('acceptée');
});

test('tells a family why it was rejected: no employer, or the age of the child where there is one', () => {
  const withStatus = (employmentStatus: string) =>
    acknowledgementOf('pre-registration', { ...registration, parents: [{ email: 'parent@exemple.fr', employmentStatus }] }, addresses)
      ?.text;
  expect(withStatus('student')).toMatch(/cofinancées par l’employeur/);
  expect(withStatus('student')).not.toMatch(/trois ans/);
  expect(withStatus('employee')).toMatch(/trois ans ou plus/);
});

test.for([
  ['contact-request', contact, 'f@team.test'],
  ['contact-request', { ...contact, audience: 'entreprise' }, 'e@team.test'],
  ['contact-request', { ...contact, audience: 'gestionnaire' }, 'g@team.test'],
  ['pre-registration', registration, 'f@team.test'],
  ['white-paper-request', { ...contact, outcome: 'contact_added', company: 'X' }, 'e@team.test'],
  ['white-paper-request', { ...contact, outcome: 'contact_added' }, 'f@team.test'],
  ['white-paper-request', { ...contact, outcome: 'contact_exists' }, undefined],
  ['manifesto-signature', contact, undefined],
  ['error-report', { ...contact, problem: 'wrong_hours' }, 'g@team.test'],
] as const)('tells the team of %s %o at %s', ([type, submission, to]) => {
  expect(noticeOf(type, submission, addresses)?.to).toBe(to);
});

test('a notice says where to answer and what is doubtful, and ends no header', () => {
  const notice = noticeOf('contact-request', { ...contact, suspicion: 'no-challenge' }, addresses);
  expect(notice).toMatchObject({ replyTo: 'zoe@exemple.fr', subject: '[À vérifier] Nouveau message CS-7K4M-92QX' });
  expect(notice?.text).toContain('Nom\u202f: Zoé X Bcc: y\n');
  expect(acknowledgementOf('contact-request', { ...contact, suspicion: 'no-challenge' }, addresses)).toBeNull();
  expect(noticeOf('contact-request', { ...contact, suspicion: 'trap' }, addresses)).toBeNull();
  expect(noticeOf('contact-request', contact, { ...addresses, team: { famille: '', entreprise: '', gestionnaire: '' } })).toBeNull();
});

test('the team reads which nurseries a family asks for, where it asks for any', () => {
  const textOf = (more: object) => noticeOf('pre-registration', { ...registration, ...more }, addresses)?.text;
  const page = `${addresses.siteUrl}/trouver-une-creche`;
  expect(textOf({ nurserySlug: 'le-nid', savedNurseries: ['a', 'b'] })).toContain(
    `Crèche demandée\u202f: ${page}/le-nid\nCrèches enregistrées\u202f: ${page}/a, ${page}/b`,
  );
  // A request of before several could be saved.
  expect(textOf({ nurserySlug: null, savedNurseries: null })).not.toMatch(/Crèches? (?:demandée|enregistrées)/);
});

test('the team reads which nursery has an error, which, and what it should say; who has told it hears no more unless they are asked', () => {
  const report = { ...contact, audience: undefined, nurserySlug: 'le-nid', problem: 'wrong_hours', message: 'Ouvre à\n7 h 30' };
  const notice = noticeOf('error-report', report, addresses);
  expect(notice).toMatchObject({ replyTo: 'zoe@exemple.fr', subject: 'Erreur signalée CS-7K4M-92QX' });
  expect(notice?.text).toContain(
    'Crèche\u202f: https://site.test/trouver-une-creche/le-nid\nProblème\u202f: Horaires ou fermetures\nÀ lire à la place\u202f: Ouvre à 7 h 30\n',
  );
  expect(acknowledgementOf('error-report', report, addresses)).toBeNull();
  expect(noticeOf('error-report', { ...report, nurserySlug: null, nurseryName: 'Le Nid, Us', email: null }, addresses)).toMatchObject({
    replyTo: undefined,
    text: expect.stringContaining('Crèche\u202f: Le Nid, Us\n'),
  });
});

test('the team reads who wants to come or to be called, when and to which nursery, and who asked is told that nothing is fixed yet', () => {
  const details = { nurserySlug: 'le-nid', slot: '2026-12-01T10:30' };
  const submission = { ...contact, subject: 'visit', phone: '+33612345678', details };
  const notice = noticeOf('contact-request', submission, addresses);
  expect(notice).toMatchObject({ to: 'f@team.test', subject: 'Rendez-vous demandé CS-7K4M-92QX' });
  expect(notice?.text).toContain(
    'Quoi\u202f: Visite de la crèche\nQuand\u202f: 01/12/2026 à 10:30\nCrèche\u202f: https://site.test/trouver-une-creche/le-nid\n',
  );
  const called = { ...submission, subject: 'call_back', details: { nurserySlug: null, slot: null } };
  expect(noticeOf('contact-request', called, addresses)?.text).toContain(
    'Quoi\u202f: Rappel par téléphone\nQuand\u202f: à convenir au téléphone\n',
  );
  expect(acknowledgementOf('contact-request', submission, addresses)).toMatchObject({
    subject: expect.stringContaining('demande de rendez-vous'),
    text: expect.stringContaining('Nous confirmons le rendez-vous'),
  });
});
