import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CmsStandIn, startCmsStandIn } from '../harness/cms-stand-in/cms-stand-in.ts';
import { cmsMilliseconds, createRecordedAnswers } from '../harness/cms-stand-in/recorded-answers.ts';
import { anyFreePort } from '../harness/local/free-port.ts';
import { root } from '../harness/local/paths.ts';
import { say } from '../harness/local/say.ts';
import { setup } from '../harness/prepare.ts';
import { testSecrets } from '../harness/site/template.ts';
import { createTestCms } from '../harness/site/test-cms.ts';
import { type Contestant, contestants, known, questionOf, ratios, unstorable, type WorkerName } from './serving/contestants.ts';
import { bareDocument, buildFloor, floorPageOf } from './serving/floors.ts';
import { asItIs, type KvServer, startKvServer } from './serving/kv-server.ts';
import { addressAt, createReader, loadWith, readText } from './serving/load.ts';
import { type Measurement, tableOf } from './serving/table.ts';
import { type RunningWorkerd, startWorkerd, takeWorker, type WorkerCode } from './serving/workerd.ts';

/** CPU, speed and times of a page, beside two floors: `node bench/serving.ts [--rounds 3] [--seconds 5] [--only stored,…]` */
const { values: given } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const rounds = Number(given.rounds);
const seconds = Number(given.seconds);
/** Until the compiler has seen enough of the code; a busy machine takes longer. */
const warmRequests = 1500;
const longestWarmSeconds = 20;
const singleReads = 60;
const settleMilliseconds = 500;
const recordAttempts = 20;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

async function withWorker<Value>(code: WorkerCode, kv: KvServer, use: (worker: RunningWorkerd) => Promise<Value>): Promise<Value> {
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

/** Records what the CMS answers for the pages of the bench, with a real CMS. */
async function record(site: WorkerCode, kv: KvServer): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'creche-bench-'));
  const real = await createTestCms({ folder, port: await anyFreePort(), siteUrl: 'http://127.0.0.1:9' });
  recorded.source = real.url;
  await withWorker(site, kv, async ({ url }) => {
    // A CMS that has just started on a busy machine may take longer than the site waits.
    for (let attempt = 1; !(await readText(url, addressAt(known, 0)).catch(() => null)); attempt += 1) {
      if (attempt === recordAttempts) throw new Error('the CMS does not answer');
      await wait(settleMilliseconds);
    }
    // Content that comes later, and the render that is kept.
    await wait(3 * settleMilliseconds);
  });
  recorded.source = null;
  await real.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Lets the site keep content and pages of all known addresses, as if they had been read a moment ago. */
async function fill(site: WorkerCode, kv: KvServer): Promise<void> {
  kv.values.clear();
  Object.assign(kv, { view: asItIs, keepsWrites: true });
  await withWorker(site, kv, async ({ url }) => {
    for (const addresses of [known, unstorable]) {
      for (let index = 0; index < addresses.count; index += 8) {
        await Promise.all(Array.from({ length: 8 }, (_, offset) => readText(url, addressAt(addresses, index + offset))));
      }
    }
    await wait(settleMilliseconds);
  });
  const pages = [...kv.values.keys()].filter((key) => key.startsWith('page:')).length;
  if (pages !== known.count) throw new Error(`${pages} pages are kept, not ${known.count}`);
}

