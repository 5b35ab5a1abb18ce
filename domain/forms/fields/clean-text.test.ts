import { expect, test } from 'vitest';
import { cleanLine, cleanLines } from './clean-text.ts';

test('keeps one line: composed, without line breaks, control and direction marks', () => {
  expect(cleanLine('  Jean\u2011Noe\u0308l\t D’Arc ')).toBe('Jean‑Noël D’Arc');
  expect(cleanLine('Marie\r\nBcc: x@y.fr')).toBe('Marie Bcc: x@y.fr');
  expect(cleanLine('a\u0000b\u202ec\u2028d')).toBe('abc d');
  expect(cleanLine('\ud800x')).toBe('\ufffdx');
  expect(cleanLine('=HYPERLINK("x") <script> 李 👶🏽')).toBe('=HYPERLINK("x") <script> 李 👶🏽');
});

test('keeps several lines with breaks of one kind', () => {
  expect(cleanLines(' Bonjour,\r\n\r\n\tune place ?  \rMerci\u0007 ')).toBe('Bonjour,\n\n une place ?\nMerci');
  expect(cleanLines('a\n\n\n\n\n\nb')).toBe('a\n\n\nb');
});
