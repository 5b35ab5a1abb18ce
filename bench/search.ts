import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestHarness } from 'wrangler';
import { startCmsStandIn } from '../harness/cms-stand-in/cms-stand-in.ts';
import { answerFromNurseries } from '../harness/cms-stand-in/made-nurseries.ts';
import { makeGazetteer } from '../harness/gazetteer/gazetteer.ts';
import type { EdgeDatabase } from '../harness/site/built-worker.ts';
import { loadGazetteer } from '../harness/site/edge-database.ts';
import { type MadeNursery, makeNurseries } from '../scripts/load/nursery-generator.ts';
import type { BenchAnswer, BenchQuestion } from './search/bench-worker.ts';
import { benchQuestions } from './search/questions.ts';

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const askedOfEach = 200;
/** Nurseries of the only town that stays the same whatever the size. */
const constantNurseries = 60;

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
const { places } = makeGazetteer();
const isBastia = ({ code }: { code: string }) => code === '2B033';

function nurseriesOf(count: number): MadeNursery[] {
  const elsewhere = places.filter(({ department }) => department !== '2A' && department !== '2B');
  const constant = [...makeNurseries({ count: constantNurseries, places: places.filter(isBastia), seed: 2 })];
  return [
    ...constant.map((nursery) => ({ ...nursery, documentId: `bastia${nursery.documentId}`, slug: `bastia-${nursery.slug}` })),
    ...makeNurseries({ count: count - constantNurseries, places: elsewhere }),
  ];
}

/** The most memory that workerd has had, in MB. */
function workerdMegabytes(): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n');
  const children = processes
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, name]) => Number(parent) === process.pid && name === 'workerd');
  const peaks = children.map(([pid]) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0));
  return Math.round(Math.max(0, ...peaks) / 1024);
}

function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function measure(size: number) {
  const nurseries = nurseriesOf(size);
  const cms = await startCmsStandIn({ answer: answerFromNurseries(nurseries) });
  const configPath = path.join(import.meta.dirname, 'search/wrangler.toml');
  const harness = createTestHarness({ workers: [{ configPath, vars: { CMS_ORIGIN: cms.url } }] });
  const { url } = await harness.listen();
  await harness.getWorker().applyD1Migrations('DB');
  await loadGazetteer({ bindings: () => harness.getWorker<{ DB: EdgeDatabase }>().getEnv() });

  async function ask(question: BenchQuestion): Promise<BenchAnswer & { milliseconds: number }> {
    const startedAt = performance.now();
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(question) });
    if (!response.ok) throw new Error(`${JSON.stringify(question)}: ${await response.text()}`);
    return { ...((await response.json()) as BenchAnswer), milliseconds: performance.now() - startedAt };
  }

  async function feed(): Promise<number> {
    const startedAt = performance.now();
    for (let outcome: string | undefined = 'more'; outcome === 'more'; ) ({ outcome } = await ask({ ask: 'feed', mostPages: 20 }));
    return (performance.now() - startedAt) / 1000;
  }

  const first = await feed();
  const again = await feed();
  console.log(`\n### ${size.toLocaleString('en')} nurseries\n`);
  console.log(`Full feed ${first.toFixed(1)} s, again without a change ${again.toFixed(1)} s, workerd at most ${workerdMegabytes()} MB.\n`);
  console.log('| question | p50 ms | p99 ms | rows read p50 | rows read p99 | found p50 |\n|---|---:|---:|---:|---:|---:|');
  const floor = [];
  for (let number = 0; number < askedOfEach; number += 1) floor.push((await ask({ ask: 'nothing' })).milliseconds);
  console.log(`| nothing: the bench itself | ${percentile(floor, 0.5).toFixed(1)} | ${percentile(floor, 0.99).toFixed(1)} | 0 | 0 | 0 |`);
  for (const [name, questions] of Object.entries(benchQuestions(places, askedOfEach))) {
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (const question of questions) answers.push(await ask(question));
    const at = (key: 'milliseconds' | 'rowsRead' | 'count', share: number) =>
      percentile(
        answers.map((one) => one[key]),
        share,
      );
    const cells = [
      at('milliseconds', 0.5).toFixed(1),
      at('milliseconds', 0.99).toFixed(1),
      at('rowsRead', 0.5),
      at('rowsRead', 0.99),
      at('count', 0.5),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  await harness.close();
  await cms.close();
}

for (const size of sizes.length ? sizes : [2000, 20_000, 200_000]) await measure(size);
