import { expect, test } from 'vitest';
import type { Database, Statement } from './database.ts';
import { gatherQuestions } from './gathered-database.ts';

/** A database that answers each statement with its text and values, and tells its round trips. */
function createTalkingDatabase() {
  const trips: string[][] = [];
  const texts = new WeakMap<Statement, string>();
  const answerTo = (text: string) => {
    if (text.startsWith('wrong')) throw new Error(text);
    return { results: [text] };
  };
  const prepare = (sql: string, values: readonly unknown[] = []): Statement => {
    const text = [sql, ...values].join(' ');
    const statement: Statement = {
      bind: (...bound) => prepare(sql, bound),
      async all<Row>() {
        trips.push([text]);
        return answerTo(text) as { results: Row[] };
      },
    };
    texts.set(statement, text);
    return statement;
  };
  const database: Database = {
    prepare: (sql) => prepare(sql),
    async batch<Row>(statements: Statement[]) {
      const trip = statements.map((statement) => texts.get(statement) ?? 'unknown');
      trips.push(trip);
      return trip.map(answerTo) as { results: Row[] }[];
    },
  };
  return { database: gatherQuestions(database), trips };
}

test('what is asked at the same moment goes over in one round trip, and each question has its own answer', async () => {
  const { database, trips } = createTalkingDatabase();
  const ask = async (sql: string, ...values: string[]) =>
    (
      await database
        .prepare(sql)
        .bind(...values)
        .all()
    ).results;
  const two = database.batch([database.prepare('b').bind('2'), database.prepare('c')]);
  expect(await Promise.all([ask('a', '1'), two, ask('d')])).toEqual([['a 1'], [{ results: ['b 2'] }, { results: ['c'] }], ['d']]);
  expect(trips).toEqual([['b 2', 'c', 'a 1', 'd']]);
  expect(await ask('e')).toEqual(['e']);
  await database.batch([database.prepare('f')]);
  expect(trips.slice(1)).toEqual([['e'], ['f']]);
});

test('where one question fails, what was asked with it fails, and what is asked later is answered', async () => {
  const { database } = createTalkingDatabase();
  const ask = (sql: string) => database.prepare(sql).all();
  expect((await Promise.allSettled([ask('a'), ask('wrong'), ask('b')])).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  await expect(ask('wrong')).rejects.toThrow('wrong');
  expect(await ask('c')).toEqual({ results: ['c'] });
});
