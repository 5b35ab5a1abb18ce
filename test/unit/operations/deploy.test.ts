import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildStamp } from '../../../harness/local/build.ts';
import { run } from '../../../harness/local/child-process.ts';
import { buildFolder, root, workerConfig } from '../../../harness/local/paths.ts';
import { type FakeCloudflare, operatorEnvironment, startFakeCloudflare } from '../../helpers/fakes/fake-cloudflare.ts';

const environments = [
  { environment: 'staging', number: '1', site: 'staging.creche-sereine.example', limits: '200' },
  { environment: 'production', number: '2', site: 'www.creche-sereine.example', limits: '300' },
] as const;
const databaseIdOf = (number: string) => `00000000-0000-0000-0000-00000000000${number}`;
const workerOf = (environment: string) => `creche-sereine-${environment}`;

// The first deployment to each environment builds the site.
vi.setConfig({ testTimeout: 120_000 });

let cloudflare: FakeCloudflare;
let home: string;

/** Runs a command as an operator does, against the fake account. */
async function operate(
  command: string,
  parameters: string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
) {
  const running = run(command, parameters, {
    cwd: root,
    env: { ...operatorEnvironment(cloudflare, home), ...env },
  });
  running.process.stdin?.end(input);
  const code = await running.ended;
  return { code, output: running.lastLines() };
}

const deploy = (...parameters: string[]) => operate('npm', ['run', '--silent', 'deploy', '--', ...parameters]);

/** What `npm start` serves, and what says that it need not be built again. */
const servedHere = () => [builtFor(''), ...[workerConfig, buildStamp()].map((file) => readFileSync(file, 'utf8'))];

/** The identity of what was last built for an environment. */
const builtFor = (environment: string) => readFileSync(path.join(buildFolder(environment), 'client/builds/latest.json'), 'utf8');

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'creche-operator-'));
  // What another run has built is built again.
  for (const { environment } of environments) rmSync(buildStamp(environment), { force: true });
  cloudflare = await startFakeCloudflare(environments.map(({ number }) => databaseIdOf(number)));
  for (const { environment } of environments) cloudflare.buckets.add(`creche-sereine-${environment}-pictures`);
});
afterAll(async () => {
  vi.resetConfig();
  await cloudflare?.close();
  rmSync(home, { recursive: true, force: true });
});

test.for(environments)(
  'deploys $environment under the name that its secrets go to, with its bindings, files, schedule, address and database',
  async (place) => {
    const { environment, number, site, limits } = place;
    const before = servedHere();
    // The identifiers of the example are no real ones, and its CMS answers nobody.
    const { code, output } = await deploy(environment, '--unchecked');
    expect(cloudflare.malformed).toEqual([]);
    expect(code, output).toBe(0);

    const worker = cloudflare.workers.get(workerOf(environment));
    expect(worker?.crons).toEqual(['* * * * *']);
    expect(worker?.hostnames).toEqual([site]);
    expect(worker?.hasWorkersDev).toBe(false);
    const { bindings = [], compatibility_date, compatibility_flags } = worker?.metadata ?? {};
    expect(compatibility_date).toBe('2026-10-01');
    expect(compatibility_flags).toEqual(['enable_request_signal']);
    const simple = { period: 60 };
    expect(bindings).toEqual(
      expect.arrayContaining([
        { type: 'plain_text', name: 'ENVIRONMENT', text: environment },
        { type: 'plain_text', name: 'SITE_ORIGIN', text: `https://${site}` },
        { type: 'kv_namespace', name: 'CACHE', namespace_id: number.padStart(32, '0') },
        { type: 'd1', name: 'DB', id: databaseIdOf(number) },
        { type: 'r2_bucket', name: 'PICTURES', bucket_name: `creche-sereine-${environment}-pictures` },
        { type: 'images', name: 'IMAGES' },
        { type: 'assets', name: 'ASSETS' },
        { type: 'ratelimit', name: 'FORM_LIMIT', namespace_id: `${limits}1`, simple: { ...simple, limit: 30 } },
        { type: 'ratelimit', name: 'ACCOUNT_ADDRESS_LIMIT', namespace_id: `${limits}2`, simple: { ...simple, limit: 60 } },
        { type: 'ratelimit', name: 'ACCOUNT_LIMIT', namespace_id: `${limits}3`, simple: { ...simple, limit: 6 } },
      ]),
    );

    const applied = cloudflare.databases.get(databaseIdOf(number))?.prepare('SELECT name FROM d1_migrations ORDER BY id').all();
    expect(applied?.map(({ name }) => name)).toEqual(readdirSync(path.join(root, 'migrations')).sort());

    const client = path.join(buildFolder(environment), 'client');
    const latest = worker?.manifest['/builds/latest.json'];
    expect(Buffer.from(cloudflare.files.get(latest?.hash ?? '') ?? [])).toEqual(readFileSync(path.join(client, 'builds/latest.json')));
    // Every file that the site is served with has come.
    for (const { hash, size } of Object.values(worker?.manifest ?? {})) expect(cloudflare.files.get(hash)?.length).toBe(size);
    // What `npm start` serves is another build.
    expect(servedHere()).toEqual(before);

    const put = await operate('npx', ['wrangler', 'secret', 'put', 'CMS_TOKEN', '--env', environment], {
      input: `token-of-${environment}`,
    });
    expect(put.code, put.output).toBe(0);
    // The worker that has the code has the secret, the next upload leaves it there, and there is no other worker.
    expect(worker?.secrets).toEqual({ CMS_TOKEN: `token-of-${environment}` });
    expect(worker?.metadata?.keep_bindings).toContain('secret_text');
    expect([...cloudflare.workers.keys()].filter((name) => name.includes(environment))).toEqual([workerOf(environment)]);
    expect(cloudflare.malformed).toEqual([]);
  },
);

