import { expect, test } from 'vitest';
import { dropConditionalLines, keepTrueLines, type ServiceName } from './true-lines.ts';

const text = [
  'Avant.',
  '',
  '{si carte} **La carte** vient de l’IGN.',
  '{sauf carte} **La carte** est la nôtre.',
  '',
  '- toujours',
  '- {si mesure} la mesure',
  '| {si mesure} ligne | 1 |',
].join('\n');

function shown(services: ServiceName[], markdown = text) {
  const unknown: string[] = [];
  return { kept: keepTrueLines(markdown, new Set(services), (name) => unknown.push(name)), unknown };
}

test('a line is kept where what it depends on is so, without its mark', () => {
  expect(shown([]).kept).toBe('Avant.\n\n**La carte** est la nôtre.\n\n- toujours');
  expect(shown(['carte', 'mesure']).kept).toBe('Avant.\n\n**La carte** vient de l’IGN.\n\n- toujours\n- la mesure\n| ligne | 1 |');
});

test('a mark that names nothing known is reported and left out, its line stays', () => {
  expect(shown([], '{si soleil} Il fait beau.')).toEqual({ kept: 'Il fait beau.', unknown: ['soleil'] });
});

test('braces that are no mark stay', () => {
  const code = 'Écrivez {si carte} au milieu, ou {autre chose} au début.';
  expect(shown([], code)).toEqual({ kept: code, unknown: [] });
});

test('a search finds what is true of every instance only', () => {
  expect(dropConditionalLines(text)).toBe('Avant.\n\n\n- toujours');
});
