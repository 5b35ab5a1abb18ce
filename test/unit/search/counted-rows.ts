import type { FakeD1 } from '../../app/fake-d1.ts';

/** Candidates come packed in one row. */
const inRow = (row: object) => ('list' in row ? (JSON.parse(String(row.list)) as unknown[]).length : 1);

/** The edge database, and how many rows the statements have read that it was given, filters left aside: a nursery takes a row of the index of positions and its own. */
export function countRows({ d1 }: FakeD1): { database: FakeD1['d1']; rowsRead(): number } {
  let rowsRead = 0;
  const database = {
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => ({
        async all() {
          const answer = await d1
            .prepare(sql)
            .bind(...values)
            .all();
          const rowsOfCandidate = sql.includes('nursery_cells') ? 1 : 2;
          for (const row of answer.results as object[]) rowsRead += inRow(row) * rowsOfCandidate;
          return answer;
        },
      }),
    }),
  } as unknown as FakeD1['d1'];
  return { database, rowsRead: () => rowsRead };
}
