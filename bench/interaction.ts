import { parseArgs } from 'node:util';
import { pageIds } from '../client/pages/page-sources.ts';
import { launchBrowser } from '../harness/browser/browser.ts';
import { startCmsStandIn } from '../harness/cms-stand-in/cms-stand-in.ts';
import { buildSite } from '../harness/local/build.ts';
import { setup } from '../harness/prepare.ts';
import type { Table } from '../scripts/bench-results/result.ts';
import { unbudgetedPages } from '../scripts/checks/budgets.ts';
import { bytesAfterIntent } from '../scripts/checks/sizes.ts';
import { reactBytes } from './interaction/react-bytes.ts';
import { allTapped, measureTaps, type Tapped, type TapTimes } from './interaction/taps.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { createBenchWorker } from './kit/bench-worker.ts';
import { runAlone } from './kit/run-alone.ts';
import { median, rounded } from './kit/statistics.ts';

const kilobytes = (bytes: number) => rounded(bytes / 1000, 1);

function tapTable(times: Map<string, TapTimes[]>): Table {
  const rows = allTapped.flatMap(({ name, path }) => {
    const measured = times.get(name) ?? [];
    const of = (read: (one: TapTimes) => number) => rounded(median(measured.map(read)), 0);
    const [first, second] = [of((one) => one.first), of((one) => one.second)];
    const cells = [name, path, first, of(({ floor }) => floor), second, of(({ longestTask }) => longestTask)];
    return measured.length > 0 ? [{ name, slower: Math.max(first, second), cells }] : [];
  });
  return {
    title: 'From a tap to the next picture, CPU ÷ 6',
    columns: ['what', 'page', 'first tap, ms', 'floor: no scripts, ms', 'second tap, ms', 'longest task until hydrated, ms'],
    rows: rows.map(({ cells }) => cells),
    goals: rows.map(({ name, slower }) => ({ what: `${name}, the slower of both, ms`, value: slower, most: 100 })),
  };
}

/** What is loaded after intent, page by page, less React itself. */
async function bytesTable(): Promise<Table> {
  const react = await reactBytes();
  const pages = pageIds.filter((id) => !unbudgetedPages.includes(id)).map((id) => ({ id, bytes: bytesAfterIntent(id) }));
  const most = Math.max(...pages.map(({ bytes }) => bytes - react));
  return {
    title: 'Scripts of a page after intent, kB of Brotli 11',
    columns: ['page', 'in all', 'besides React'],
    rows: [
      ['React and React DOM alone', kilobytes(react), 0],
      ...pages.map(({ id, bytes }) => [id, kilobytes(bytes), kilobytes(bytes - react)]),
    ],
    goals: [{ what: 'kB besides React, the largest page', value: kilobytes(most), most: 18 }],
  };
}

async function measureAll(chosen: readonly Tapped[], runs: number): Promise<Map<string, TapTimes[]>> {
  await setup();
  const cms = await startCmsStandIn();
  const benchWorker = createBenchWorker({ CMS_ORIGIN: cms.url }, { database: 'fed' });
  const worker = await benchWorker.start();
  const browser = await launchBrowser();
  const times = new Map<string, TapTimes[]>(chosen.map(({ name }) => [name, []]));
  try {
    for (let time = 0; time < runs; time += 1)
      for (const one of chosen) times.get(one.name)?.push(await measureTaps(browser, worker.url, one));
  } finally {
    await browser.close();
    await Promise.all([worker.stop(), cms.close()]);
    benchWorker.forget();
  }
  return times;
}

/** What a tap costs a reader with a slow phone, and what is loaded for it. */
async function run({ isSmoke, parameters }: BenchOptions): Promise<Table[]> {
  // A run of all tests has no browser and no worker to spare (`harness/census.ts`), and its journeys tap all of this.
  if (isSmoke) {
    await buildSite();
    return [await bytesTable()];
  }
  const { values } = parseArgs({
    args: parameters,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  });
  const names = values.only.split(',').filter(Boolean);
  const chosen = allTapped.filter(({ name }) => names.length === 0 || names.includes(name));
  return [tapTable(await measureAll(chosen, Number(values.runs))), await bytesTable()];
}

/** `node bench/interaction.ts [-- --runs 5 --only menu,save]` */
export const interaction: Bench = { name: 'interaction', minutes: 1.5, run };

if (import.meta.main) await runAlone(interaction);
