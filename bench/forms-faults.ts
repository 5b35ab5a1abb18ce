import { say } from '../harness/local/say.ts';
import { setup } from '../harness/prepare.ts';
import type { Table } from '../scripts/bench-results/result.ts';
import { type Delivered, deliveredTo } from './forms/delivered.ts';
import { type Fault, faults, quickFaults } from './forms/faults.ts';
import { openStage, type Stage } from './forms/stage.ts';
import { type Accepted, sendAsVisitor } from './forms/visitors.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { runAlone } from './kit/run-alone.ts';
import { rounded } from './kit/statistics.ts';

const visitorsAtOnce = 4;
const secondsSince = (from: number) => (performance.now() - from) / 1000;

interface Plan {
  count: number;
  faults: Fault[];
  /** Between two runs of the schedule; it is a minute on Cloudflare. */
  taskMilliseconds: number;
  /** Retries need not be waited for. */
  isHurried: boolean;
  mailRetrySeconds: number;
  /** What is not delivered by then counts as lost. */
  longestMinutes: number;
}

const smokePlan: Plan = { count: 10, faults: quickFaults, taskMilliseconds: 250, isHurried: true, mailRetrySeconds: 1, longestMinutes: 2 };

interface Sent {
  accepted: Accepted[];
  givenUp: number;
  seconds: number;
}

/** Lets visitors send forms, an equal share of them at each fault. */
async function sendAll(stage: Stage, plan: Plan): Promise<Sent> {
  const sent: Sent = { accepted: [], givenUp: 0, seconds: 0 };
  const from = performance.now();
  let next = 0;
  async function visitor(end: number) {
    while (next < end) {
      next += 1;
      const one = await sendAsVisitor(stage.siteUrl, next - 1);
      if (one) sent.accepted.push(one);
      else sent.givenUp += 1;
    }
  }
  for (const [index, fault] of plan.faults.entries()) {
    const end = Math.round(((index + 1) * plan.count) / plan.faults.length);
    await fault.start?.(stage);
    await Promise.all([fault.meanwhile?.(stage), ...Array.from({ length: visitorsAtOnce }, () => visitor(end))]);
    await fault.end?.(stage);
    if (!plan.isHurried) say(`${fault.name}: ${sent.accepted.length} accepted so far`);
  }
  sent.seconds = secondsSince(from);
  return sent;
}

/** Waits until the CMS has every request and has sent every mail. */
async function untilDelivered(stage: Stage, { accepted }: Sent, plan: Plan): Promise<Delivered[]> {
  const from = performance.now();
  for (;;) {
    if (plan.isHurried) await stage.passTime();
    const entries = await deliveredTo(stage.cms);
    const references = new Set(entries.map(({ reference }) => reference));
    const isDone = accepted.every(({ reference }) => references.has(reference)) && entries.every(({ nextMailAt }) => nextMailAt === null);
    if (isDone || secondsSince(from) > plan.longestMinutes * 60) return entries;
    await new Promise((resolve) => setTimeout(resolve, plan.taskMilliseconds));
  }
}

function tableOf(
  { accepted, givenUp, seconds }: Sent,
  stage: Stage,
  { entries, minutes }: { entries: Delivered[]; minutes: number },
): Table {
  const times = Map.groupBy(entries, ({ reference }) => reference);
  const mails = accepted.map(({ email }) => stage.mails.to(email).length);
  const lost = accepted.filter(({ reference }) => !times.has(reference)).length;
  const doubled = [...times.values()].filter(({ length }) => length > 1).length;
  const unsent = mails.filter((count) => count === 0).length;
  return {
    columns: ['what became of forms', 'number'],
    rows: [
      ['accepted', accepted.length],
      ['given up by their sender', givenUp],
      ['sent more than once until the answer came', accepted.filter(({ attempts }) => attempts > 1).length],
      ['in the CMS', entries.length],
      ['with a second mail', mails.filter((count) => count > 1).length],
      ['seconds of sending', rounded(seconds, 0)],
      ['minutes until all was delivered and every mail sent', rounded(minutes, 1)],
    ],
    goals: [
      { what: 'accepted and lost', value: lost, most: 0 },
      { what: 'in the CMS twice', value: doubled, most: 0 },
      { what: 'in the CMS and never accepted', value: Math.max(0, entries.length - accepted.length - doubled), most: 0 },
      { what: 'without their mail', value: unsent, most: 0 },
    ],
  };
}

/** Sends forms while everything behind them fails in turn. Fails where one is lost or doubled. */
async function run({ isSmoke, parameters: [count = '200'] }: BenchOptions): Promise<Table[]> {
  await setup();
  const plan = isSmoke
    ? smokePlan
    : { count: Number(count), faults, taskMilliseconds: 15_000, isHurried: false, mailRetrySeconds: 5, longestMinutes: 20 };
  const stage = await openStage(plan.mailRetrySeconds);
  const tasks = setInterval(() => stage.runTasks().catch(() => {}), plan.taskMilliseconds);
  try {
    const sent = await sendAll(stage, plan);
    const from = performance.now();
    const entries = await untilDelivered(stage, sent, plan);
    const table = tableOf(sent, stage, { entries, minutes: secondsSince(from) / 60 });
    const missed = table.goals.filter(({ value, most = value }) => value > most);
    if (missed.length > 0) throw new Error(missed.map(({ what, value }) => `${value} ${what}`).join(', '));
    return [table];
  } finally {
    clearInterval(tasks);
    await stage.close();
  }
}

/** `node bench/forms-faults.ts [-- 500]` */
export const formsFaults: Bench = { name: 'forms-faults', minutes: 2, run };

if (import.meta.main) await runAlone(formsFaults);
