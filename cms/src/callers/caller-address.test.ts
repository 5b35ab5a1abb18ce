import { expect, test } from 'vitest';
import { callerNetwork, networkOf } from './caller-address';

const remoteAddress = '198.51.100.9';

test.for<[string, string, { proxies: number; isWorker: boolean }, string]>([
  ['a stranger is who the connection says, whatever they write', '10.0.0.1, 10.0.0.2', { proxies: 0, isWorker: false }, remoteAddress],
  ['behind our proxy they are who it was called from', '10.0.0.1, 203.0.113.4', { proxies: 1, isWorker: false }, '203.0.113.4'],
  ['behind two, who the outer one was called from', '10.0.0.1, 203.0.113.4, 192.0.2.1', { proxies: 2, isWorker: false }, '203.0.113.4'],
  ['the worker speaks for its visitor', '203.0.113.7', { proxies: 0, isWorker: true }, '203.0.113.7'],
  ['behind our proxy, too', '203.0.113.7, 192.0.2.80', { proxies: 1, isWorker: true }, '203.0.113.7'],
  ['and for itself where it knows none', '192.0.2.80', { proxies: 1, isWorker: true }, '192.0.2.80'],
  ['nothing forwarded: the connection', '', { proxies: 1, isWorker: true }, remoteAddress],
  ['only commas: the connection', ' , ,', { proxies: 1, isWorker: false }, remoteAddress],
])('%s', ([, forwardedFor, trusted, network]) => {
  expect(callerNetwork({ forwardedFor, remoteAddress }, trusted)).toBe(network);
});

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
  ['', ''],
] as const)('%s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});
