import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FormName } from '../domain/forms/form-names.ts';
import { stopChildren } from '../harness/local/child-process.ts';
import { anyFreePort } from '../harness/local/free-port.ts';
import { say } from '../harness/local/say.ts';
import { startWorker } from '../harness/local/worker.ts';
import { setup } from '../harness/prepare.ts';
import { startMailServer } from '../harness/services/mail-server.ts';
import { startCmsProxy } from '../harness/site/cms-proxy.ts';
import { testSecrets } from '../harness/site/template.ts';
import { createTestCms } from '../harness/site/test-cms.ts';
import { type Accepted, sendAsVisitor } from './forms/visitors.ts';
import { killWorkerd } from './forms/workerd-process.ts';

/** Sends forms while everything behind them fails in turn: `node bench/forms-faults.ts [--count 500]`. Fails where one is lost or doubled. */
const { values: given } = parseArgs({ options: { count: { type: 'string', default: '500' } } });
const count = Number(given.count);
const visitorsAtOnce = 4;
const taskMilliseconds = 15_000;
const longestDrainMinutes = 20;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Whatever ends this, nothing that it has started outlives it.
process.on('uncaughtException', async (error) => {
  console.error(error);
  await stopChildren();
  process.exit(1);
});
await setup();
const folder = mkdtempSync(path.join(tmpdir(), 'creche-faults-'));
const mails = await startMailServer(await anyFreePort());
const proxy = await startCmsProxy({ port: await anyFreePort(), target: () => cms.url });
const port = await anyFreePort();
const siteUrl = `http://127.0.0.1:${port}`;
const cms = await createTestCms({
  folder,
  port: await anyFreePort(),
  siteUrl,
  env: {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mails.port),
    SMTP_IGNORE_TLS: '1',
    SMTP_FROM: 'bonjour@creche-sereine.example',
    MAIL_RETRY_SECONDS: '5',
  },
});
const startSite = () => startWorker({ port, siteUrl, cmsUrl: proxy.url, secrets: testSecrets, state: path.join(folder, 'worker') });
let worker = await startSite();
const tasks = setInterval(() => fetch(`${siteUrl}/cdn-cgi/handler/scheduled`).catch(() => {}), taskMilliseconds);

async function restartWorker() {
  await killWorkerd(worker);
  worker = await startSite();
}

/** What a fault has begun and its phase does not wait for. */
let meanwhile: Promise<unknown> = Promise.resolve();
function begin(work: Promise<unknown>) {
  meanwhile = work;
}

/** What fails, one after the other; each has an equal share of the visitors. */
const faults: [name: string, start: () => unknown, end: () => unknown][] = [
  ['nothing fails', () => {}, () => {}],
  ['CMS stopped', () => cms.stop(), () => cms.start()],
  ['CMS answers 500', () => (proxy.mode = 'failing'), () => (proxy.mode = 'up')],
  ['worker killed in the middle', () => begin(wait(1000).then(restartWorker)), () => {}],
  ['CMS does it and its answer is lost', () => (proxy.mode = 'losing'), () => (proxy.mode = 'up')],
  ['CMS hangs', () => (proxy.mode = 'hanging'), () => (proxy.mode = 'up')],
  ['CMS takes 5 s', () => (proxy.slow = () => 5000), () => (proxy.slow = null)],
  ['mail server stopped', () => mails.stop(), () => mails.start()],
  ['mail server asks to wait (451)', () => (mails.mode = 'busy'), () => (mails.mode = 'up')],
  ['mail server takes 3 s', () => (mails.slow = 3000), () => (mails.slow = 0)],
  ['CMS stopped and worker killed at once', () => begin(Promise.all([cms.stop(), restartWorker()])), () => cms.start()],
  ['nothing fails', () => {}, () => {}],
];

const accepted: Accepted[] = [];
let givenUp = 0;
let next = 0;

async function sendUntil(end: number) {
  await Promise.all(
    Array.from({ length: visitorsAtOnce }, async () => {
      while (next < end) {
        const sent = await sendAsVisitor(siteUrl, next++);
        if (sent) accepted.push(sent);
        else givenUp += 1;
      }
    }),
  );
}

const startedAt = performance.now();
for (const [index, [name, start, end]] of faults.entries()) {
  const before = performance.now();
  await start();
  await sendUntil(Math.round(((index + 1) * count) / faults.length));
  await meanwhile;
  await end();
  say(`${name}: ${accepted.length} accepted so far, ${Math.round((performance.now() - before) / 1000)} s`);
}
const sentSeconds = Math.round((performance.now() - startedAt) / 1000);

const types: Record<FormName, string> = {
  contact: 'contact-request',
  partner: 'contact-request',
  manifesto: 'manifesto-signature',
  'pre-registration': 'pre-registration',
  'white-paper': 'white-paper-request',
};

interface Entry {
  submissionKey: string;
  nextMailAt: string | null;
}

/** A connection from before a restart fails once. */
const again = <Value>(ask: () => Promise<Value>): Promise<Value> => ask().catch(ask);

async function entriesInCms(): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const type of new Set(Object.values(types))) {
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const address = `/content-manager/collection-types/api::${type}.${type}?pageSize=100&page=${page}`;
      const answer = (await again(() => cms.request('GET', address))) as { results: Entry[]; pagination: { pageCount: number } };
      entries.push(...answer.results);
      ({ pageCount } = answer.pagination);
    }
  }
  return entries;
}

say('Waiting until everything is delivered and every mail is sent…');
const drainFrom = performance.now();
const minutesSince = (from: number) => (performance.now() - from) / 60_000;
let entries = await entriesInCms();
const isDone = () =>
  new Set(entries.map(({ submissionKey }) => submissionKey)).size >= accepted.length &&
  entries.every(({ nextMailAt }) => nextMailAt === null);
while (!isDone() && minutesSince(drainFrom) < longestDrainMinutes) {
  await wait(5000);
  entries = await entriesInCms();
}

const timesInCms = Map.groupBy(entries, ({ submissionKey }) => submissionKey);
const lost = accepted.filter(({ key }) => !timesInCms.has(key));
const doubled = [...timesInCms.values()].filter(({ length }) => length > 1);
const mailsOf = accepted.map(({ email }) => mails.to(email).length);
const result = {
  sent: count,
  accepted: accepted.length,
  'given up by their sender': givenUp,
  'sent more than once until answered': accepted.filter(({ attempts }) => attempts > 1).length,
  'in the CMS': entries.length,
  lost: lost.length,
  'in the CMS twice': doubled.length,
  'without their mail': mailsOf.filter((number) => number === 0).length,
  'with a second mail': mailsOf.filter((number) => number > 1).length,
  'seconds of sending': sentSeconds,
  'minutes until all was delivered': Number(minutesSince(drainFrom).toFixed(1)),
};
console.table(result);
clearInterval(tasks);
await stopChildren();
await proxy.close();
await mails.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(lost.length + doubled.length > 0 || entries.length !== accepted.length ? 1 : 0);
