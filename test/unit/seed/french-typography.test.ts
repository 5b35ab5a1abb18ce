import { expect, test } from 'vitest';
import { typographyProblems } from './french-typography.ts';

const narrow = '\u202f';
const wide = '\u00a0';

test.each([
  "l'enfant",
  'dit "non"',
  'et voilà...',
  'Vraiment?',
  'Vraiment ?',
  'Oui ; non',
  'Attention : voici',
  'Attention: voici',
  'En 2026: voici',
  '« Bonjour »',
  `«${narrow}Bonjour »`,
  '50 %',
  '2 591 €',
])('finds what is wrong in %j', (text) => {
  expect(typographyProblems(text)).not.toEqual([]);
});

test.each([
  'l’enfant',
  `Vraiment${narrow}?!`,
  `Attention${wide}: voici, à 8:30`,
  `«${narrow}Bonjour${narrow}»`,
  `2${narrow}591${wide}€, 50${wide}%`,
  '[le site](https://exemple.fr/?a=b;c) ou `a: b`',
  '> [!INFO]\n> À savoir',
  '| a | b |\n|---|:---:|\n| c | d |',
  'bonjour@creche-sereine.example, 02 61 91 00 00, en 2026 100 places',
])('finds nothing wrong in %j', (text) => {
  expect(typographyProblems(text)).toEqual([]);
});
