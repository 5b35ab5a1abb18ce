import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeStrapi, type FakeStrapi } from '../testing/fake-strapi';
import { endSessionsWithPassword, type TokenService, withRevocation } from './revocable-sessions';
import { userService, userUid } from './user';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T10:00:00.500Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Signs nothing: a token is its payload. */
const createPlain = () => ({ issue: (payload: object) => JSON.stringify(payload), verify: async (token: string) => JSON.parse(token) });

function session(user: object = {}): { fake: FakeStrapi; tokens: TokenService } {
  const fake = createFakeStrapi();
  fake.table(userUid).push({ id: 1, sessionsValidFrom: null, lastUsedAt: null, erasureNoticeAt: null, ...user });
  endSessionsWithPassword(fake.strapi);
  return { fake, tokens: withRevocation(createPlain)({ strapi: fake.strapi }) };
}

test('a token says to the millisecond when it was made, and opens its account', async () => {
  const { tokens } = session();
  const token = tokens.issue({ id: 1 });
  expect(JSON.parse(token)).toEqual({ id: 1, at: Date.now() });
  expect(await tokens.verify(token)).toMatchObject({ id: 1 });
});

test('a new password ends what was made before it, and nothing made in the same instant or later', async () => {
  const { fake, tokens } = session();
  const old = tokens.issue({ id: 1 });
  vi.advanceTimersByTime(1);
  await userService(fake.strapi).edit(1, { password: 'Un doudou oublié à la gare' });
  await expect(tokens.verify(old)).rejects.toThrow('Invalid token.');
  expect(await tokens.verify(tokens.issue({ id: 1 }))).toMatchObject({ id: 1 });
});

test('another change of an account ends no session', async () => {
  const { fake, tokens } = session();
  const token = tokens.issue({ id: 1 });
  vi.advanceTimersByTime(1);
  await userService(fake.strapi).edit(1, { firstName: 'Zoé', savedNurseries: [] });
  expect(await tokens.verify(token)).toMatchObject({ id: 1 });
});

test.for<[string, object]>([
  ['of an account that is gone', { id: 2, at: Date.now() }],
  ['of no account', { at: Date.now() }],
  ['that does not say when it was made', { id: 1 }],
  ['that says so in words', { id: 1, at: '2026' }],
])('a token %s is refused', async ([, payload]) => {
  await expect(session().tokens.verify(JSON.stringify(payload))).rejects.toThrow('Invalid token.');
});

test('the date may come from the database as text or as a date', async () => {
  const at = Date.now();
  for (const sessionsValidFrom of [new Date(at), new Date(at).toISOString()]) {
    const { tokens } = session({ sessionsValidFrom });
    expect(await tokens.verify(JSON.stringify({ id: 1, at }))).toMatchObject({ id: 1 });
    await expect(tokens.verify(JSON.stringify({ id: 1, at: at - 1 }))).rejects.toThrow('Invalid token.');
  }
});

test('the use of an account is noted once a day, and calls its erasure off', async () => {
  const { fake, tokens } = session({ lastUsedAt: new Date(Date.now() - 3_600_000), erasureNoticeAt: 'told' });
  const token = tokens.issue({ id: 1 });
  await tokens.verify(token);
  expect(fake.table(userUid)[0]).toMatchObject({ erasureNoticeAt: 'told' });
  vi.advanceTimersByTime(24 * 3_600_000);
  await tokens.verify(token);
  expect(fake.table(userUid)[0]).toMatchObject({ lastUsedAt: new Date(), erasureNoticeAt: null });
});
