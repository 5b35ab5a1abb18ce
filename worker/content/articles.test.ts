import { expect, test, vi } from 'vitest';
import { readContext } from '../../test/app/read-context.ts';
import { articleQuery, articlesQuery } from './articles.ts';

const whole = {
  documentId: 'a1',
  title: 'Le prix de la crèche',
  slug: 'prix-creche',
  category: 'famille',
  excerpt: 'Quatre étapes.',
  cover: { url: '/uploads/cover.png', alternativeText: null, width: 1600, height: 1000 },
  publishedOn: '2025-09-04',
  updatedOn: '2026-11-09',
  tags: ['tarif'],
  author: { name: 'Étienne Lacombe', slug: 'etienne-lacombe', role: 'Responsable éditorial', photo: null },
  body: '## La formule\n\nTexte.',
  related: [{ slug: 'autre' }],
  seo: { title: ' ', description: 'Barème.', image: null },
};
function read(entry: unknown, reject = vi.fn()) {
  const { value, tags } = articleQuery({ category: 'famille', slug: 'prix-creche' }, 'fr').parse(
    { data: [entry] },
    readContext({ reject }),
  );
  return { value: value?.value ?? null, languages: value?.languages, tags };
}

test('reads an article; a blank title for search engines counts as none', () => {
  const { value, tags } = read(whole);
  expect(value).toMatchObject({
    cover: { source: '/uploads/cover.png', alternativeText: '', width: 1600 },
    author: { name: 'Étienne Lacombe', photo: null },
    headings: [{ id: 'la-formule', text: 'La formule', level: 2 }],
    relatedSlugs: ['autre'],
    readingMinutes: 1,
    seo: { title: null, description: 'Barème.' },
  });
  expect(tags).toEqual(['article:a1', 'team-member']);
});

test('an article without cover, author, relations, dates or text is still one', () => {
  const bare = {
    documentId: 'a2',
    title: 'Vieux',
    slug: 'vieux',
    category: 'famille',
    author: null,
    related: null,
    cover: null,
    tags: 'tarif',
    seo: null,
  };
  const { value } = read(bare);
  expect(value).toMatchObject({ cover: null, author: null, relatedSlugs: [], publishedOn: null, tags: [], excerpt: '', readingMinutes: 1 });
});

test('a broken author or relation is left out, the article stays', () => {
  const { value } = read({ ...whole, author: { name: null, slug: 'x' }, related: [null, { slug: 'autre' }, { slug: 3 }] });
  expect(value).toMatchObject({ title: whole.title, author: null, relatedSlugs: ['autre'] });
});

test('an article knows the languages it exists in; one of ours that is not published is none', () => {
  expect(read(whole).languages).toEqual(['fr']);
  expect(read({ ...whole, localizations: [{ locale: 'en' }, { locale: 'de' }] }).languages).toEqual(['fr']);
  expect(read({ ...whole, localizations: [{ locale: 'en' }] }).languages).toEqual(['fr', 'en']);
});

test('a picture without a size is none', () => {
  expect(read({ ...whole, cover: { url: '/uploads/cover.svg' } }).value?.cover).toBeNull();
});

test('a list leaves out the entry that cannot be read, and reports it', () => {
  const reject = vi.fn();
  const entries = [whole, { ...whole, documentId: 'a3', category: 'parents' }, { ...whole, documentId: 'a4', title: ' ' }];
  const { value } = articlesQuery({ category: 'famille', page: 1, pageSize: 9 }, 'en').parse({ data: entries }, readContext({ reject }));
  expect(value.items.map(({ href }) => href)).toEqual(['/en/blog-famille/prix-creche']);
  expect(reject.mock.calls.map(([type, id]) => [type, id])).toEqual([
    ['article', 'a3'],
    ['article', 'a4'],
  ]);
});
