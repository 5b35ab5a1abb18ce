import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
] as const)('%s is limited as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

test.for([
  undefined,
  null,
  '',
  'localhost',
  '1:2:3',
  '1::2::3',
  '1:2:3:4:5:6:7:8:9',
  '12345::',
  '::1.2.3.999',
  '1.2.3.4, 5.6.7.8',
  ':'.repeat(99),
])('%j is no address', (address) => {
  expect(networkOf(address)).toBe(null);
});
