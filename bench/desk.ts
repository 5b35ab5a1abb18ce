import { todayInParis } from '../domain/forms/fields/plain-date.ts';
import { compileCms } from '../harness/local/cms.ts';
import type { Table } from '../scripts/bench-results/result.ts';
import { startFullDesk } from './desk/full-desk.ts';
import { ask, questionsOf } from './desk/questions.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { runAlone } from './kit/run-alone.ts';
import { median, percentile, rounded } from './kit/statistics.ts';

/** What the desk is built for. */
const designSize = 20_000;
/** Milliseconds that the CMS may take for any view of it. */
const mostMilliseconds = 300;

const p95 = (taken: readonly number[]) => percentile(taken, 0.95);

interface Timing {
  title: string;
  taken: number[];
}

const timingsTable = (title: string, timings: Timing[], goals: Table['goals']): Table => ({
  title,
  columns: ['what is asked for', 'ms, median', 'ms, p95'],
  rows: timings.map((timing) => [timing.title, rounded(median(timing.taken), 1), rounded(p95(timing.taken), 1)]),
  goals,
});

/** What each view of the placement desk costs: the real CMS on PostgreSQL, asked as the panel asks it. */
async function run({ isSmoke, parameters }: BenchOptions): Promise<Table[]> {
  await compileCms();
  const desk = await startFullDesk(isSmoke ? 300 : Number(parameters[0] ?? designSize), todayInParis(Date.now()));
  try {
    const { views, files } = await questionsOf(desk);
    const measure = async (questions: typeof views, times: number): Promise<Timing[]> => {
      const timings: Timing[] = [];
      for (const question of questions) {
        // The first answer finds nothing compiled and nothing read.
        if (!isSmoke) await ask(desk, question, 1);
        timings.push({ title: question.title, taken: await ask(desk, question, times) });
      }
      return timings;
    };
    const [ofViews, ofFiles] = [await measure(views, isSmoke ? 1 : 20), await measure(files, isSmoke ? 1 : 3)];
    const slowest = (figure: (taken: number[]) => number) => rounded(Math.max(...ofViews.map(({ taken }) => figure(taken))), 1);
    return [
      {
        columns: ['at the desk', 'rows'],
        rows: [
          ['requests', desk.rows.pre_registrations],
          ['proposals', desk.rows.proposals],
          ['events', desk.rows.request_events],
          ['employers', desk.rows.employers],
          ['s to fill it', rounded(desk.fillSeconds, 1)],
        ],
        goals: [],
      },
      timingsTable('Views', ofViews, [
        { what: 'slowest view, ms, median', value: slowest(median), most: mostMilliseconds },
        { what: 'slowest view, ms, p95', value: slowest(p95), most: mostMilliseconds },
      ]),
      timingsTable('Files with all requests', ofFiles, []),
    ];
  } finally {
    await desk.empty();
  }
}

/** `node bench/desk.ts [-- 20000]` */
export const desk: Bench = { name: 'desk', minutes: 2, run };

if (import.meta.main) await runAlone(desk);
