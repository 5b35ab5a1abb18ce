import { expect, test } from 'vitest';
import { readEmail, suggestEmail } from './email.ts';

test.for([
  ['marie+creche@gmail.com', 'marie+creche@gmail.com'],
  ["o'connor@exemple.fr", "o'connor@exemple.fr"],
  ['x@club.fitness', 'x@club.fitness'],
  ['MARIE@EXEMPLE.FR ', 'MARIE@exemple.fr'],
  ['prenom.nom@sous.domaine.exemple.gouv.fr', 'prenom.nom@sous.domaine.exemple.gouv.fr'],
  ['a@crèche.fr', 'a@crèche.fr'],
  ['a@xn--crche-6ra.xn--p1ai', 'a@xn--crche-6ra.xn--p1ai'],
] as const)('keeps %j, its local part as it was written', ([text, kept]) => {
  expect(readEmail(text)).toBe(kept);
});

test.for([
  '',
  'marie',
  'marie@',
  '@exemple.fr',
  'marie@exemple',
  'marie@@exemple.fr',
  'marie @exemple.fr',
  'marie@exemple..fr',
  '.marie@exemple.fr',
  'marie.@exemple.fr',
  'marie@-exemple.fr',
  'marie@exemple.fr, autre@exemple.fr',
  'Marie <marie@exemple.fr>',
  'marie@exemple.fr\r\nBcc: autre@exemple.fr',
  'marie@exemple.fr\nx',
  'marie@127.0.0.1',
  `${'a'.repeat(65)}@exemple.fr`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.fr`,
])('refuses %j', (text) => {
  expect(readEmail(text)).toBe(null);
});

test.for([
  ['marie@gmial.com', 'marie@gmail.com'],
  ['marie@gmai.com', 'marie@gmail.com'],
  ['marie@gmaill.com', 'marie@gmail.com'],
  ['marie@gmail.con', 'marie@gmail.com'],
  ['marie@gmail.cm', 'marie@gmail.com'],
  ['MARIE@Gmial.com', 'MARIE@gmail.com'],
  ['paul@orange.f', 'paul@orange.fr'],
  ['paul@ornage.fr', 'paul@orange.fr'],
  ['paul@hotmial.fr', 'paul@hotmail.fr'],
  ['paul@wanadou.fr', 'paul@wanadoo.fr'],
  ['paul@laposte.ne', 'paul@laposte.net'],
] as const)('suggests what %s probably means', ([text, meant]) => {
  expect(suggestEmail(text)).toBe(meant);
});

test.for(['marie@gmail.com', 'marie@exemple.fr', 'marie@mac.fr', 'marie', '', '@gmial.com', 'marie@', 'marie@free.fr'])(
  'suggests nothing for %j',
  (text) => {
    expect(suggestEmail(text)).toBe(null);
  },
);
