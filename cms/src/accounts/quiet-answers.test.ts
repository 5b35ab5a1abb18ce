import { errors } from '@strapi/utils';
import { expect, test } from 'vitest';
import { createFakeStrapi, type FakeStrapi, hashOf } from '../testing/fake-strapi';
import { withQuietAnswers } from './quiet-answers';
import { userUid } from './user';

const password = 'Ma 3e poussette est verte';
const owner = { id: 1, documentId: 'u1', email: 'marie@exemple.fr', username: 'marie@exemple.fr', provider: 'local', confirmed: true };

interface Answer {
  body?: unknown;
  request: { body?: unknown };
  params: { provider?: string };
}

/** What Strapi's own controller does, as far as it matters here. */
function strapisOwn(fake: FakeStrapi, failure: Error | null) {
  const users = () => fake.table(userUid);
  return () => ({
    async callback(ctx: Answer) {
      const { identifier, password: plainPassword } = ctx.request.body as Record<string, unknown>;
      const user = users().find(({ email, username }) => email === String(identifier).toLowerCase() || username === identifier);
      if (user?.password) await fake.strapi.plugin('users-permissions').service('user').validatePassword(plainPassword, user.password);
      throw new errors.ValidationError('Invalid identifier or password');
    },
    async register(ctx: Answer) {
      if (failure) throw failure;
      const { email, password: plainPassword } = ctx.request.body as Record<string, string>;
      if (users().some((user) => user.email === email?.toLowerCase()))
        throw new errors.ApplicationError('Email or Username are already taken');
      users().push({ ...owner, id: 2, email, password: hashOf(plainPassword ?? ''), confirmed: true });
      ctx.body = { jwt: 'token', user: { id: 2, email, confirmed: true } };
    },
    async resetPassword(ctx: Answer) {
      const { code } = ctx.request.body as Record<string, unknown>;
      if (!users().some(({ resetPasswordToken }) => resetPasswordToken === code))
        throw new errors.ValidationError('Incorrect code provided');
      ctx.body = { jwt: 'token' };
    },
  });
}

function quiet(users: object[], options: { hasMail?: boolean; failure?: Error } = {}) {
  const fake = createFakeStrapi({ hasMail: options.hasMail ?? true });
  for (const user of users) fake.table(userUid).push({ ...user });
  const create = withQuietAnswers(strapisOwn(fake, options.failure ?? null) as never);
  const controller = create({ strapi: fake.strapi });
  async function call(action: 'callback' | 'register' | 'resetPassword', body: unknown, provider?: string) {
    const ctx: Answer = { request: { body }, params: { provider } };
    const failure = await controller[action](ctx as never, async () => {}).then(
      () => null,
      (error: Error) => error.message,
    );
    return { body: ctx.body, failure };
  }
  return { fake, call };
}

test.for<[string, object[], unknown]>([
  ['an account with a password', [{ ...owner, password: hashOf(password) }], 'Marie@Exemple.fr'],
  ['an address nobody has', [], 'inconnue@exemple.fr'],
  ['an account of a provider, which has no password', [{ ...owner, provider: 'openid', password: null }], 'marie@exemple.fr'],
  ['a name instead of an address', [{ ...owner, username: 'marie', password: hashOf(password) }], 'marie'],
])('a sign-in with %s compares one password, and says the same', async ([, users, identifier]) => {
  const { fake, call } = quiet(users);
  expect((await call('callback', { identifier, password: 'faux' })).failure).toBe('Invalid identifier or password');
  expect(fake.passwordsChecked).toEqual(['faux']);
});

test('a sign-in by a provider, or without an address, costs no password', async () => {
  const { fake, call } = quiet([]);
  await call('callback', { identifier: 'a@b.fr', password }, 'openid');
  for (const body of [{}, { identifier: { $ne: '' }, password }, { identifier: ['a'] }]) await call('callback', body);
  expect(fake.passwordsChecked).toEqual([]);
});

