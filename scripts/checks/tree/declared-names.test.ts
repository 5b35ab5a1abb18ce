import { expect, test } from 'vitest';
import { findUnnamedThings } from './declared-names.ts';

test.for([
  ['a variable', 'const found = find();'],
  ['one of a list', 'const [, { id: given = 1 }] = list;'],
  ['the rest of an object', 'const { id, ...known } = row;'],
  ['a property taken from an object', 'const { asked } = source;'],
  ['a parameter', 'const add = (wanted: string) => list.push(wanted);'],
  ['the parameter of a method', 'const table = { width(given) {} };'],
  ['a function', 'function known() {}'],
  ['the turn of a loop', 'for (const own of list) run(own);'],
  ['the property of a type', 'interface Answer {\n  found: string | null;\n}'],
  ['the method of a type', 'interface Answer { known(): boolean }'],
  ['the parameter of a type', 'type Add = (given: string) => void;'],
  ['the property of a class', 'class Server { readonly asked: string[] = []; }'],
] as const)('%s that is named by no noun is refused', ([, text]) => {
  expect(findUnnamedThings('a.ts', text)).toHaveLength(1);
});

test.for([
  ['nouns, and words in which one of these is a part', 'const foundNurseries = matches; function knownOf(asking: string) {}'],
  ['what others have named', 'const row = { known: count, found }; row.asked = answer.given; const { own: color } = styles;'],
  ['the words of texts', "const words = { 'asked': 'La date est notée.' }; // what was found"],
] as const)('%s are in order', ([, text]) => {
  expect(findUnnamedThings('a.tsx', text)).toEqual([]);
});

test('it tells which name, and where', () => {
  expect(findUnnamedThings('a.ts', 'const id = 1;\nconst {\n  found,\n} = result;\n')).toEqual([{ name: 'found', line: 3 }]);
});
