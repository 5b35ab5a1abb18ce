import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.for([
  ['/en/contact', '/en/contact'],
  ['/blog-famille?page=2', '/blog-famille?page=2'],
  ['/Équipe/', '/%C3%A9quipe'],
  ['//evil.example/x', '/x'],
  ['/\\evil.example', '/'],
  ['\\\\evil.example/x', '/x'],
  ['https://evil.example/compte?x', '/compte?x'],
  ['https:evil.example', '/evil.example'],
  ['/%2509//evil.example', '/%2509/evil.example'],
  ['/\t/evil.example', '/'],
  ['/..//evil.example', '/evil.example'],
  ['', '/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/%2f%2fevil.example', null],
  ['http://[', null],
] as const)('of %j only %j is ours', ([address, result]) => {
  expect(ownAddress(address)).toBe(result);
});
