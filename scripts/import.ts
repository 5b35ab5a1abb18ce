import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { giveUp } from '../harness/local/say.ts';
import { type ImportClient, type ImportRun, isMoving, openImports } from './imports/import-client.ts';
import { reportRow, reportRun } from './imports/import-report.ts';
import { deployedEnvironments } from './operations/environments.ts';
import { readCmsAccess } from './privacy/cms-access.ts';

const usage = `Nurseries and free places out of CSV files, and into them.

  npm run import -- FILE.csv               what the file would change; nothing is changed yet
  npm run import -- FILE.csv --apply       the same, and carries it out
  npm run import -- list                   the latest imports
  npm run import -- show ID                one of them, with all of its rows
  npm run import -- apply ID               carries it out, or goes on with it
  npm run import -- undo ID                takes it back, but for what somebody has changed since
  npm run import -- export places FILE.csv     writes such a file: places, or nurseries

  --reported-on 2026-11-27    the day of rows that say none, and of a public file
  --licence TEXT              under which licence a public file is given
  --format places             places, nurseries, cnaf, hauts-de-seine or seine-saint-denis, where its columns do not say it
  --language fr               what the CMS says of the rows, in French
  --env staging|production    of an environment; without it, of this machine (.local)
  --cms https://cms.example   where the CMS is reached, where that is not CMS_ORIGIN of wrangler.toml`;

const pauseMilliseconds = 1000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    apply: { type: 'boolean', default: false },
    'reported-on': { type: 'string' },
    licence: { type: 'string' },
    format: { type: 'string' },
    language: { type: 'string', default: 'en' },
    env: { type: 'string' },
    cms: { type: 'string' },
  },
});
const environment = values.env ?? null;
const [act, argument, target] = positionals;

/** Waits until the CMS has done what it is at, and says how far it is. */
async function follow(client: ImportClient, id: number): Promise<ImportRun> {
  let lastCount = -1;
  for (;;) {
    const run = await client.find(id);
    if (!isMoving(run)) return run;
    if (run.doneCount !== lastCount) console.log(`${run.stateText}… ${run.doneCount} of ${run.totalCount}`);
    lastCount = run.doneCount;
    await wait(pauseMilliseconds);
  }
}

async function readFile(client: ImportClient, file: string) {
  const settings = { format: values.format, reportedOn: values['reported-on'], licence: values.licence };
  const sent = await client.send({ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)), ...settings });
  const planned = await follow(client, sent.id);
  const run = values.apply && planned.totalCount > 0 ? await carryOut(client, sent.id, 'apply') : planned;
  await tell(client, run);
  if (run.state === 'planned' && run.totalCount > 0) console.log(`\nTo carry it out: npm run import -- apply ${run.id}`);
}

async function carryOut(client: ImportClient, id: number, what: 'apply' | 'undo'): Promise<ImportRun> {
  await client.act(id, what);
  return follow(client, id);
}

async function tell(client: ImportClient, run: ImportRun) {
  console.log(reportRun(run));
  for (const row of await client.rows(run.id)) console.log(reportRow(row));
}

async function exportFile(client: ImportClient, name: string, file: string) {
  if (name !== 'places' && name !== 'nurseries') giveUp(usage);
  writeFileSync(file, await client.download(name));
  console.log(`${name} in ${file}`);
}

async function run() {
  if (act === undefined || (environment !== null && !deployedEnvironments.includes(environment))) giveUp(usage);
  const { origin, ...credentials } = await readCmsAccess(environment, values.cms);
  const client = await openImports({ origin, credentials, language: values.language });
  const id = Number(argument);
  if (act === 'list') for (const each of await client.list()) console.log(reportRun(each));
  else if (act === 'export' && argument && target) await exportFile(client, argument, target);
  else if (act === 'show' && id > 0) await tell(client, await client.find(id));
  else if ((act === 'apply' || act === 'undo') && id > 0) await tell(client, await carryOut(client, id, act));
  else if (positionals.length === 1) await readFile(client, act);
  else giveUp(usage);
}

try {
  await run();
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
