import { expect, test } from 'vitest';
import { createFakeStrapi } from '../../testing/fake-strapi';
import { fillSearchWords, searchWordsOf } from './search-words';

const zoe = { firstName: 'Zoé', lastName: 'Le Goff', email: 'zoe@exemple.fr', phone: '+33612345678' };

test.for(['Zoé Le Goff', 'le goff zoe', 'zoe@exemple.fr', '+33612345678', '0612345678', '06 12 34 56 78', 'Bénali', 'Évreux', 'evreux'])(
  'a family is found by %s',
  (query) => {
    const parents = [zoe, { firstName: 'Karim', lastName: 'Bénali', phone: null }];
    const { searchText } = searchWordsOf({ parents, homePlace: 'Évreux' });
    expect(searchText.toLowerCase()).toContain(query.toLowerCase());
  },
);

test('who has written is named; a number from abroad and an entry without anybody are left as they are', () => {
  expect(searchWordsOf({ parents: [zoe, { firstName: 'Karim', lastName: 'Bénali' }] }).contactName).toBe('Zoé Le Goff, Karim Bénali');
  expect(searchWordsOf({ lastName: 'Ó', phone: '+32470123456' })).toEqual({ contactName: 'Ó', searchText: 'Ó\nO\n+32470123456' });
  expect(searchWordsOf({ parents: [], message: 'x' })).toEqual({ contactName: '', searchText: '' });
});

test('entries from before are filled in once, all of them', async () => {
  const fake = createFakeStrapi();
  const rows = fake.table('api::contact-request.contact-request');
  for (let id = 1; id <= 450; id += 1)
    rows.push({ id, documentId: `d${id}`, ...zoe, lastName: id === 7 ? null : `N${id}`, firstName: null, email: null, phone: null });
  await fillSearchWords(fake.strapi);
  expect(rows.filter(({ searchText }) => searchText === undefined)).toEqual([]);
  expect([rows[6]?.searchText, rows[449]?.contactName]).toEqual(['', 'N450']);
});
