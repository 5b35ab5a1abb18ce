import type { CmsStandIn } from '../../harness/cms-stand-in/cms-stand-in.ts';
import { median } from '../kit/statistics.ts';
import type { Measurement } from './answer-table.ts';
import type { Contestant } from './contestants.ts';
import type { KvServer } from './kv-server.ts';
import { type Addresses, addressAt, createReader, loadWith } from './load.ts';
import { type RunningWorkerd, startWorkerd, type WorkerCode } from './workerd.ts';

/** Until the compiler has seen enough of the code; a busy machine takes longer. */
const warmRequests = 5000;
const longestWarmSeconds = 20;
const settleMilliseconds = 500;

/** Until what happens behind responses has happened. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, settleMilliseconds));

/** Starts a worker for some work; what it has printed is shown where the work fails. */
export async function withWorker<Value>(code: WorkerCode, kv: KvServer, use: (worker: RunningWorkerd) => Promise<Value>): Promise<Value> {
  const worker = await startWorkerd(code, kv.address);
  try {
    return await use(worker);
  } catch (error) {
    console.error(worker.output());
    throw error;
  } finally {
    await worker.stop();
  }
}

/** Loads of new addresses so far. */
let newLoads = 0;

/** What a load asks for: a row of new addresses asks for others each time. */
function addressesOf({ addresses, isNew }: Contestant): Addresses {
  if (!isNew) return addresses;
  newLoads += 1;
  return { ...addresses, first: addresses.first + newLoads * addresses.count };
}

/** Loads a worker until what it costs is what it will cost. */
export async function warm(worker: RunningWorkerd, contestant: Contestant): Promise<void> {
  for (let done = 0, turn = 0; done < warmRequests && turn < longestWarmSeconds; turn += 1) {
    done += (await loadWith(worker.url, addressesOf(contestant), 1)).requests;
  }
  await settle();
}

async function underLoad(worker: RunningWorkerd, contestant: Contestant, to: { kv: KvServer; cms: CmsStandIn; seconds: number }) {
  const { kv, cms, seconds } = to;
  await warm(worker, contestant);
  const before = { cpu: worker.cpuSeconds(), reads: kv.reads, writes: kv.writes, cms: cms.requests.length };
  const load = await loadWith(worker.url, addressesOf(contestant), seconds);
  if (load.requests === 0) throw new Error(`${contestant.id}: nothing was answered in ${seconds} s`);
  await settle();
  const per = (count: number) => count / load.requests;
  return {
    cpuPer1000: 1000 * per(worker.cpuSeconds() - before.cpu),
    perSecond: load.perSecond,
    kvReads: per(kv.reads - before.reads),
    kvWrites: per(kv.writes - before.writes),
    cmsRequests: per(cms.requests.length - before.cms),
    megabytes: worker.megabytes(),
  };
}

/** Answers of one row that were made the way it says. Some of what a load left in memory is not what the row is about. */
async function singleAnswers(url: string, contestant: Contestant, reads: number) {
  const reader = createReader(url);
  const addresses = addressesOf(contestant);
  const answers = [];
  for (let index = 0; answers.length < reads; index += 1) {
    const address = addressAt(addresses, index);
    const answer = await reader.read(address);
    if (answer.status === 200 && contestant.isExpected(answer)) answers.push(answer);
    else if (index > 3 * reads) throw new Error(`${contestant.id}: ${address} answered ${answer.status} ${answer.headers['x-cache']}`);
  }
  reader.leave();
  return answers;
}

/** Measures one row in a fresh process: first under load, unless `seconds` is 0, then for one reader. */
export function measureAnswers(
  contestant: Contestant,
  code: WorkerCode,
  to: { kv: KvServer; cms: CmsStandIn; seconds: number; singleReads: number },
): Promise<Measurement> {
  Object.assign(to.kv, { view: contestant.view, keepsWrites: contestant.keepsWrites });
  return withWorker(code, to.kv, async (worker) => {
    const load = to.seconds > 0 ? await underLoad(worker, contestant, to) : null;
    const answers = await singleAnswers(worker.url, contestant, to.singleReads);
    const times = (read: (answer: (typeof answers)[number]) => number) => median(answers.map(read));
    return { load, firstByte: times(({ firstByte }) => firstByte), lastByte: times(({ lastByte }) => lastByte) };
  });
}
