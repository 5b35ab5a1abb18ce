import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../../harness/local/paths.ts';
import { keepNewest } from '../../../scripts/backup/backup-folder.ts';
import { insertStatements } from '../../../scripts/backup/edge-rows.ts';
import { type FakeCloudflare, startFakeCloudflare } from '../../helpers/fakes/fake-cloudflare.ts';
import { operate } from '../../helpers/operator.ts';

const productionId = '00000000-0000-0000-0000-000000000002';

let folder: string;
let cloudflare: FakeCloudflare;

/** A machine of its own: a file of variables that says where its CMS keeps what. */
function machine(name: string) {
  const place = path.join(folder, name);
  const [variables, database, uploads] = [path.join(place, 'cms.env'), path.join(place, 'data/cms.db'), path.join(place, 'public/uploads')];
  mkdirSync(place);
  writeFileSync(variables, `DATABASE_CLIENT=sqlite\nDATABASE_FILENAME=${database}\nPUBLIC_DIR='${path.dirname(uploads)}'\n`);
  return { variables, database, uploads };
}

/** A CMS with two entries and a picture. */
function filledMachine(name: string) {
  const made = machine(name);
  mkdirSync(path.dirname(made.database));
  const open = new DatabaseSync(made.database);
  open.exec(`CREATE TABLE pages (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO pages (title) VALUES ('Accueil'), ('L''équipe')`);
  open.close();
  mkdirSync(path.join(made.uploads, 'photos'), { recursive: true });
  writeFileSync(path.join(made.uploads, 'photos/a.jpg'), 'the bytes of a picture');
  return made;
}

const titlesOf = (database: string) => new DatabaseSync(database, { readOnly: true }).prepare('SELECT title FROM pages').all();

/** The edge database of production as its migrations make it, with some requests. */
function fillEdge(account: FakeCloudflare, references: string[]) {
  const database = account.databases.get(productionId);
  for (const name of ['0010_submissions.sql', '0030_privacy_acts.sql'])
    database?.exec(readFileSync(path.join(root, 'migrations', name), 'utf8'));
  const insert = database?.prepare(`INSERT INTO submissions (submission_key, form, reference, outcome, locale, source_page, consent_version,
    payload, created_at, delivered_at, next_attempt_at) VALUES (?, 'contact', ?, 'sent', 'fr', '/contact', '1', ?, 1000, 2000, 1000)`);
  for (const reference of references) insert?.run(`key-${reference}`, reference, `{"message":"L'été ${reference}"}`);
  database?.exec(
    `INSERT INTO privacy_acts (at, act, actor, address_digest, counts, erased) VALUES (5, 'erase', 'a@b.fr', 'digest', '{}', '[]')`,
  );
  return database;
}

const backup = (...parameters: string[]) => operate(cloudflare, ['backup', path.join(folder, 'backups'), ...parameters]);
const restore = (...parameters: string[]) => operate(cloudflare, ['restore', ...parameters]);
const onlyBackup = () => path.join(folder, 'backups', readdirSync(path.join(folder, 'backups'))[0] ?? '');

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'creche-backup-'));
  cloudflare = await startFakeCloudflare([productionId]);
});
afterEach(async () => {
  await cloudflare.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an empty machine and an empty edge database have all of it again, and are counted', async () => {
  fillEdge(cloudflare, ['A', 'B', 'C']);
  const saved = await backup('--cms', filledMachine('old').variables, '--env', 'production');
  expect(saved.output).toContain('CMS (sqlite): 2 rows in 1 tables');
  expect(saved.output).toContain('3 submissions');

  await cloudflare.close();
  cloudflare = await startFakeCloudflare([productionId]);
  // One is there already: the rest came back around it.
  const database = fillEdge(cloudflare, ['B']);
  const { variables, database: file, uploads } = machine('new');
  const restored = await restore(onlyBackup(), '--cms', variables, '--env', 'production');
  expect(restored.code, restored.output).toBe(0);
  expect(titlesOf(file)).toEqual([{ title: 'Accueil' }, { title: "L'équipe" }]);
  expect(readFileSync(path.join(uploads, 'photos/a.jpg'), 'utf8')).toBe('the bytes of a picture');
  const rows = database?.prepare('SELECT reference, payload, delivered_at FROM submissions ORDER BY reference').all();
  expect(rows?.map(({ reference, payload }) => [reference, payload])).toEqual(
    ['A', 'B', 'C'].map((reference) => [reference, `{"message":"L'été ${reference}"}`]),
  );
  expect(database?.prepare('SELECT count(*) AS acts FROM privacy_acts').get()).toEqual({ acts: 1 });
});

test('a CMS that has content is overwritten on demand alone, and a restore that is not whole says what is missing', async () => {
  await backup('--cms', filledMachine('old').variables);
  const { variables, database } = filledMachine('other');
  const open = new DatabaseSync(database);
  open.exec(`DELETE FROM pages WHERE id = 2`);
  open.close();
  const refused = await restore(onlyBackup(), '--cms', variables);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--replace')]);
  expect(titlesOf(database)).toHaveLength(1);
  expect((await restore(onlyBackup(), '--cms', variables, '--replace')).code).toBe(0);
  expect(titlesOf(database)).toHaveLength(2);

  rmSync(path.join(onlyBackup(), 'uploads'), { recursive: true });
  const halved = await restore(onlyBackup(), '--cms', machine('empty').variables);
  expect([halved.code, halved.output]).toEqual([1, expect.stringContaining('files: 0 instead of 1')]);
});

test('what cannot be saved leaves no folder that looks like a backup', async () => {
  const { variables, database } = machine('empty');
  expect((await backup('--cms', variables)).output).toContain(`There is no database ${database}`);
  appendFileSync(variables, 'DATABASE_CLIENT=postgres\nDATABASE_URL=postgres://nobody@127.0.0.1:1/creche\n');
  const refused = await backup('--cms', variables);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Nothing was saved')]);
  expect(readdirSync(path.join(folder, 'backups'))).toEqual([]);
  expect((await restore(folder, '--cms', variables)).output).toContain('is no backup');
});

test('only the newest backups are kept, and nothing else of the folder is touched', () => {
  const names = ['2026-11-01T030000Z', '2026-11-02T030000Z', '2026-11-03T030000Z', 'mine', '2026-11-04T030000Z.partial'];
  for (const name of names) mkdirSync(path.join(folder, name));
  expect(keepNewest(folder, 2)).toEqual(['2026-11-01T030000Z']);
  expect(keepNewest(folder, 5)).toEqual([]);
  expect(names.filter((name) => existsSync(path.join(folder, name)))).toEqual(names.slice(1));
});

test('many rows go back in statements that the database takes, each row once', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, payload: `'${'x'.repeat(5000)}`, erased_at: null }));
  const statements = insertStatements('submissions', rows);
  expect(Math.max(...statements.map(({ length }) => length))).toBeLessThan(70_000);
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE submissions (id INTEGER PRIMARY KEY, payload TEXT, erased_at INTEGER)');
  for (const statement of statements) database.exec(statement);
  expect(database.prepare('SELECT * FROM submissions ORDER BY id').all()).toEqual(rows);
});
