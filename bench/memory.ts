import { parseArgs } from 'node:util';
import { type CmsStandIn, startCmsStandIn } from '../harness/cms-stand-in/cms-stand-in.ts';
import { buildSite } from '../harness/local/build.ts';
import { anyFreePort } from '../harness/local/free-port.ts';
import { say } from '../harness/local/say.ts';
import type { Table } from '../scripts/bench-results/result.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { runAlone } from './kit/run-alone.ts';
import { connectInspector, type HeapUsage } from './memory/inspector.ts';
import { memoryTable, type Step } from './memory/memory-table.ts';
import { answerForAnyNumber, createVisitors } from './memory/mixed-requests.ts';
import { type KvServer, startKvServer } from './serving/kv-server.ts';
import { withWorker } from './serving/measure-answers.ts';
import { builtSite, siteVariables } from './serving/prepare.ts';
import { takeWorker, type WorkerCode } from './serving/workerd.ts';

/** Of an isolate on Cloudflare, in MB. */
const isolateMegabytes = 128;
/** What the engine may hold in the second pass: with more it ends the process, and the bench fails. */
const aimedMegabytes = 64;
/** Requests from one look at the heap to the next: the lowest of a step is what was held just after a collection. */
const betweenLooks = 200;

interface Stage {
  kv: KvServer;
  cms: CmsStandIn;
}

interface Load {
  requests: number;
  addresses: number;
  /** Requests of a row of the table. */
  step: number;
}

const withAtMost = (megabytes: number) => ({ engineFlags: [`--max-old-space-size=${megabytes}`] });

/** Sends the mix to a fresh process, and notes what it holds in each step. */
function pass(code: WorkerCode, { kv, cms }: Stage, { requests, addresses, step }: Load): Promise<Step[]> {
  kv.values.clear();
  return withWorker(code, kv, async (worker) => {
    const visitors = createVisitors(worker.url);
    const inspector = code.inspectorPort ? await connectInspector(code.inspectorPort) : null;
    const steps: Step[] = [];
    for (let from = 0; from < requests; from += step) {
      const end = Math.min(from + step, requests);
      const usages: HeapUsage[] = [];
      for (let place = from; place < end; place += betweenLooks) {
        await visitors.ask({ from: place, to: Math.min(place + betweenLooks, end), addresses });
        cms.requests.length = 0;
        if (inspector) usages.push(await inspector.usage());
      }
      steps.push({ requests: end, process: worker.megabytes(), usages });
      if (requests > step) say(`${end} requests, ${worker.megabytes()} MB of workerd`);
    }
    inspector?.close();
    visitors.leave();
    return steps;
  });
}

/** What an isolate holds while it answers many requests for many addresses. */
async function run({ isSmoke, parameters }: BenchOptions): Promise<Table[]> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      requests: { type: 'string', default: '200000' },
      addresses: { type: 'string', default: '20000' },
      step: { type: 'string', default: '20000' },
    },
  });
  const load: Load = isSmoke
    ? { requests: 32, addresses: 20_000, step: 16 }
    : { requests: Number(values.requests), addresses: Number(values.addresses), step: Number(values.step) };
  await buildSite();
  const stage: Stage = { kv: await startKvServer({ packs: true }), cms: await startCmsStandIn({ answer: answerForAnyNumber() }) };
  const site = takeWorker('memory', builtSite, siteVariables(stage.cms.url));
  const inspected = await pass({ ...site, ...withAtMost(isolateMegabytes), inspectorPort: await anyFreePort() }, stage, load);
  // Without an inspector, which holds what is logged; for the first steps only, after which nothing grows.
  const requests = Math.min(load.requests, 2 * load.step);
  const alone = await pass({ ...site, ...withAtMost(aimedMegabytes) }, stage, { ...load, requests });
  stage.kv.close();
  await stage.cms.close();
  return [memoryTable(inspected, alone)];
}

/** `node bench/memory.ts [-- --requests 200000 --addresses 20000 --step 20000]` */
export const memory: Bench = { name: 'memory', minutes: 6, run };

if (import.meta.main) await runAlone(memory);
