import { startCmsStandIn } from '../harness/cms-stand-in/cms-stand-in.ts';
import { buildSite } from '../harness/local/build.ts';
import { run as runProgram } from '../harness/local/child-process.ts';
import { cacheFolder, root, workerConfig } from '../harness/local/paths.ts';
import type { Table } from '../scripts/bench-results/result.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { runAlone } from './kit/run-alone.ts';
import { median, rounded } from './kit/statistics.ts';
import { answerForArticle, cmsMilliseconds } from './serving/article-cms.ts';
import { knownAddresses, unstorableAddresses, type WorkerName } from './serving/contestants.ts';
import { asItIs, type KvServer, startKvServer } from './serving/kv-server.ts';
import { addressAt, readText } from './serving/load.ts';
import { withWorker } from './serving/measure-answers.ts';
import { atOnce, fill, floorValues, workersOf } from './serving/prepare.ts';
import type { WorkerCode } from './serving/workerd.ts';
import { sizeRow, workerSizes } from './start/worker-size.ts';

interface Start {
  /** CPU milliseconds of a fresh workerd until it answers at all, and until it has answered its first page. */
  listening: number;
  page: number;
  megabytes: number;
}

/** Starts a worker in a process of its own and asks for one page. */
function startOnce(code: WorkerCode, kv: KvServer, address: string): Promise<Start> {
  return withWorker(code, kv, async (worker) => {
    const listening = worker.preciseCpuSeconds() * 1000;
    await readText(worker.url, address);
    return { listening, page: worker.preciseCpuSeconds() * 1000, megabytes: worker.megabytes() };
  });
}

/** Milliseconds at work while the modules of the built worker are loaded, as `wrangler check startup` profiles them. */
async function profiledMilliseconds(): Promise<number> {
  const profile = `${cacheFolder}/bench/startup.cpuprofile`;
  const lines: string[] = [];
  await runProgram('wrangler', ['check', 'startup', '--config', workerConfig, '--outfile', profile], {
    cwd: root,
    env: { WRANGLER_SEND_METRICS: 'false', CI: 'true', NO_COLOR: '1' },
    onLine: (line) => lines.push(line),
  }).ended;
  const [, active] = /Active: ([\d.]+) ms/.exec(lines.join('\n')) ?? [];
  if (!active) throw new Error(`wrangler check startup says:\n${lines.join('\n')}`);
  return Number(active);
}

const contestants: { title: string; worker: WorkerName }[] = [
  { title: 'site', worker: 'site' },
  { title: '**floor**: bare Hono, the same React and tree', worker: 'floor-rendered-text' },
  { title: 'bare Hono without React', worker: 'floor-stored' },
];

function startTable(starts: Map<WorkerName, Start[]>): Table {
  const of = (worker: WorkerName, read: (start: Start) => number) => median((starts.get(worker) ?? []).map(read));
  const page = (worker: WorkerName) => of(worker, (start) => start.page);
  return {
    title: 'A fresh process of workerd',
    columns: ['worker', 'CPU ms until it answers', 'CPU ms until its first page', 'range', 'MB then'],
    rows: contestants.map(({ title, worker }) => {
      const all = (starts.get(worker) ?? []).map((start) => start.page);
      const range = `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`;
      const listening = of(worker, (start) => start.listening);
      return [
        title,
        rounded(listening, 0),
        rounded(page(worker), 0),
        range,
        rounded(
          of(worker, ({ megabytes }) => megabytes),
          0,
        ),
      ];
    }),
    goals: [
      { what: 'first page: site / floor, CPU', value: rounded(page('site') / page('floor-rendered-text'), 2), most: 1.25 },
      { what: 'first page: site − floor, CPU ms', value: rounded(page('site') - page('floor-rendered-text'), 0) },
    ],
  };
}

function sizeTable(workers: Record<WorkerName, WorkerCode>, active: number[]): Table {
  const site = workerSizes(workers.site.folder);
  const floor = workerSizes(workers['floor-rendered-text'].folder);
  return {
    title: 'What an isolate parses',
    columns: ['code', 'modules', 'kB', 'kB gzip'],
    rows: [
      sizeRow('site, at start', site.atStart),
      sizeRow('site, uploaded', site.uploaded),
      sizeRow('**floor**: bare Hono, the same React and tree', floor.atStart),
    ],
    goals: [
      { what: 'kB gzip at start', value: rounded(site.atStart.gzip / 1000, 0), most: 300 },
      { what: 'kB gzip at start / floor', value: rounded(site.atStart.gzip / floor.atStart.gzip, 2) },
      { what: 'active ms of `wrangler check startup`', value: rounded(median(active), 0), most: 60 },
    ],
  };
}

/** What a cold isolate costs: CPU and memory of its start, and the code it parses. */
async function run({ isSmoke }: BenchOptions): Promise<Table[]> {
  await buildSite();
  const kv = await startKvServer();
  const cms = await startCmsStandIn({ answer: answerForArticle(), delay: () => cmsMilliseconds });
  const workers = await workersOf(cms.url, kv, isSmoke);
  await fill(workers.site, kv, atOnce);
  const { page, html } = await floorValues(workers.site, workers['floor-rendered'], kv);
  const starts = new Map<WorkerName, Start[]>(contestants.map(({ worker }) => [worker, []]));
  for (let round = 0; round < (isSmoke ? 1 : 9); round += 1) {
    for (const { worker } of contestants) {
      const isStored = worker === 'floor-stored';
      kv.view = worker === 'site' ? asItIs : () => (isStored ? html : page);
      // A page that is never kept is rendered.
      const addresses = isStored ? knownAddresses(1) : unstorableAddresses(1);
      starts.get(worker)?.push(await startOnce(workers[worker], kv, addressAt(addresses, 0)));
    }
  }
  kv.close();
  await cms.close();
  const active: number[] = [];
  for (let round = 0; round < (isSmoke ? 1 : 5); round += 1) active.push(await profiledMilliseconds());
  return [startTable(starts), sizeTable(workers, active)];
}

/** `node bench/start.ts` */
export const start: Bench = { name: 'start', minutes: 1, run };

if (import.meta.main) await runAlone(start);
