import { parseArgs } from 'node:util';
import { startCmsStandIn } from '../harness/cms-stand-in/cms-stand-in.ts';
import { buildSite } from '../harness/local/build.ts';
import { say } from '../harness/local/say.ts';
import type { Table } from '../scripts/bench-results/result.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { runAlone } from './kit/run-alone.ts';
import { outlivingTable } from './memory/outliving.ts';
import { answerTable, type Measurement } from './serving/answer-table.ts';
import { answerForArticle, cmsMilliseconds } from './serving/article-cms.ts';
import { contestants, ratios, spread } from './serving/contestants.ts';
import { bytesTable } from './serving/document-parts.ts';
import { turnsTable } from './serving/in-turns.ts';
import { startKvServer } from './serving/kv-server.ts';
import { measureAnswers } from './serving/measure-answers.ts';
import { atOnce, fill, floorValues, workersOf } from './serving/prepare.ts';

/** Of each row that is compared with its floor in turns. */
const processesInTurns = 6;
/** Requests whose garbage is looked at. */
const garbageRequests = 2500;

/** CPU, speed, times and bytes of a page beside its floors. */
async function run({ isSmoke, parameters }: BenchOptions): Promise<Table[]> {
  const { values } = parseArgs({
    args: parameters,
    options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '2' }, only: { type: 'string', default: '' } },
  });
  const rounds = isSmoke ? 1 : Number(values.rounds);
  const count = isSmoke ? atOnce : spread;
  const how = { seconds: isSmoke ? 0 : Number(values.seconds), singleReads: isSmoke ? 2 : 60 };
  const names = values.only.split(',').filter(Boolean);
  await buildSite();
  const kv = await startKvServer();
  const cms = await startCmsStandIn({ answer: answerForArticle(), delay: () => cmsMilliseconds });
  const workers = await workersOf(cms.url, kv, isSmoke);
  await fill(workers.site, kv, count);
  const floor = await floorValues(workers.site, workers['floor-rendered'], kv);
  const rows = contestants(floor, count).filter(({ id }) => names.length === 0 || names.includes(id));
  const results = new Map<string, Measurement[]>(rows.map(({ id }) => [id, []]));
  // Rounds alternate over all rows, so that what else the machine does falls on each of them.
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await fill(workers.site, kv, count);
    for (const row of rows) {
      const result = await measureAnswers(row, workers[row.worker], { kv, cms, ...how });
      results.get(row.id)?.push(result);
      if (result.load) say(`${round + 1}/${rounds} ${row.id}: ${result.load.cpuPer1000.toFixed(3)} CPU s / 1,000`);
    }
  }
  const outliving = await outlivingTable(rows, { kv, codeOf: ({ worker }) => workers[worker], requests: isSmoke ? 2 : garbageRequests });
  // Needs `wrk`, which a smoke does without.
  const inTurns = isSmoke ? [] : [await turnsTable(rows, { kv, codeOf: ({ worker }) => workers[worker], processes: processesInTurns })];
  kv.close();
  await cms.close();
  return [answerTable(rows, results, ratios), ...inTurns, outliving, bytesTable(floor.parts)];
}

/** `node bench/serving.ts [-- --rounds 3 --seconds 2 --only stored,floor-stored]` */
export const serving: Bench = { name: 'serving', minutes: 9, needs: 'wrk', run };

if (import.meta.main) await runAlone(serving);
