import { expect, test } from 'vitest';
import { createHostCookie } from './host-cookie.ts';

const cookie = createHostCookie('a');

test('a cookie is of this host, of secure connections, and of no script', () => {
  expect(cookie.set('b', 60)).toBe('__Host-a=b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(cookie.set('b')).toBe('__Host-a=b; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(cookie.end()).toBe('__Host-a=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
});

test('a cookie for frames says so', () => {
  const framed = createHostCookie('a', { sameSite: 'None', partitioned: true });
  expect(framed.set('b', 60)).toBe('__Host-a=b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=None; Partitioned');
});

test('what was set is read among others', () => {
  expect(cookie.read('x=1; __Host-a=b.%2Fc; y=2')).toBe('b./c');
});

test('a cookie that is empty was sent', () => {
  expect(cookie.read('__Host-a=')).toBe('');
});

test.for([undefined, '', 'a=b', '__Secure-a=b', 'x__Host-a=b', '__host-a=b'])('%j holds none', (header) => {
  expect(cookie.read(header)).toBeNull();
});
