import { expect, test } from 'vitest';
import { numberProblems } from './decision-numbers.ts';

test('decisions that are numbered one after the other are right, in whatever order they are listed', () => {
  expect(numberProblems(['0002-forms.md', '0001-one-worker.md'])).toEqual([]);
  expect(numberProblems([])).toEqual([]);
});

test('a gap, a number that two have and a file without one are told', () => {
  expect(numberProblems(['0001-one-worker.md', '0003-forms.md', '0003-mails.md', 'notes.md'])).toEqual([
    'docs/decisions/notes.md: begin it with four digits',
    'docs/decisions/: there is no decision 2',
    'docs/decisions/: 0003-forms.md and 0003-mails.md have one number',
  ]);
});
