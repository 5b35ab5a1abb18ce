import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const item = (city: string) => <li>{city}</li>;
const WithoutKeys = () => <ul>{['Lyon', 'Paris'].map(item)}</ul>;

/** What no browser knows, as a slip of the pen writes it. */
const mistakenAttributes: object = { class: 'title' };
const WithMistake = () => <p {...mistakenAttributes}>Lyon</p>;

test.for([
  ['children of a list have no keys', WithoutKeys, 'unique "key" prop'],
  ['an attribute is mistaken', WithMistake, 'Invalid DOM property'],
] as const)('React warns where %s, though it takes no stack of each element', ([, component, warning]) => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderToString(createElement(component));
  const words = complain.mock.calls.map((parts) => parts.join(' '));
  complain.mockClear();
  expect(words).toEqual([expect.stringContaining(warning)]);
});
