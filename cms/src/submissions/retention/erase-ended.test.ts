import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editorialTypes } from '../../editorial/editorial-types';
import { eraseWithRequests } from '../../placement/erase-with-request';
import { createFakeStrapi } from '../../testing/fake-strapi';
import { type SubmissionType, submissionTypes } from '../submissions';
import { eraseEndedSubmissions, keptFields } from './erase-ended';

const now = new Date('2026-11-28T04:50:00Z');
const monthsAgo = (months: number) => new Date(now.getTime() - months * 30.5 * 86_400_000).toISOString();
const uidOf = (type: SubmissionType) => `api::${type}.${type}`;

function withEntries(entries: Partial<Record<SubmissionType, object[]>>) {
  const fake = createFakeStrapi();
  let id = 0;
  for (const type of submissionTypes) {
    for (const entry of entries[type] ?? []) {
      id += 1;
      fake.table(uidOf(type)).push({ id, documentId: `d${id}`, ...entry });
    }
  }
  return fake;
}

const child = { status: 'born', birthDate: monthsAgo(12).slice(0, 10), firstName: 'Zoé' };
const parent = { firstName: 'Zoé', lastName: 'Le Goff', email: 'fini@exemple.fr', phone: '+33612345678', employer: 'Café' };
const registration = {
  outcome: 'rejected',
  children: [child],
  parents: [parent, parent],
  homePlace: 'Us',
  message: 'Bonjour',
  days: ['monday'],
};

test('of each type what has ended goes, and what has not stays', async () => {
  const entries = {
    'contact-request': [{ submittedAt: monthsAgo(37) }, { submittedAt: monthsAgo(35), message: 'reste' }],
    'error-report': [{ submittedAt: monthsAgo(13) }, { submittedAt: monthsAgo(11), message: 'reste' }],
    'manifesto-signature': [{ submittedAt: monthsAgo(37) }, { submittedAt: monthsAgo(35), town: 'reste' }],
    'place-report': [{ submittedAt: monthsAgo(13) }, { submittedAt: monthsAgo(11), nurseryId: 'reste' }],
    'place-alert': [
      { submittedAt: monthsAgo(12), confirmedAt: monthsAgo(12), endsOn: '2026-11-26' },
      { submittedAt: monthsAgo(11), confirmedAt: monthsAgo(11), endsOn: '2026-11-28' },
    ],
    'white-paper-request': [{ submittedAt: monthsAgo(13) }, { submittedAt: monthsAgo(11), role: 'reste' }],
    'pre-registration': [
      { ...registration, submittedAt: monthsAgo(13) },
      { ...registration, submittedAt: monthsAgo(11), message: 'reste' },
    ],
  };
  const fake = withEntries(entries);
  await eraseEndedSubmissions(fake.strapi, now);
  const types = submissionTypes.filter((name) => name in entries);
  for (const type of types) {
    expect([type, fake.table(uidOf(type))]).toEqual([
      type,
      [expect.objectContaining({ submittedAt: monthsAgo(['contact-request', 'manifesto-signature'].includes(type) ? 35 : 11) })],
    ]);
  }
  // How many, of what; nothing of whom.
  expect(fake.log).toEqual(types.map((type) => `${type}: 1 erased, 0 reduced, their period has ended`));
});

test('of who has agreed to be written to, the agreement and the address stay, and only for an agreed call the number', async () => {
  for (const [agreed, phone] of [
    [{ marketingEmail: true }, null],
    [{ marketingEmail: true, marketingPhone: true }, parent.phone],
  ] as const) {
    const fake = withEntries({
      'pre-registration': [
        { ...registration, ...agreed, submittedAt: monthsAgo(13), consentText: 'Oui', nurserySlug: 'a', savedNurseries: ['b'] },
      ],
    });
    await eraseEndedSubmissions(fake.strapi, now);
    expect(fake.table(uidOf('pre-registration'))).toEqual([
      expect.objectContaining({
        ...agreed,
        consentText: 'Oui',
        children: [],
        parents: [{ firstName: 'Zoé', lastName: 'Le Goff', email: 'fini@exemple.fr', phone }],
        ...Object.fromEntries(['homePlace', 'message', 'days', 'nurserySlug', 'savedNurseries', 'sourcePage'].map((name) => [name, null])),
      }),
    ]);
    // The next night finds nothing left to do, and an agreement ends, too.
    await eraseEndedSubmissions(fake.strapi, now);
    expect(fake.log).toEqual(['pre-registration: 0 erased, 1 reduced, their period has ended']);
    await eraseEndedSubmissions(fake.strapi, new Date('2029-12-01'));
    expect(fake.table(uidOf('pre-registration'))).toEqual([]);
  }
});

