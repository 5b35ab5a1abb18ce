import { expect, test } from 'vitest';
import { createLinkCookie, endedLinkCookie, readLinkCookie } from './mail-link.ts';

const code = '0123456789abcdef'.repeat(8);

test('the code of a link is kept for an hour, out of reach of scripts, and read for its own screen only', () => {
  const cookie = createLinkCookie('new-password', new URLSearchParams({ code })) ?? '';
  expect(cookie).toBe(`__Host-lien=new-password.${code}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax`);
  const sent = cookie.split(';')[0];
  expect(readLinkCookie('new-password', sent)).toBe(code);
  expect(readLinkCookie('confirmation', sent)).toBe(null);
});

test.for(['', 'abc', `${code}'`, `{"$ne":null}`, code.toUpperCase(), 'a'.repeat(300)])('%j is no code', (text) => {
  expect(createLinkCookie('new-password', new URLSearchParams({ code: text }))).toBe(null);
  expect(readLinkCookie('new-password', `__Host-lien=new-password.${encodeURIComponent(text)}`)).toBe(null);
});

test('a used code is forgotten', () => {
  expect(endedLinkCookie()).toMatch(/^__Host-lien=; Max-Age=0;/);
  expect(readLinkCookie('new-password', undefined)).toBe(null);
});
