import type { Core } from '@strapi/strapi';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAbilities } from './keep-abilities';

interface User {
  id: number;
  roles: { id: number }[];
}

/** The permissions of each user, as the database has them. */
let rows: Record<number, object[]>;
let engine: { generateUserAbility(user: User): Promise<unknown> };
const make = vi.fn(async (user: User): Promise<object> => ({ of: user.id, by: rows[user.id] }));

/** A query of Knex for the permissions of one user. */
function askPermissions() {
  const query = { join: () => query, where, orderBy: () => query, select: async () => rows[user] };
  let user = 0;
  function where(column: string, userId: number) {
    expect(column).toBe('of_user.user_id');
    user = userId;
    return query;
  }
  return query;
}

beforeEach(() => {
  rows = { 7: [{ action: 'read', subject: 'article' }], 8: [{ action: 'read', subject: 'article' }] };
  make.mockClear();
  engine = { generateUserAbility: make };
  keepAbilities({ service: () => ({ engine }), db: { connection: askPermissions } } as unknown as Core.Strapi);
});

const ask = (id: number, roles = [{ id: 1 }]) => engine.generateUserAbility({ id, roles });

test('what somebody may do is made once, also for requests at the same time', async () => {
  const [one, other] = await Promise.all([ask(7), ask(7)]);
  expect(one).toEqual({ of: 7, by: rows[7] });
  expect([other, await ask(7)]).toEqual([one, one]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('it is made for each person, also where they may do the same', async () => {
  expect(await ask(7)).toMatchObject({ of: 7 });
  expect(await ask(8)).toMatchObject({ of: 8 });
  expect(await ask(7)).toMatchObject({ of: 7 });
});

test.for<[string, () => object[]]>([
  ['given', () => [...(rows[7] ?? []), { action: 'delete', subject: 'article' }]],
  ['taken away', () => []],
  ['changed', () => [{ action: 'read', subject: 'article', conditions: ['admin::is-creator'] }]],
])('a right that is %s counts at the next request', async ([, change]) => {
  await ask(7);
  const changed = change();
  rows[7] = changed;
  expect(await ask(7)).toEqual({ of: 7, by: changed });
});

test('who gets another role is asked for anew: conditions may tell of roles', async () => {
  await ask(7);
  await ask(7, [{ id: 2 }]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('one that could not be made is tried again', async () => {
  make.mockRejectedValueOnce(new Error('no connection'));
  await expect(ask(7)).rejects.toThrow('no connection');
  expect(await ask(7)).toMatchObject({ of: 7 });
});

test('of more people than a team has, the first ones are made anew', async () => {
  for (let id = 1; id <= 101; id += 1) {
    rows[id] = [];
    await ask(id);
  }
  await ask(101);
  expect(make).toHaveBeenCalledTimes(101);
  await ask(1);
  expect(make).toHaveBeenCalledTimes(102);
});
