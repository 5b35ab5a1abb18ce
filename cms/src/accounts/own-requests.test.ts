import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { everythingSentBy, preRegistrationsOf } from './own-requests';
import type { User } from './user';

const registrations = 'api::pre-registration.pre-registration';
const contacts = 'api::contact-request.contact-request';
const anne = { id: 1, email: 'anne_marie@exemple.fr', confirmed: true } as User;
const parent = (email: string, firstName = 'Anne') => ({ id: 7, email, firstName, phone: '+33612345678' });

function withRequests() {
  const fake = createFakeStrapi();
  const note = { request: 1, kind: 'message', author: 'Famille' };
  fake
    .table('api::request-note.request-note')
    .push(
      { ...note, id: 1, text: 'Bonjour', createdAt: '2026-11-02T10:00:00.000Z' },
      { ...note, id: 2, kind: 'note', text: 'Fragile', author: 'Camille' },
      { ...note, id: 3, request: 2, text: 'Autre' },
    );
  const sent = [
    ['own', [parent('Anne_Marie@Exemple.fr'), parent('pere@exemple.fr', 'Max')]],
    ['alike', [parent('anne.marie@exemple.fr')]],
    ['second', [parent('pere@exemple.fr', 'Max'), parent('anne_marie@exemple.fr')]],
    ['nobody', []],
  ] as const;
  for (const [index, [reference, parents]] of sent.entries())
    fake.table(registrations).push({
      id: index + 1,
      documentId: reference,
      reference,
      submissionKey: 'key',
      submittedAt: '2026-11-01T10:00:00.000Z',
      contactName: 'Anne Marie, Max',
      searchText: 'Max\npere@exemple.fr',
      parents,
      children: [{ id: 3, firstName: 'Zoé' }],
      createdBy: null,
    });
  fake
    .table(contacts)
    .push(
      { documentId: 'c1', email: 'anne_marie@exemple.fr', message: 'Bonjour', submissionKey: 'key' },
      { documentId: 'c2', email: 'anneXmarie@exemple.fr', message: 'Autre' },
    );
  return fake.strapi;
}

test('an account sees the requests whose first parent has its address, letter by letter but for capitals', async () => {
  // To the database, `_` stands for any character.
  expect((await preRegistrationsOf(withRequests(), anne)).map(({ reference }) => reference)).toEqual(['own']);
});

test('who has not shown that the address is theirs sees nothing', async () => {
  const stranger = { ...anne, confirmed: false };
  expect([await preRegistrationsOf(withRequests(), stranger), await everythingSentBy(withRequests(), stranger)]).toEqual([[], {}]);
});

test('an address of wildcards opens nobody else’s requests', async () => {
  for (const email of ['%', '____________________', '%@exemple.fr']) {
    expect([email, await everythingSentBy(withRequests(), { ...anne, email })]).toEqual([email, {}]);
  }
});

test('the export holds what was sent, without what we keep for ourselves and without the other parent', async () => {
  const sent = await everythingSentBy(withRequests(), anne);
  expect(sent).toEqual({
    'contact-request': [{ email: 'anne_marie@exemple.fr', message: 'Bonjour' }],
    'pre-registration': [
      {
        reference: 'own',
        submittedAt: '2026-11-01T10:00:00.000Z',
        parents: [{ email: 'Anne_Marie@Exemple.fr', firstName: 'Anne', phone: '+33612345678' }],
        children: [{ firstName: 'Zoé' }],
        messages: [{ text: 'Bonjour', createdAt: '2026-11-02T10:00:00.000Z' }],
      },
    ],
  });
});
