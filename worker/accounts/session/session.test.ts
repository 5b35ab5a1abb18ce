import { expect, test, vi } from 'vitest';
import type { AccountUser } from '../cms/account-user.ts';
import { openSession } from './session.ts';

const marie: AccountUser = {
  email: 'marie@exemple.fr',
  provider: 'local',
  confirmed: true,
  firstName: 'Marie',
  lastName: null,
  phone: null,
  savedNurseries: [],
};
const cookie = '__Host-session=a.b.c; compte=1';
const ended = ['__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax', 'compte=; Max-Age=0; Path=/; Secure; SameSite=Lax'];

function open(header: string | undefined, answer: AccountUser | Error = marie) {
  const me = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { me, session: openSession({ cookie: header, client: { me }, address: '203.0.113.7' }) };
}

test('with no token the reader is nobody, and the CMS is not asked', async () => {
  const { session, me } = open(undefined);
  expect(await session.user()).toBeNull();
  expect(me).not.toHaveBeenCalled();
  expect(session.cookies()).toEqual([]);
});

test('with a token the user is fetched once, at the first question', async () => {
  const { session, me } = open(cookie);
  expect(me).not.toHaveBeenCalled();
  expect([await session.user(), await session.user()]).toEqual([marie, marie]);
  expect(me).toHaveBeenCalledExactlyOnceWith({ address: '203.0.113.7', token: 'a.b.c' });
  expect(session.cookies()).toEqual([]);
});

test('whatever fails when the user is fetched clears token and user, and throws nothing', async () => {
  const { session, me } = open(cookie, new Error('401'));
  expect(await session.user()).toBeNull();
  expect(await session.user()).toBeNull();
  expect(session.token).toBeNull();
  expect(session.cookies()).toEqual(ended);
  expect(me).toHaveBeenCalledOnce();
});

test('a new token takes the place of the old one, and its user is fetched', async () => {
  const { session, me } = open(cookie);
  await session.user();
  expect(await session.begin('d.e.f', 'closed')).toEqual(marie);
  expect(me).toHaveBeenLastCalledWith({ address: '203.0.113.7', token: 'd.e.f' });
  expect(session.cookies()).toEqual([
    '__Host-session=d.e.f; Path=/; HttpOnly; Secure; SameSite=Lax',
    'compte=1; Path=/; Secure; SameSite=Lax',
  ]);
});

test('a session that is remembered stays so with its next token', async () => {
  const { session } = open('__Host-session=a.b.c; compte=30');
  await session.begin('d.e.f');
  expect(session.cookies()).toEqual([
    '__Host-session=d.e.f; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    'compte=30; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
  ]);
});

test('a new token that shows nobody is none', async () => {
  const { session } = open(undefined, new Error('401'));
  expect(await session.begin('d.e.f', 'closed')).toBeNull();
  expect(session.cookies()).toEqual(ended);
});

test('signing out asks nobody', async () => {
  const { session, me } = open(cookie);
  session.end();
  expect([session.token, await session.user()]).toEqual([null, null]);
  expect(session.cookies()).toEqual(ended);
  expect(me).not.toHaveBeenCalled();
});

test.for([
  '__Host-session=x',
  '__Host-session=a.b.c%0d%0aset-cookie:x',
  `__Host-session=${'a'.repeat(5000)}.b.c`,
  'compte=1',
  '__Host-session=',
])('what cannot be a token is thrown away: %s', async (header) => {
  const { session, me } = open(header);
  expect(await session.user()).toBeNull();
  expect(me).not.toHaveBeenCalled();
  expect(session.cookies()).toEqual(ended);
});

test.for(['session=a.b.c', '__Secure-session=a.b.c', 'x__Host-session=a.b.c'])('no other cookie is a session: %s', (header) => {
  expect(open(header).session.token).toBeNull();
});