test('a version that some percent of the readers get goes to all of them or back, and what a migration has made stays', async () => {
  const worker = () => cloudflare.workers.get(workerOf('production'));
  const sharesNow = () => worker()?.deployments[0]?.versions.map(({ version_id, percentage }) => [version_id, percentage]);
  const [before] = worker()?.versions ?? [];
  const migrations = () => cloudflare.databases.get(databaseIdOf('2'))?.prepare('SELECT count(*) AS count FROM d1_migrations').get();
  const applied = migrations();

  const gradual = await deploy('production', '--unchecked', '--gradual', '10');
  expect(gradual.code, gradual.output).toBe(0);
  const after = worker()?.versions.at(-1);
  expect(sharesNow()).toEqual([
    [after?.id, 10],
    [before?.id, 90],
  ]);
  expect(gradual.output).toContain(`npx wrangler rollback ${before?.id} --yes --env production`);

  const { length } = worker()?.versions ?? [];
  const builtBefore = builtFor('production');
  cloudflare.requests.length = 0;
  const again = await deploy('production', '--unchecked', '--gradual', '10');
  expect(again.output).toContain('A gradual deployment is under way');
  expect(again.code).toBe(1);
  // Refused before anything was built, migrated or uploaded.
  expect(builtFor('production')).toBe(builtBefore);
  expect(worker()?.versions).toHaveLength(length);
  expect(cloudflare.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);

  const toAll = await operate('npx', ['wrangler', 'versions', 'deploy', `${after?.id}@100`, '--yes', '--env', 'production']);
  expect(toAll.code, toAll.output).toBe(0);
  expect(sharesNow()).toEqual([[after?.id, 100]]);

  // Without a version: to the last one that everybody had.
  const back = await operate('npx', ['wrangler', 'rollback', '--yes', '--env', 'production']);
  expect(back.code, back.output).toBe(0);
  expect(sharesNow()).toEqual([[before?.id, 100]]);
  expect(migrations()).toEqual(applied);
  expect(cloudflare.malformed).toEqual([]);
});

test('a dry run sends nothing and changes nothing that is served on this machine, whatever the shell says of an environment', async () => {
  const before = servedHere();
  const deployed = builtFor('production');
  cloudflare.requests.length = 0;
  const { code, output } = await operate('npm', ['run', '--silent', 'deploy', '--', 'production', '--dry-run'], {
    env: { CLOUDFLARE_ENV: 'staging' },
  });
  expect(code, output).toBe(0);
  expect(output).toContain('creche-sereine-production');
  expect(output).not.toContain('staging');
  expect(cloudflare.requests).toEqual([]);
  expect(servedHere()).toEqual(before);
  // Nothing has changed since it was deployed: that very build is looked at.
  expect(builtFor('production')).toBe(deployed);
});

test('what is not ready is not deployed, and its operator is told what to do', async () => {
  cloudflare.requests.length = 0;
  const { code, output } = await deploy('production');
  expect(code).toBe(1);
  expect(output).toContain('npx wrangler d1 create creche-sereine-production --jurisdiction eu');
  expect(output).toContain('Not deployed');
  // GraphQL is asked, too, how much a bucket holds.
  expect(cloudflare.requests.filter((request) => !/^GET |graphql$/.test(request))).toEqual([]);
});

test.for([['prod'], ['production', '--gradual', '0'], ['production', '--gradual', 'half'], ['production', '--everything']])(
  '%s is refused before anything is built',
  async (parameters) => {
    const { code, output } = await deploy(...parameters);
    expect(code).toBe(1);
    expect(output).toContain('npm run deploy -- staging|production');
  },
);
