import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverRules } from './hover-rules.ts';

const process = (styles: string) =>
  postcss([hoverRules])
    .process(styles, { from: undefined })
    .css.replaceAll(/\s*([{}])\s*/g, ' $1 ')
    .replaceAll(/ +/g, ' ')
    .trim();

test('what a pointer that hovers changes is asked of such a pointer alone', () => {
  expect(process('.card:hover .picture { scale: 1.1 }')).toBe('@media (hover: hover) { .card:hover .picture { scale: 1.1 } }');
});

test('what also holds without a pointer stays for everybody, in its place', () => {
  expect(process('.top:hover, details[open] > .top { color: red } .top { margin: 0 }')).toBe(
    'details[open] > .top { color: red } @media (hover: hover) { .top:hover { color: red } } .top { margin: 0 }',
  );
});

test('a rule within another condition stays within it', () => {
  expect(process('@media (min-width: 1px) { a:hover { color: red } }')).toBe(
    '@media (min-width: 1px) { @media (hover: hover) { a:hover { color: red } } }',
  );
});

test('a sheet that asks for such a pointer itself, and one without such rules, stay as they are', () => {
  const asking = '@media (hover: hover) { a:hover { color: red } }';
  expect(process(asking)).toBe(asking);
  expect(process('a { color: red }')).toBe('a { color: red }');
});

test('one selector that holds with and without a pointer ends the build, since its half would be lost to fingers', () => {
  expect(() => process('.tool:is(:hover, [aria-current]) { color: red }')).toThrow('.tool:is(:hover, [aria-current])');
});
