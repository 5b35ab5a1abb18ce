import { expect, test } from 'vitest';
import { markdownText } from './markdown-text.ts';

test('marks go, words stay', () => {
  const markdown =
    '## Le **coût**\n\n> [!ASTUCE]\n> Lisez le [lexique](/lexique#psu).\n\n- un\n- deux\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n![Une cour](/uploads/a.jpg)';
  expect(markdownText(markdown)).toBe('Le coût Lisez le lexique. un deux a b 1 2');
});

test('marks that the buttons of the editor write as HTML go too', () => {
  expect(markdownText('Un <u>mot</u>, ~~deux~~<br>trois : 3 < 4')).toBe('Un mot, deux trois : 3 < 4');
});

test('a hyphen inside a word and a no-break space stay', () => {
  expect(markdownText('Saint-Étienne\u202f: 3\u00a0500\u00a0€')).toBe('Saint-Étienne\u202f: 3\u00a0500\u00a0€');
});
