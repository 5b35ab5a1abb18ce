import { expect, test } from 'vitest';
import { tidyLink, tidyLinksIn } from './link-problem';

const context = { siteUrl: 'https://www.creche.fr', isPage: (path: string) => path === '/contact' };
const tidy = (href: string) => tidyLink(href, context);

test.for([
  ['/contact', '/contact'],
  ['#tarifs', '#tarifs'],
  [' https://caf.fr/x ', 'https://caf.fr/x'],
  ['https://www.creche.fr/contact?a=b', '/contact?a=b'],
  ['https://creche.fr', '/'],
  ['http://creche.fr#a', '/#a'],
  ['www.caf.fr', 'https://www.caf.fr'],
  ['caf.fr/allocataires', 'https://caf.fr/allocataires'],
  ['//caf.fr/x', 'https://caf.fr/x'],
  ['bonjour@creche.fr', 'mailto:bonjour@creche.fr'],
  ['mailto:a@b.fr', 'mailto:a@b.fr'],
  ['01 23 45 67 89', 'tel:0123456789'],
  ['+33 1 23 45 67 89', 'tel:+33123456789'],
  ['tel:3230', 'tel:3230'],
  ['contact', '/contact'],
  ['', ''],
] as const)('%s is kept as %s', ([written, href]) => {
  expect(tidy(written)).toEqual({ href });
  expect(tidy(href)).toEqual({ href });
});

test.for([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'ftp://a.fr',
  'page inconnue',
  'inconnue',
  'guide.pdf',
  'https://',
  'C:\\a',
  '///x',
])('%s is refused', (written) => {
  expect(tidy(written)).toEqual({ sentence: expect.stringContaining(`« ${written} » n’est pas une adresse`) });
});

test('links of a text are mended where they stand, and nothing else is touched', () => {
  const text = [
    'Voir [la CAF](www.caf.fr "Site") ou [nous](bonjour@creche.fr), [ici](https://fr.wikipedia.org/wiki/Crèche_(garde)).',
    '[![Photo [1]](/uploads/a.jpg)](www.caf.fr) ![x](photo) `[a](b c)` [deux](<www.b.fr>)',
    '```',
    '[code](nulle part)',
    '```',
    '[fin](contact)',
  ].join('\n');
  expect(tidyLinksIn(text, tidy)).toEqual({
    text: text
      .replace('(www.caf.fr "', '(https://www.caf.fr "')
      .replace('(bonjour@', '(mailto:bonjour@')
      .replace(')](www.caf.fr)', ')](https://www.caf.fr)')
      .replace('(<www.b.fr>)', '(https://www.b.fr)')
      .replace('(contact)', '(/contact)'),
  });
  expect(tidyLinksIn('Rien à faire [x](/contact) [y].', tidy)).toEqual({ text: 'Rien à faire [x](/contact) [y].' });
});

test('a link of a text that leads nowhere is named', () => {
  expect(tidyLinksIn('Un [piège](javascript:alert(1)).', tidy)).toEqual({ sentence: expect.stringContaining('« javascript:alert(1 »') });
  expect(tidyLinksIn('Un [oubli]().', tidy)).toEqual({ sentence: expect.stringContaining('n’a pas d’adresse') });
});
