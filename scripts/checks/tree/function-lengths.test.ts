import { expect, test } from 'vitest';
import { findLongFunctions } from './function-lengths.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `  // ${index}`).join('\n');

test('a function of 60 lines is short enough, one of 61 is not', () => {
  expect(findLongFunctions('a.ts', `export function a() {\n${lines(58)}\n}`)).toEqual([]);
  expect(findLongFunctions('a.ts', `export function a() {\n${lines(59)}\n}`)).toEqual([{ line: 1, length: 61 }]);
});

test('arrow functions, methods and markup count as they stand in the file', () => {
  const arrow = `\nconst a = () => {\n${lines(60)}\n};`;
  const method = `const b = {\n  c() {\n${lines(60)}\n  },\n};`;
  const markup = `export function D() {\n  return (\n    <ul>\n${'      <li>e</li>\n'.repeat(60)}    </ul>\n  );\n}`;
  expect(findLongFunctions('a.ts', arrow)).toEqual([{ line: 2, length: 62 }]);
  expect(findLongFunctions('b.ts', method)).toEqual([{ line: 2, length: 62 }]);
  expect(findLongFunctions('d.tsx', markup)).toEqual([{ line: 1, length: 66 }]);
});

test('many short functions in a long file are no long function', () => {
  expect(findLongFunctions('a.ts', 'function a() {\n}\n'.repeat(100))).toEqual([]);
});
