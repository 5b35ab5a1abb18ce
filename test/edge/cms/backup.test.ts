import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, runToEnd } from '../../../harness/local/child-process.ts';
import { cmsFolder, root } from '../../../harness/local/paths.ts';
import { type ServerCms, serverCms } from '../../../harness/site/server-cms.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'creche-backups-'));
let server: ServerCms;

beforeAll(async () => {
  server = await serverCms();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#06cec8' } })
    .jpeg()
    .toBuffer();

/** Runs a command of the project with the programs of the PostgreSQL that runs. */
const operate = (...parameters: string[]) =>
  runToEnd('npm', ['run', '--silent', ...parameters], { cwd: root, env: { PATH: `${server.postgres.programs}:${process.env.PATH}` } });

test('a CMS on PostgreSQL is saved while it runs, and is whole again on an empty machine', async () => {
  const { cms, postgres, publicFolder, variablesFile, database } = server;
  await cms.upload({ name: 'sauvegarde.jpg', bytes: await picture() });
  const [uploaded = ''] = readdirSync(path.join(publicFolder, 'uploads')).filter((name) => name.startsWith('sauvegarde'));
  await operate('backup', '--', folder, '--cms', variablesFile);
  const [name = ''] = readdirSync(folder);

  // Another machine: nothing but a database without tables, and a file that says where.
  await postgres.createDatabase('restored');
  const place = path.join(folder, 'machine');
  mkdirSync(place);
  const variables = readFileSync(variablesFile, 'utf8').replaceAll(publicFolder, path.join(place, 'public'));
  writeFileSync(path.join(place, 'cms.env'), variables.replace(postgres.addressOf(database), postgres.addressOf('restored')));
  await operate('restore', '--', path.join(folder, name), '--cms', path.join(place, 'cms.env'));

  for (const table of ['files', 'admin_users', 'strapi_api_tokens', 'admin_permissions', 'i18n_locale']) {
    const count = `SELECT count(*) FROM ${table}`;
    const [rows] = await postgres.query(database, count);
    expect(Number(rows)).toBeGreaterThan(0);
    expect([table, await postgres.query('restored', count)]).toEqual([table, [rows]]);
  }
  expect(readFileSync(path.join(place, 'public/uploads', uploaded))).toEqual(readFileSync(path.join(publicFolder, 'uploads', uploaded)));
});

test('the health check of its container finds it well', async () => {
  const { port } = new URL(server.cms.url);
  expect(await run('node', ['scripts/healthy.cjs'], { cwd: cmsFolder, env: { PORT: port } }).ended).toBe(0);
});