test('a registration is answered the same whatever the address is to us', async () => {
  const cases = [
    [],
    [{ ...owner, password: hashOf('autre') }],
    [{ ...owner, confirmed: false, password: hashOf('autre') }],
    [{ ...owner, blocked: true, password: hashOf('autre') }],
  ];
  for (const users of cases) {
    const { call } = quiet(users);
    const { body, failure } = await call('register', { email: 'Marie@exemple.fr', username: 'Marie@exemple.fr', password });
    expect({ body, failure }).toEqual({ body: { user: { email: 'marie@exemple.fr', confirmed: false } }, failure: null });
  }
});

test('the owner of a confirmed address is told, and keeps their password', async () => {
  const { fake, call } = quiet([{ ...owner, password: hashOf('la mienne') }]);
  await call('register', { email: owner.email, password });
  expect(fake.mails).toMatchObject([{ to: owner.email, subject: 'Vous avez déjà un compte / You already have an account' }]);
  expect(fake.table(userUid)[0]?.password).toBe(hashOf('la mienne'));
  expect(fake.passwordsChecked).toHaveLength(1);
});

test('of an address that nobody has confirmed the last password counts, which a new mail confirms', async () => {
  const { fake, call } = quiet([{ ...owner, confirmed: false, password: hashOf('premier') }]);
  await call('register', { email: owner.email, password });
  expect(fake.table(userUid)[0]?.password).toBe(hashOf(password));
  expect(fake.mails).toMatchObject([{ to: owner.email, subject: 'Confirmez votre adresse e-mail' }]);
});

test('a blocked account is written nothing, and costs as much', async () => {
  const { fake, call } = quiet([{ ...owner, blocked: true, password: hashOf('autre') }]);
  await call('register', { email: owner.email, password });
  expect([fake.mails, fake.passwordsChecked, fake.table(userUid)[0]?.password]).toEqual([[], [password], hashOf('autre')]);
});

test('a mail server that is down shows in the log only', async () => {
  const down = new errors.ApplicationError('Error sending confirmation email');
  for (const [users, failure] of [
    [[], down],
    [[{ ...owner, password: hashOf('autre') }], undefined],
    [[{ ...owner, confirmed: false, password: hashOf('autre') }], undefined],
  ] as const) {
    const { fake, call } = quiet([...users], { failure });
    fake.mailFailure = new Error('ECONNREFUSED');
    const { body } = await call('register', { email: owner.email, password });
    expect(body).toEqual({ user: { email: owner.email, confirmed: false } });
    expect(fake.log).toHaveLength(1);
    expect(fake.log[0]).not.toContain(owner.email);
  }
});

test('what is wrong with a registration is said', async () => {
  const { call } = quiet([], { failure: new errors.ValidationError('password must be at least 12 characters') });
  expect((await call('register', { email: owner.email, password: 'court' })).failure).toBe('password must be at least 12 characters');
});

test('without a mail server who registers is signed in and unconfirmed, and a taken address is said to be', async () => {
  const { fake, call } = quiet([], { hasMail: false });
  expect((await call('register', { email: owner.email, password })).body).toMatchObject({ jwt: 'token' });
  expect(fake.table(userUid)[0]).toMatchObject({ confirmed: false });
  expect((await call('register', { email: owner.email, password })).failure).toBe('Email or Username are already taken');
});

test('a new password by mail confirms the address, a wrong code nothing', async () => {
  const { fake, call } = quiet([{ ...owner, confirmed: false, resetPasswordToken: 'c0de' }]);
  for (const code of ['faux', '', { $ne: null }, undefined]) {
    expect((await call('resetPassword', { code })).failure).toBe('Incorrect code provided');
    expect(fake.table(userUid)[0]).toMatchObject({ confirmed: false });
  }
  expect((await call('resetPassword', { code: 'c0de' })).failure).toBeNull();
  expect(fake.table(userUid)[0]).toMatchObject({ confirmed: true });
});
