import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readReference } from '../domain/forms/fields/reference.ts';
import { giveUp } from '../harness/local/say.ts';
import { deployedEnvironments } from './operations/environments.ts';
import { flatten, toCsv } from './submissions/csv.ts';
import { query, type Row } from './submissions/database.ts';
import { readSince, redeliverStatement } from './submissions/redeliver.ts';
import { listStatement, retryStatement } from './submissions/statements.ts';

const usage = `What visitors have sent, in the edge database.

  npm run submissions -- list                    what is not delivered yet
  npm run submissions -- retry [REFERENCE]       has it delivered at the next run of the scheduled task, also what was set aside
  npm run submissions -- redeliver --since TIME  after the CMS was restored: delivers again what was sent since 2026-11-27T03:00Z; it takes each once
  npm run submissions -- export FILE.csv         everything that still has its data; with --waiting what is not delivered

  --env staging|production   of an environment; without it, of this machine (.local)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { env: { type: 'string' }, waiting: { type: 'boolean', default: false }, since: { type: 'string' } },
});
const environment = values.env ?? null;
if (environment !== null && !deployedEnvironments.includes(environment)) giveUp(usage);
const [action, argument] = positionals;

function list() {
  const rows = query(listStatement, environment);
  console.table(
    rows.map(({ created_at, next_attempt_at, set_aside_at, ...row }) => ({
      ...row,
      created: time(created_at),
      next: set_aside_at ? 'set aside' : time(next_attempt_at),
    })),
  );
  console.log(`${rows.length} not delivered, ${rows.filter(({ set_aside_at }) => set_aside_at).length} of them set aside`);
}

function retry() {
  // The reference is checked, so that it cannot hold anything but letters and digits.
  const reference = argument === undefined ? null : (readReference(argument) ?? giveUp(`${argument} is no reference`));
  const rows = query(retryStatement(reference), environment);
  console.log(
    rows.length === 0
      ? 'Nothing waits.'
      : `${rows.map((row) => row.reference).join(', ')}: delivered within a minute, where the CMS takes it`,
  );
}

function redeliver() {
  const since = readSince(values.since) ?? giveUp(`--since wants a time that has passed, such as 2026-11-27T03:00Z.\n\n${usage}`);
  const rows = query(redeliverStatement(since), environment);
  console.log(
    `${rows.length} requests are delivered within some minutes, where the CMS has not got them; the scheduled task takes 100 a minute`,
  );
}

function exportCsv() {
  if (!argument) giveUp(usage);
  const which = values.waiting ? 'AND delivered_at IS NULL' : '';
  const rows = query(`SELECT * FROM submissions WHERE payload IS NOT NULL ${which} ORDER BY created_at`, environment);
  // It holds personal data: nobody but its owner reads it.
  writeFileSync(argument, toCsv(rows.map(toFlat)), { mode: 0o600 });
  console.log(`${rows.length} submissions in ${argument}. They are personal data: delete the file once it has served.`);
}

function toFlat({
  id: _id,
  content_key: _key,
  payload,
  created_at,
  delivered_at,
  next_attempt_at,
  set_aside_at,
  erased_at: _erased,
  ...row
}: Row) {
  return flatten({
    ...row,
    created_at: time(created_at),
    delivered_at: time(delivered_at),
    next_attempt_at: time(next_attempt_at),
    set_aside_at: time(set_aside_at),
    ...readPayload(payload),
  });
}

/** A payload that is no JSON is written out as it is: somebody has to read it. */
function readPayload(payload: unknown): object {
  try {
    return JSON.parse(String(payload));
  } catch {
    return { payload };
  }
}

function time(milliseconds: string | number | null | undefined): string {
  return milliseconds ? new Date(Number(milliseconds)).toISOString() : '';
}

if (action === 'list') list();
else if (action === 'retry') retry();
else if (action === 'redeliver') redeliver();
else if (action === 'export') exportCsv();
else giveUp(usage);