/** The floors' values in KV: the same bytes, the same tree. */
async function floorValues(site: WorkerCode, floor: WorkerCode, kv: KvServer): Promise<{ html: Buffer; page: Buffer }> {
  const address = addressAt(unstorable, 0);
  const { html, page, ours } = await withWorker(site, kv, async ({ url }) => {
    const document = await readText(url, address);
    const payload = JSON.parse(await readText(url, `${address}/_payload.json?build`));
    const stored = await readText(url, addressAt(known, 0));
    return { html: stored, page: floorPageOf(document, payload, nonceOf(document)), ours: document };
  });
  const pageValue = Buffer.from(JSON.stringify(page));
  kv.view = () => pageValue;
  const theirs = await withWorker(floor, kv, ({ url }) => readText(url, address));
  const bare = bareDocument(ours);
  if (theirs !== bare) {
    const index = [...theirs].findIndex((character, place) => character !== bare[place]);
    const around = (html: string) => html.slice(Math.max(0, index - 60), index + 60);
    console.error(`floor: ${around(theirs)}\nsite:  ${around(bare)}`);
    throw new Error('the floor renders another document than the site: was a source changed meanwhile?');
  }
  say(
    `the page has ${Buffer.byteLength(html)} bytes, ${Buffer.byteLength(theirs)} of them rendered; its data as JSON has ${pageValue.length}`,
  );
  return { html: Buffer.from(html), page: pageValue };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Loads of new addresses so far. */
let newLoads = 0;

async function measure(contestant: Contestant, code: WorkerCode, to: { kv: KvServer; cms: CmsStandIn }): Promise<Measurement> {
  const { kv, cms } = to;
  Object.assign(kv, { view: contestant.view, keepsWrites: contestant.keepsWrites });
  return withWorker(code, kv, async (worker) => {
    const { addresses } = contestant;
    const next = () => {
      if (contestant.isNew) newLoads += 1;
      return contestant.isNew ? { ...addresses, first: addresses.first + newLoads * addresses.count } : addresses;
    };
    for (let done = 0, turn = 0; done < warmRequests && turn < longestWarmSeconds; turn += 1) {
      done += (await loadWith(worker.url, next(), 1)).requests;
    }
    await wait(settleMilliseconds);
    const before = { cpu: worker.cpuSeconds(), reads: kv.reads, writes: kv.writes, cms: cms.requests.length };
    const load = await loadWith(worker.url, next(), seconds);
    await wait(settleMilliseconds);
    const per = (count: number) => count / load.requests;
    const result = {
      cpuPer1000: 1000 * per(worker.cpuSeconds() - before.cpu),
      perSecond: load.perSecond,
      kvReads: per(kv.reads - before.reads),
      kvWrites: per(kv.writes - before.writes),
      cmsRequests: per(cms.requests.length - before.cms),
    };
    const reader = createReader(worker.url);
    const answers = [];
    const single = next();
    for (let index = 0; answers.length < singleReads; index += 1) {
      const address = addressAt(single, index);
      const answer = await reader.read(address);
      // Some of what the load left in memory is not what the row is about.
      if (answer.status === 200 && contestant.isExpected(answer)) answers.push(answer);
      else if (index > 3 * singleReads)
        throw new Error(`${contestant.id}: ${address} answered ${answer.status} ${answer.headers['x-cache']}`);
    }
    reader.leave();
    return { ...result, firstByte: median(answers.map((one) => one.firstByte)), lastByte: median(answers.map((one) => one.lastByte)) };
  });
}

await setup();
say('building the floors');
const kv = await startKvServer();
const recorded = createRecordedAnswers(questionOf);
const cms = await startCmsStandIn({ answer: recorded.answer, delay: () => cmsMilliseconds });
const variables = {
  ...testSecrets,
  ENVIRONMENT: 'production',
  SITE_ORIGIN: 'https://site.example',
  CMS_ORIGIN: cms.url,
  CMS_TOKEN: testSecrets.WORKER_API_TOKEN,
  PREVIEW_SECRET: testSecrets.PREVIEW_SECRET,
};
const workers: Record<WorkerName, WorkerCode> = {
  site: takeWorker('site', path.join(root, 'dist/worker'), variables),
  'site-traced': takeWorker('site-traced', path.join(root, 'dist/worker'), { ...variables, SENTRY_DSN: `http://key@${kv.address}/1` }),
  'floor-stored': await buildFloor('floor-stored', { source: 'floor-stored.ts' }),
  'floor-streamed': await buildFloor('floor-streamed', { source: 'floor-streamed.ts' }),
  'floor-rendered': await buildFloor('floor-rendered', { source: 'floor-rendered.tsx' }),
  'floor-rendered-node': await buildFloor('floor-rendered-node', { source: 'floor-rendered.tsx', react: 'react-dom/server.node' }),
};
say('recording the answers of the CMS');
await record(workers.site, kv);
await fill(workers.site, kv);
const floor = await floorValues(workers.site, workers['floor-rendered'], kv);
const wanted = given.only.split(',').filter(Boolean);
const rows = contestants(floor.html, floor.page).filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const results = new Map<string, Measurement[]>(rows.map(({ id }) => [id, []]));
// Rounds alternate over all rows, so that what else the machine does falls on each of them.
for (let round = 0; round < rounds; round += 1) {
  await fill(workers.site, kv);
  for (const row of rows) {
    const result = await measure(row, workers[row.worker], { kv, cms });
    results.get(row.id)?.push(result);
    say(`${round + 1}/${rounds} ${row.id}: ${result.cpuPer1000.toFixed(3)} CPU s / 1,000, ${result.perSecond.toFixed(0)} / s`);
  }
}
if (recorded.unknown.length) throw new Error(`nothing was recorded for ${recorded.unknown[0]}`);
kv.close();
await cms.close();
console.log(`\n${tableOf(rows, results, ratios)}\nLoad average at the end: ${loadavg()[0]?.toFixed(1)}`);
