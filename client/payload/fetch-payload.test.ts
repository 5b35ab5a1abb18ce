import { expect, test } from 'vitest';
import { payloadAddress } from './fetch-payload.ts';

const addressOf = (target: string) => payloadAddress(new URL(target, 'https://site.example'), 'b1');

test('a payload is asked for under the path of its page, with the build first and the parameters of the page after it', () => {
  expect(addressOf('/equipe')).toBe('/equipe/_payload.json?b1');
  expect(addressOf('/en/equipe#alice')).toBe('/en/equipe/_payload.json?b1');
  expect(addressOf('/blog-famille?page=2&q=a%20b')).toBe('/blog-famille/_payload.json?b1&page=2&q=a%20b');
});

test('the home page has its payload at the root', () => {
  expect(addressOf('/')).toBe('/_payload.json?b1');
  expect(addressOf('/?page=2')).toBe('/_payload.json?b1&page=2');
});
