import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { giveUp } from '../harness/local/say.ts';
import { deployedEnvironments } from './operations/environments.ts';
import { readCmsAccess } from './privacy/cms-access.ts';
import { readActs } from './privacy/edge-records.ts';
import { type Counts, countHoldings, createOfficer } from './privacy/officer.ts';
import { openPanel } from './privacy/panel-client.ts';
import { query } from './submissions/database.ts';

const usage = `What is held of a person, by their e-mail address: requests and account in the CMS, requests and drafts in the edge database.

  npm run privacy -- find ADDRESS                what there is
  npm run privacy -- export ADDRESS FILE.json    all of it, to hand over
  npm run privacy -- erase ADDRESS               removes all of it
  npm run privacy -- repeat                      after a restore: removes again what was erased before
  npm run privacy -- log                         what was done, when, by whom

  --env staging|production    of an environment; without it, of this machine (.local)
  --cms https://cms.example   where the CMS is reached, where that is not CMS_ORIGIN of wrangler.toml`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { env: { type: 'string' }, cms: { type: 'string' } },
});
const environment = values.env ?? null;
const [act, argument = '', file] = positionals;
const address = argument.trim().toLowerCase();
const ask = (sql: string) => query(sql, environment);

async function officer() {
  const access = await readCmsAccess(environment, values.cms);
  return createOfficer({ actor: access.email, panel: await openPanel(access.origin, access), ask });
}

const toLines = (counts: Counts) =>
  Object.entries(counts)
    .map(([name, count]) => `  ${count} × ${name}`)
    .join('\n') || '  nothing';

async function find() {
  const holdings = await (await officer()).find(address);
  const references = [...Object.values(holdings.cms).flat(), ...holdings.edge.submissions]
    .map(({ reference }) => reference)
    .filter(Boolean);
  console.log(`${address}\n${toLines(countHoldings(holdings))}\n${[...new Set(references)].join(', ')}`.trim());
}

async function exportAll() {
  if (!file) giveUp(usage);
  const holdings = await (await officer()).export(address);
  // Nobody but its owner reads it.
  writeFileSync(file, JSON.stringify({ address, exportedAt: new Date().toISOString(), ...holdings }, null, 2), { mode: 0o600 });
  console.log(`${toLines(countHoldings(holdings))}\nin ${file}. Hand it over by a safe way, and delete it.`);
}

async function erase() {
  const { erased, left } = await (await officer()).erase(address);
  if (Object.keys(left).length > 0) giveUp(`Not all of it is erased; run it again:\n${toLines(left)}`);
  console.log(`Erased\n${toLines(erased)}\nIt is still in backups and mailboxes: see docs/operations/personal-data.md.`);
}

async function repeat() {
  const { cms, edge } = await (await officer()).repeat();
  console.log(`Erased again: ${cms} in the CMS, ${edge} in the edge database`);
}

function showLog() {
  console.table(
    readActs(ask).map(({ at, act, actor, address_digest, counts }) => ({
      at: new Date(Number(at)).toISOString(),
      act,
      actor,
      address: String(address_digest).slice(0, 12),
      counts,
    })),
  );
}

const isKnown = environment === null || deployedEnvironments.includes(environment);
const needsAddress = act === 'find' || act === 'export' || act === 'erase';
if (!isKnown || (needsAddress && !/^[^\s@]+@[^\s@]+$/.test(address))) giveUp(usage);
try {
  if (act === 'find') await find();
  else if (act === 'export') await exportAll();
  else if (act === 'erase') await erase();
  else if (act === 'repeat') await repeat();
  else if (act === 'log') showLog();
  else giveUp(usage);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
