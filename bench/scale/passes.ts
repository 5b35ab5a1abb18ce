import { dayMilliseconds } from '../../domain/durations.ts';
import { testSecrets } from '../../harness/site/template.ts';
import { workerdCpuSeconds, workerdMegabytesNow } from '../kit/processes.ts';
import type { BenchAnswer, BenchQuestion } from '../search/bench-worker.ts';
import { startSearchWorker } from '../search/search-worker.ts';
import { type FullCms, placesOfNursery } from './full-cms.ts';

/** Pages of entries that a run of the schedule reads (`worker/search/feed/feed-tasks.ts`). */
const pagesPerRun = 20;

/** One run of a pass: what one event of the schedule does. */
export interface Run extends BenchAnswer {
  seconds: number;
  cpuSeconds: number;
}

export interface Pass {
  name: string;
  runs: Run[];
}

export interface Passes {
  passes: Pass[];
  /** What the process holds before anything is fed, and the most it held after a run. */
  megabytes: { before: number; most: number };
}

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Feeds the edge database from the CMS in every way there is: all of it, nothing new, all places told anew, and with the CMS gone half-way. */
export async function measurePasses(cms: FullCms, { today }: { today: string }): Promise<Passes> {
  const worker = await startSearchWorker({ origin: cms.cms.url, token: testSecrets.WORKER_API_TOKEN });
  try {
    const ask = askerOf(worker.url);
    const before = workerdMegabytesNow();
    let most = before;
    const run = async (mostFetches?: number): Promise<Run> => {
      const [startedAt, cpu] = [performance.now(), workerdCpuSeconds()];
      const answer = await ask({ ask: 'feed', mostPages: pagesPerRun, mostFetches });
      most = Math.max(most, workerdMegabytesNow());
      return { ...answer, seconds: (performance.now() - startedAt) / 1000, cpuSeconds: workerdCpuSeconds() - cpu };
    };
    const pass = async (name: string, first?: Run): Promise<Pass> => {
      const runs = first ? [first] : [];
      do runs.push(await run());
      while (runs.at(-1)?.outcome === 'more');
      const last = runs.at(-1)?.outcome;
      if (last !== 'complete') throw new Error(`${name}: ${last}`);
      return { name, runs };
    };
    const passes = [await pass('all of it, for the first time'), await pass('nothing has changed')];
    await check(ask, cms);
    await cms.reportAll(addDays(today, -1));
    passes.push(await pass('every place told anew'));
    await cms.reportAll(addDays(today, -2));
    passes.push(await brokenPass({ run, pass, whole: passes }));
    await check(ask, cms);
    return { passes, megabytes: { before, most } };
  } finally {
    await worker.close();
  }
}

type Ask = (question: BenchQuestion) => Promise<BenchAnswer>;

function askerOf(url: URL): Ask {
  return async (question) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(question) });
    if (!response.ok) throw new Error(`${JSON.stringify(question)}: ${await response.text()}`);
    return (await response.json()) as BenchAnswer;
  };
}

/** The index has what the CMS has, and the CMS takes what was filled for its own. */
async function check(ask: Ask, cms: FullCms): Promise<void> {
  const [nurseries, places] = [await ask({ ask: 'rows', table: 'nurseries' }), await ask({ ask: 'rows', table: 'nursery_places' })];
  if (nurseries.count !== cms.nurseries || places.count !== cms.places)
    throw new Error(`the index has ${nurseries.count} nurseries and ${places.count} places, the CMS ${cms.nurseries} and ${cms.places}`);
  if (cms.places !== cms.nurseries * placesOfNursery) throw new Error('places are missing in the CMS');
}

const fetchesOf = (runs: readonly Run[]) => runs.reduce((sum, { fetches }) => sum + fetches, 0);

/** The CMS is gone in the middle of the first run: what comes after it goes on there, and asks for no page a second time. */
async function brokenPass({
  run,
  pass,
  whole,
}: {
  run(mostFetches: number): Promise<Run>;
  pass(name: string, first: Run): Promise<Pass>;
  whole: readonly Pass[];
}): Promise<Pass> {
  const all = fetchesOf(whole.at(-1)?.runs ?? []);
  const first = await run(Math.ceil(Math.min(all, pagesPerRun) / 2));
  if (!first.outcome?.startsWith('broken')) throw new Error(`the CMS was gone, and the run ended with ${first.outcome}`);
  const broken = await pass('every place told anew, the CMS gone half-way', first);
  const fetchCount = fetchesOf(broken.runs);
  // Questions of one page are asked together: at most one of them is asked again.
  if (fetchCount > all + 1) throw new Error(`${fetchCount} questions instead of ${all}: the pass has begun anew`);
  return broken;
}
