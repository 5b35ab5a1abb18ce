import type { Database, Statement } from './database.ts';

interface Question {
  statements: Statement[];
  resolve(answers: { results: unknown[] }[]): void;
  reject(error: unknown): void;
}

/**
 * The database, with all that is asked at the same moment in one round trip, each of which costs more than most statements do. Where one of them fails,
 * all do: what is asked together is waited for together.
 */
export function gatherQuestions(database: Database): Database {
  const inner = new WeakMap<Statement, Statement>();
  let waiting: Question[] = [];

  const ask = (statements: Statement[]) =>
    new Promise<{ results: unknown[] }[]>((resolve, reject) => {
      if (waiting.length === 0) void Promise.resolve().then(send);
      waiting.push({ statements, resolve, reject });
    });

  async function send(): Promise<void> {
    const questions = waiting;
    waiting = [];
    try {
      const answers = await answersTo(questions.flatMap(({ statements }) => statements));
      let first = 0;
      for (const { statements, resolve } of questions) {
        resolve(answers.slice(first, first + statements.length));
        first += statements.length;
      }
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
  }

  async function answersTo(statements: Statement[]): Promise<{ results: unknown[] }[]> {
    const [only, ...others] = statements;
    return only && others.length === 0 ? [await only.all()] : database.batch(statements);
  }

  function wrap(statement: Statement): Statement {
    const wrapped: Statement = {
      bind: (...values) => wrap(statement.bind(...values)),
      async all<Row>() {
        const [answer] = await ask([statement]);
        return answer as { results: Row[] };
      },
    };
    inner.set(wrapped, statement);
    return wrapped;
  }

  return {
    prepare: (sql) => wrap(database.prepare(sql)),
    batch: async <Row>(statements: Statement[]) =>
      (await ask(statements.map((statement) => inner.get(statement) ?? statement))) as { results: Row[] }[],
  };
}
