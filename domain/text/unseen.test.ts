import { expect, test } from 'vitest';
import { withoutUnseen } from './unseen.ts';

/** Every character of a general category. */
function charactersOf(category: RegExp): string[] {
  const characters: string[] = [];
  for (let code = 0; code < 0x110000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const character = String.fromCodePoint(code);
    if (category.test(character)) characters.push(character);
  }
  return characters;
}

test('no format character is left anywhere in a French text', () => {
  const formats = charactersOf(/^\p{Cf}$/u);
  expect(formats.length).toBeGreaterThan(160);
  for (const character of [...formats, '\u034f', '\u115f', '\u3164', '\uffa0', '\ufe00', '\u180e', '\u0000', '\u0085']) {
    const text = `${character}Zo${character}é${character}@+${character}6${character}.fr${character}${character}`;
    expect([character.codePointAt(0)?.toString(16), withoutUnseen(text)]).toEqual([character.codePointAt(0)?.toString(16), 'Zoé@+6.fr']);
  }
});

test('what emoji and other scripts are made of stays', () => {
  for (const text of ['👨‍👩‍👧', '❤️', '👶🏽', 'می‌خواهم', 'क्‍ष', 'a\tb\nc']) expect(withoutUnseen(text)).toBe(text);
});

test('a blank that is none of the spaces becomes one', () => {
  expect(withoutUnseen('a\u2800b')).toBe('a b');
});
