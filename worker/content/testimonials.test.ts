import { expect, test, vi } from 'vitest';
import { readContext } from '../../test/app/read-context.ts';
import { testimonialsQuery } from './testimonials.ts';

const whole = {
  documentId: 't1',
  title: 'Une place',
  slug: 'une-place',
  audience: 'famille',
  author: 'Julie M.',
  rating: 5,
  experienceOn: '2025-09-01',
};
const read = (...data: unknown[]) => {
  const reject = vi.fn();
  const { items } = testimonialsQuery({ audience: null, limit: 100 }, 'fr').parse({ data }, readContext({ reject })).value;
  return { items, rejected: reject.mock.calls.map(([, id]) => id) };
};

test('a story without rating, photo, role or company is still one', () => {
  const { items } = read({ ...whole, rating: null, photo: null, role: ' ', company: null });
  expect(items[0]).toMatchObject({
    rating: null,
    photo: null,
    publishedOn: null,
    card: { role: '', company: null, quote: '', image: null },
  });
});

test('a story with a rating outside the scale, or told by nobody, is left out and reported', () => {
  const { items, rejected } = read(whole, { ...whole, documentId: 't2', rating: 6 }, { ...whole, documentId: 't3', author: null });
  expect(items.map(({ documentId, rating }) => [documentId, rating])).toEqual([['t1', 5]]);
  expect(rejected).toEqual(['t2', 't3']);
});
