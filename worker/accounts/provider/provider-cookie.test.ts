import { expect, test } from 'vitest';
import { cmsCookieHeader, createFlowCookie, readCmsCookies, readFlowCookie } from './provider-cookie.ts';

const flow = {
  provider: 'openid',
  locale: 'en',
  cookies: { session: 'eyJncmFudCI6e319+/==', signature: 'Xy-_12' },
  next: '/compte?a=b.c',
} as const;

test('a flow comes back as it was kept, for its own provider', () => {
  const cookie = createFlowCookie(flow);
  expect(cookie).toMatch(/^__Host-connect=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const sent = cookie.split(';')[0];
  expect(readFlowCookie(sent, 'openid')).toEqual(flow);
  expect(readFlowCookie(sent, 'google')).toBe(null);
});

test.for([
  undefined,
  '',
  '__Host-connect=',
  '__Host-connect=openid.fr.a',
  '__Host-connect=openid.xx.a.b./c',
  '__Host-connect=openid.fr.a%0d.b./c',
  '__Host-connect=openid.fr.a.b.https://evil',
])('nothing else is a flow: %s', (header) => {
  expect(readFlowCookie(header, 'openid')).toBe(null);
});

test.for(['//evil.example', '/\\evil.example', '/connect/openid', '/%09/evil.example'])(
  'a flow that leads to %j leads to a page of ours',
  (next) => {
    const sent = `__Host-connect=${encodeURIComponent(`openid.fr.a.b.${next}`)}`;
    const { next: led } = readFlowCookie(sent, 'openid') ?? { next: 'nowhere' };
    expect([/^\/(?![/\\])/.test(led), new URL(led, 'https://site.example').host]).toEqual([true, 'site.example']);
  },
);

test('what no cookie can hold is refused, not cut', () => {
  expect(() => createFlowCookie({ ...flow, cookies: { session: 'a'.repeat(4000), signature: 'b' } })).toThrow('more than a cookie holds');
});

test('of the cookies of the CMS the two of a sign-in are kept, and the last value of each counts', () => {
  const headers = new Headers();
  headers.append('set-cookie', 'koa.sess=one; path=/; expires=Sat, 28 Nov 2026 10:00:00 GMT; httponly');
  headers.append('set-cookie', 'koa.sess.sig=two; path=/; httponly');
  headers.append('set-cookie', 'other=three');
  const cookies = readCmsCookies(headers, null);
  expect(cookies).toEqual({ session: 'one', signature: 'two' });
  expect(cmsCookieHeader({ session: 'one', signature: 'two' })).toBe('koa.sess=one; koa.sess.sig=two');
  expect(readCmsCookies(new Headers({ 'set-cookie': 'koa.sess=four' }), cookies)).toEqual({ session: 'four', signature: 'two' });
  expect(readCmsCookies(new Headers(), null)).toBe(null);
});
