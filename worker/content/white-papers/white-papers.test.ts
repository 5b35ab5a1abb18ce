import { expect, test, vi } from 'vitest';
import { readContext } from '../../../test/app/read-context.ts';
import { whitePaperQuery, whitePapersQuery } from './white-papers.ts';

const whole = {
  documentId: 'w1',
  title: 'Guide RH',
  slug: 'guide-rh',
  category: 'entreprise',
  summary: 'Répondre à un salarié.',
  contents: 'Ce guide contient :\n\n1. un modèle',
  keyPoints: [{ text: 'Le coût net' }, { text: null }, { text: 'Les clauses' }],
  pageCount: 12,
  publishedOn: '2026-09-22',
  cover: { url: '/uploads/guide.png', alternativeText: 'Réunion', width: 1600, height: 1000 },
  file: { url: '/uploads/guide.pdf' },
  seo: null,
};
const read = (entry: unknown) =>
  whitePaperQuery({ category: 'entreprise', slug: 'guide-rh' }, 'fr').parse({ data: [entry] }, readContext()).value?.value;

test('reads a white paper without its broken key points, and never says where the PDF is', () => {
  const value = read(whole);
  expect(value).toMatchObject({ href: '/livres-blancs-entreprise/guide-rh', keyPoints: ['Le coût net', 'Les clauses'], pageCount: 12 });
  expect(value?.contents).toEqual({ id: 'contents-w1', html: '<p>Ce guide contient :</p>\n<ol>\n<li>un modèle</li>\n</ol>\n' });
  expect(JSON.stringify(value)).not.toContain('.pdf');
});

test('what is not known of a white paper is null or empty', () => {
  const value = read({ documentId: 'w2', title: 'Nu', slug: 'nu', category: 'famille', keyPoints: null, cover: null });
  expect(value).toMatchObject({ summary: '', pageCount: null, publishedOn: null, cover: null, keyPoints: [], contents: { html: '' } });
});

test('a white paper of a category without a page is left out and reported', () => {
  const reject = vi.fn();
  const { value } = whitePapersQuery({ category: 'entreprise', limit: 100 }, 'en').parse(
    { data: [{ ...whole, category: 'gestionnaire' }, whole] },
    readContext({ reject }),
  );
  expect(value.items.map(({ href }) => href)).toEqual(['/en/livres-blancs-entreprise/guide-rh']);
  expect(reject).toHaveBeenCalledWith('white-paper', 'w1', expect.objectContaining({ field: 'category' }));
});