test('a white paper’s request is reduced to the agreement', async () => {
  const submission = {
    submittedAt: monthsAgo(13),
    marketingEmail: true,
    email: 'a@b.fr',
    whitePaperSlug: 'guide',
    company: 'Café',
    deliveryKey: 'k',
  };
  const fake = withEntries({ 'white-paper-request': [submission] });
  await eraseEndedSubmissions(fake.strapi, now);
  expect(fake.table(uidOf('white-paper-request'))).toMatchObject([
    { email: 'a@b.fr', whitePaperSlug: null, company: null, deliveryKey: null },
  ]);
});

test('of an entry that is reduced every field is emptied that is not named as kept, whatever it is', async () => {
  for (const type of ['white-paper-request', 'pre-registration'] as const) {
    const fake = withEntries({});
    const { attributes } = fake.strapi.contentType(uidOf(type) as never);
    const filled = Object.fromEntries(Object.keys(attributes).map((name) => [name, name === 'parents' ? [parent] : `some ${name}`]));
    const children = 'children' in attributes && { children: [child] };
    fake.table(uidOf(type)).push({ id: 1, documentId: 'd1', ...filled, ...children, outcome: 'rejected', submittedAt: monthsAgo(13) });
    await eraseEndedSubmissions(fake.strapi, now);
    const [entry = {}] = fake.table(uidOf(type));
    const left = Object.keys(attributes).filter((name) => ![null, false].includes(entry[name] as null) && String(entry[name]) !== '');
    expect(left.filter((name) => !keptFields.includes(name))).toEqual(type === 'pre-registration' ? ['parents'] : []);
    expect(left).toEqual(expect.arrayContaining(['submissionKey', 'consentText', 'marketingEmail']));
  }
});

/** What stays when a request goes: content, what is imported into it, other people's requests, and companies. Any other type is emptied, a new one too. */
const keptTypes = [
  ...editorialTypes,
  ...submissionTypes.filter((type) => type !== 'pre-registration'),
  'employer',
  'account',
  'follow-up',
  'import-row',
  'import-run',
  'manager-link',
  'nursery-candidate',
];

test.for(['erase', 'reduce'])('with a request that has served goes all that was written about it: %s', async (fate) => {
  const names = readdirSync(path.join(import.meta.dirname, '../../api')).filter(
    (name) => ![...keptTypes, 'pre-registration'].includes(name),
  );
  expect(names.length).toBeGreaterThan(2);
  const agreed = { marketingEmail: fate === 'reduce' };
  const fake = withEntries({
    'pre-registration': [
      { ...registration, ...agreed, submittedAt: monthsAgo(13), employerAccount: { id: 1 }, assigneeName: 'Camille' },
      { ...registration, submittedAt: monthsAgo(1) },
    ],
  });
  for (const name of names) {
    fake
      .table(`api::${name}.${name}`)
      .push({ id: 1, documentId: 'p1', request: { documentId: 'd1' } }, { id: 2, documentId: 'p2', request: { documentId: 'd2' } });
  }
  eraseWithRequests(fake.strapi);
  await eraseEndedSubmissions(fake.strapi, now);
  for (const name of names) expect([name, fake.table(`api::${name}.${name}`).map(({ id }) => id)]).toEqual([name, [2]]);
  const left = fake.table(uidOf('pre-registration')).filter(({ documentId }) => documentId === 'd1');
  expect(left).toEqual(fate === 'erase' ? [] : [expect.objectContaining({ employerAccount: null, assigneeName: null })]);
});

test('no entry is passed over, however many go on the way', async () => {
  const entries = Array.from({ length: 450 }, (_, index) => ({ submittedAt: monthsAgo(index % 3 === 0 ? 1 : 37) }));
  const fake = withEntries({ 'contact-request': entries });
  await eraseEndedSubmissions(fake.strapi, now);
  expect(fake.table(uidOf('contact-request'))).toHaveLength(150);
  expect(fake.log).toEqual(['contact-request: 300 erased, 0 reduced, their period has ended']);
});
