import { expect, test, vi } from 'vitest';
import { readContext } from '../../test/app/read-context.ts';
import { faqEntriesQuery, faqEntryQuery } from './faq.ts';

const whole = {
  documentId: 'q1',
  question: 'Combien ?',
  slug: 'combien',
  category: 'famille',
  group: 'Prix',
  answer: 'Selon vos **ressources**.',
};

test('reads an entry; a related one that cannot be linked is left out', () => {
  const related = [
    { question: 'Quand ?', slug: 'quand', category: 'famille' },
    null,
    { question: 'Où ?', slug: 'ou', category: 'ailleurs' },
  ];
  const { value } = faqEntryQuery({ category: 'famille', slug: 'combien' }, 'en').parse({ data: [{ ...whole, related }] }, readContext());
  expect(value?.value).toMatchObject({
    href: '/en/faq-famille/combien',
    answer: { id: 'answer-q1', html: '<p>Selon vos <strong>ressources</strong>.</p>\n' },
    related: [{ question: 'Quand ?', href: '/en/faq-famille/quand' }],
  });
});

test('a question without an answer is left out and reported; one without a group stays', () => {
  const reject = vi.fn();
  const entries = [
    { ...whole, answer: ' ' },
    { ...whole, documentId: 'q2', group: null, related: null },
  ];
  const { value } = faqEntriesQuery({ category: 'famille', limit: 100 }, 'fr').parse({ data: entries }, readContext({ reject }));
  expect(value.items.map(({ documentId, group }) => [documentId, group])).toEqual([['q2', null]]);
  expect(reject).toHaveBeenCalledWith('faq-entry', 'q1', expect.objectContaining({ field: 'answer' }));
});
