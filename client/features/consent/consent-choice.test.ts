import { expect, test } from 'vitest';
import { consentRevision, readChoice } from './consent-choice.ts';

const cookie = (value: unknown) => `locale=fr; consent=${encodeURIComponent(JSON.stringify(value))}; viewport=desktop`;

test('a choice is what was agreed to, whatever else the cookie names', () => {
  expect(readChoice(cookie({ categories: ['necessary', 'measure', 'other'], revision: consentRevision }))).toEqual(['measure']);
  expect(readChoice(cookie({ categories: ['marketing', 'measure'], revision: consentRevision }))).toEqual(['measure', 'marketing']);
});

test('a refusal is a choice, too', () => {
  expect(readChoice(cookie({ categories: ['necessary'], revision: consentRevision }))).toEqual([]);
});

test('a choice of another revision does not count', () => {
  expect(readChoice(cookie({ categories: ['measure'], revision: consentRevision - 1 }))).toBeNull();
  expect(readChoice(cookie({ categories: ['measure'] }))).toBeNull();
});

test.for(['', 'locale=fr', 'consent=', 'consent=%7B', 'consent=%', 'consent=null', 'consent=[]', 'my-consent=%7B%7D'])(
  'no choice: "%s"',
  (cookies) => {
    expect(readChoice(cookies)).toBeNull();
  },
);

test('a choice without a list counts as none', () => {
  expect(readChoice(cookie({ categories: 'measure', revision: consentRevision }))).toBeNull();
});
