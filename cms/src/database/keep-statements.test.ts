import { createRequire } from 'node:module';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { keepStatements } from './keep-statements';

interface Statement {
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): unknown;
}

/** Comes without types. */
const Database = createRequire(import.meta.url)('better-sqlite3');

let connection: { prepare(sql: string): Statement };
let prepare: MockInstance<(sql: string) => Statement>;

beforeEach(() => {
  connection = new Database(':memory:');
  connection.prepare('create table cities (id integer, name text)').run();
  connection.prepare("insert into cities values (1, 'Lyon'), (2, 'Paris')").run();
  prepare = vi.spyOn(connection, 'prepare');
  keepStatements(connection);
});

const cities = 'select * from cities where id = ?';

test('a statement is prepared once and reads what is there each time', () => {
  expect(connection.prepare(cities).all(1)).toEqual([{ id: 1, name: 'Lyon' }]);
  connection.prepare('update cities set name = ? where id = ?').run('Villeurbanne', 1);
  expect(connection.prepare(cities).all(1)).toEqual([{ id: 1, name: 'Villeurbanne' }]);
  expect(connection.prepare(cities).all(2)).toEqual([{ id: 2, name: 'Paris' }]);
  expect(prepare.mock.calls.filter(([sql]) => sql === cities)).toHaveLength(1);
});

test('a statement follows a table that has changed', () => {
  expect(connection.prepare(cities).all(1)).toEqual([{ id: 1, name: 'Lyon' }]);
  connection.prepare('alter table cities add column region text').run();
  expect(connection.prepare(cities).all(1)).toEqual([{ id: 1, name: 'Lyon', region: null }]);
  connection.prepare('alter table cities drop column name').run();
  expect(connection.prepare(cities).all(2)).toEqual([{ id: 2, region: null }]);
});

test('one that fails is not kept, and tells the same each time', () => {
  for (let turn = 0; turn < 2; turn += 1) expect(() => connection.prepare('select * from towns')).toThrow('no such table: towns');
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('of a thousand others, those asked for last are kept', () => {
  for (let turn = 0; turn < 1200; turn += 1) {
    expect(connection.prepare(cities).all(2)).toHaveLength(1);
    connection.prepare(`select ${turn}`).all();
  }
  expect(prepare.mock.calls.filter(([sql]) => sql === cities)).toHaveLength(1);
  connection.prepare('select 1199').all();
  expect(prepare).toHaveBeenCalledTimes(1201);
  connection.prepare('select 0').all();
  expect(prepare).toHaveBeenCalledTimes(1202);
});
