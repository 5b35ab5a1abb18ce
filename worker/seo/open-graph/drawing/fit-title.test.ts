import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

const box = { width: 588, height: 310 };

test('a short title is large, a longer one smaller, both whole', () => {
  const short = fitTitle('Nos crèches à Lyon', box);
  const long = fitTitle('Cofinancer une place en crèche : ce que l’entreprise déduit, et ce qui reste à la charge des parents', box);
  expect(short).toEqual({ text: 'Nos crèches à Lyon', fontSize: 76 });
  expect(long.text).toMatch(/^Cofinancer .* parents$/);
  expect(long.fontSize).toBeLessThan(60);
  expect(long.fontSize).toBeGreaterThanOrEqual(42);
});

test('a title that fits in no size is cut between two words', () => {
  const title = 'Mode de garde et congé parental, reprise du travail, adaptation '.repeat(6);
  const { text, fontSize } = fitTitle(title, box);
  expect(fontSize).toBe(42);
  expect(text).toMatch(/\p{L}…$/u);
  const words = new Set(title.split(/[ ,]+/));
  expect(
    text
      .replace('…', '')
      .split(/[ ,]+/)
      .every((word) => words.has(word)),
  ).toBe(true);
});

test('a word wider than the card makes the title smaller, and stays whole', () => {
  const word = 'anticonstitutionnellementhexakosioihexekontahexaphobie';
  const { text, fontSize } = fitTitle(`La ${word}`, box);
  expect(text).toBe(`La ${word}`);
  expect(fontSize).toBeLessThan(42);
  expect(fontSize).toBeGreaterThan(10);
});

test('what a no-break space holds together is not cut apart, and is a space the font has', () => {
  expect(fitTitle('Tarif PSU\u202f: combien\u00a0?', box).text).toBe('Tarif PSU\u00a0: combien\u00a0?');
});

test.each(['', ' ', '…', '漢字'.repeat(90), '🎈'.repeat(50)])('nothing a title may be is too much: %s', (title) => {
  expect(fitTitle(title, box).fontSize).toBeGreaterThan(0);
});
