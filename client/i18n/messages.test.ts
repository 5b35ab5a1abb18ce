import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Texts = [path: string, text: string][];

/** Every text of a table; a message with parameters is called with a number that stands for all of them. */
function textsOf(messages: object, path = ''): Texts {
  return Object.entries(messages).flatMap(([key, value]): Texts => {
    const here = `${path}.${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, String(value(2, 2, 2, 2))]];
    return textsOf(value, here);
  });
}

test('both languages hold the same messages, and none is empty', () => {
  expect(textsOf(en).map(([path]) => path)).toEqual(textsOf(fr).map(([path]) => path));
  for (const [path, text] of [...textsOf(fr), ...textsOf(en)]) expect(text.trim(), path).not.toBe('');
});

/** What the specification dictates, straight apostrophes included. */
const toTheLetter = /^\.(?:specification|nurseryTypes|nursery\.items\.labels|formOutcomes\.white-paper\.(?:missing_id|contact_error))\./;

test('French messages keep the rules of French typography', () => {
  for (const [path, text] of textsOf(fr).filter(([path]) => !toTheLetter.test(path))) {
    expect(text, path).not.toMatch(/['"]|\.\.\./);
    expect(text, path).not.toMatch(/[^\u202f\u00a0][;:!?](?:\s|$)/u);
    expect(text, path).not.toMatch(/«[^\u202f\u00a0]|[^\u202f\u00a0]»/u);
  }
});
