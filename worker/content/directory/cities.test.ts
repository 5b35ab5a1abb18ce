import { expect, test, vi } from 'vitest';
import { readContext } from '../../../test/app/read-context.ts';
import { cityQuery, citySummariesQuery } from './cities.ts';

const nantes = {
  documentId: 'c1',
  name: 'Nantes',
  slug: 'pays-de-la-loire/loire-atlantique/nantes',
  inseeCode: '44109',
  postalCodes: ['44000', '44100'],
  departmentCode: '44',
  departmentName: 'Loire-Atlantique',
  regionName: 'Pays de la Loire',
  population: 325070,
  latitude: 47.2316,
  longitude: -1.54831,
};

test('a city with its questions is read; a broken question is left out', () => {
  const reject = vi.fn();
  const faq = [
    { question: 'Où demander ?', answer: 'À la **mairie**.' },
    { question: 'Sans réponse', answer: null },
  ];
  const { value: version } = cityQuery('any', 'fr').parse(
    { data: [{ ...nantes, intro: ' ', practicalText: 'Le portail.', faq, seo: null }] },
    readContext({ reject }),
  );
  const value = version?.value;
  expect(value?.intro).toBeNull();
  expect(value?.practicalText).toEqual({ id: 'city-c1-practical', html: '<p>Le portail.</p>\n' });
  expect(value?.faq).toEqual([
    { id: 'question-1', question: 'Où demander ?', answer: { id: 'city-c1-answer-1', html: '<p>À la <strong>mairie</strong>.</p>\n' } },
  ]);
  expect(value?.summary).toMatchObject({ population: 325070, position: { latitude: 47.2316, longitude: -1.54831 } });
});

test('what is not known of a city is null', () => {
  const bare = { documentId: 'c2', name: 'Ys', slug: 'ys', postalCodes: '29000', population: 0, latitude: null, longitude: -4 };
  const { value } = citySummariesQuery(1).parse({ data: [bare] }, readContext());
  expect(value.items).toEqual([
    {
      documentId: 'c2',
      name: 'Ys',
      slug: 'ys',
      inseeCode: null,
      postalCodes: [],
      departmentCode: null,
      departmentName: null,
      regionName: null,
      population: null,
      position: null,
    },
  ]);
});
