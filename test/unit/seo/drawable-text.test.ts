import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawableText } from '../../../worker/seo/open-graph/drawing/drawable-text.ts';

const require = createRequire(import.meta.url);

/** The characters of a WOFF file, from the table `cmap` in its format 4. */
function charactersOf(file: string): Set<number> {
  const woff = readFileSync(require.resolve(`@fontsource/figtree/files/${file}`));
  const count = woff.readUInt16BE(12);
  const entry = Array.from({ length: count }, (_, index) => 44 + index * 20).find((at) => woff.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('no cmap');
  const [offset, packed, length] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
  const raw = woff.subarray(offset, offset + packed);
  const table = packed === length ? raw : inflateSync(raw);
  const start = table.readUInt32BE(8);
  expect(table.readUInt16BE(start)).toBe(4);
  const segments = table.readUInt16BE(start + 6) / 2;
  const codes = new Set<number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const last = table.readUInt16BE(start + 14 + segment * 2);
    for (let code = table.readUInt16BE(start + 16 + (segments + segment) * 2); code <= last && code < 0xffff; code += 1) codes.add(code);
  }
  return codes;
}

test('only what the fonts have is drawn, in both weights', () => {
  for (const weight of [600, 800]) {
    const fonts = [charactersOf(`figtree-latin-${weight}-normal.woff`), charactersOf(`figtree-latin-ext-${weight}-normal.woff`)];
    const missing: string[] = [];
    for (let code = 0x20; code < 0x20000; code += 1) {
      const drawn = drawableText(`a${String.fromCodePoint(code)}b`);
      for (const character of drawn ?? '') {
        if (!fonts.some((font) => font.has(character.codePointAt(0) ?? 0))) missing.push(code.toString(16));
      }
    }
    expect(missing).toEqual([]);
  }
});

test.each([
  ['E\u0301veil a\u0300 la cre\u0300che', 'Éveil à la crèche'],
  ['Places en crèche 🎈 à Lyon 👨‍👩‍👧', 'Places en crèche à Lyon'],
  ['🇫🇷 Crèche 1️⃣ ❤️', 'Crèche 1'],
  ['Crèche 🎈, à Lyon', 'Crèche, à Lyon'],
  ['Łódź, Škoda & Œuvre', 'Łódź, Škoda & Œuvre'],
  ['Tarif PSU\u202f: l’aide — 3\u00a0500\u00a0€', 'Tarif PSU\u00a0: l’aide — 3\u00a0500\u00a0€'],
  ['Micro\u2011crèche\u200b™', 'Micro-crèche™'],
  ['Une\nligne', 'Une ligne'],
])('%s is drawn as %s', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

test.each([
  'مرحبا بكم',
  '托儿所',
  'Δελφίνι',
  'Детский сад',
  'עברית',
  'कक्ष',
  'Places ≥ 3',
  'Lyon → Paris',
  'x\u0302y',
  '🎈',
  '',
  ' ',
  '\ud800',
])('%s is not drawn', (text) => {
  expect(drawableText(text)).toBeNull();
});
