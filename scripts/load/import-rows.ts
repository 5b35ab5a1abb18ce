import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readGazetteer } from '../../harness/gazetteer/gazetteer.ts';
import { adminEmail, startCms } from '../../harness/local/cms.ts';
import { templateDatabase, templatePublicFolder, testSecrets } from '../../harness/site/template.ts';
import { type ImportClient, isMoving, openImports } from '../imports/import-client.ts';
import { makeNurseries } from './nursery-generator.ts';

/** `node scripts/load/import-rows.ts 20000 2000`: how long a file of so many places of so many nurseries takes, and the memory of the CMS. */
const placeCount = Number(process.argv[2] ?? 20_000);
const nurseryCount = Number(process.argv[3] ?? 2000);
const pauseMilliseconds = 500;

const folder = mkdtempSync(path.join(tmpdir(), 'creche-import-'));
const database = path.join(folder, 'cms.db');
copyFileSync(templateDatabase, database);
const { url, running } = await startCms({
  secrets: testSecrets,
  port: 0,
  database,
  publicFolder: templatePublicFolder,
  siteUrl: 'http://127.0.0.1:1',
  env: { RATE_LIMIT: 'false' },
});

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
const days = ['LMMJV', 'L-MJ-', '-M--V', 'LM---', '---JV'];
const slugOf = (number: number) => `creche-de-charge-${number}`;

function nurseriesFile(): string {
  const { places } = readGazetteer();
  const rows = [...makeNurseries({ count: nurseryCount, places })].map(({ name, type, cityName, inseeCode }, number) =>
    [slugOf(number), name, type, 60, cityName, inseeCode, '7h30-18h30', 'oui'].join(';'),
  );
  return `slug;name;type;approved_places;city_name;insee_code;monday;online\n${rows.join('\n')}\n`;
}

function placesFile(): string {
  const rows = Array.from({ length: placeCount }, (_, number) => {
    const kind = Math.floor(number / nurseryCount);
    return `${slugOf(number % nurseryCount)};${2 + kind};${12 + kind};${days[kind % days.length]};1;${today}`;
  });
  return `nursery;age_from_months;age_to_months;days;places;reported_on\n${rows.join('\n')}\n`;
}

/** The most memory that the CMS has had so far. */
function peakMegabytes(): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${running.process.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function finished(client: ImportClient, id: number) {
  for (;;) {
    const run = await client.find(id);
    if (!isMoving(run)) return run;
    await wait(pauseMilliseconds);
  }
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s, at most ${peakMegabytes()} MB so far`);
  return result;
}

try {
  const credentials = { email: adminEmail, password: testSecrets.ADMIN_PASSWORD };
  const client = await openImports({ origin: url, credentials, language: 'en' });
  const send = async (name: string, text: string) =>
    finished(client, (await client.send({ name, bytes: new TextEncoder().encode(text) })).id);
  const act = async (id: number, what: 'apply' | 'undo') => {
    await client.act(id, what);
    return finished(client, id);
  };
  const nurseries = await timed(`compare ${nurseryCount} nurseries`, () => send('nurseries.csv', nurseriesFile()));
  const made = await timed('apply', () => act(nurseries.id, 'apply'));
  console.log(`  ${made.doneCount} done, ${made.failedCount} not`);
  const places = await timed(`compare ${placeCount} places`, () => send('places.csv', placesFile()));
  const applied = await timed('apply', () => act(places.id, 'apply'));
  console.log(`  ${applied.doneCount} done, ${applied.failedCount} not`);
  await timed('compare the same again', () => send('places.csv', placesFile()));
  const undone = await timed('undo', () => act(places.id, 'undo'));
  console.log(`  ${undone.doneCount} left, ${undone.failedCount} not undone`);
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
