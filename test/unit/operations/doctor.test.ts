import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { root } from '../../../harness/local/paths.ts';
import { examine, toReport } from '../../../scripts/operations/doctor.ts';
import { createTestApp, testConfig } from '../../app/test-app.ts';
import { emptyWorker } from '../../helpers/fakes/cloudflare-account.ts';
import { type FakeCloudflare, startFakeCloudflare } from '../../helpers/fakes/fake-cloudflare.ts';

const environment = 'production';
const databaseId = '7d2b6f0e-3c55-4a0b-9d5e-2b8f5f0c1a11';
const secrets = ['CMS_TOKEN', 'WEBHOOK_SECRET', 'PREVIEW_SECRET', 'LINK_SECRET'];

// wrangler takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let cloudflare: FakeCloudflare;
let folder: string;
/** Wrangler's configuration as an operator has filled it in. */
let filledIn: string;
/** What CMS and site answer, by path. */
let answers: Record<string, number>;

const send: typeof fetch = async (input) => {
  const status = answers[new URL(String(input)).pathname];
  if (status === undefined) throw new Error('no connection');
  return new Response(null, { status });
};

/** What wrangler says of a worker that is ready. */
let state: {
  secret: { name: string }[];
  d1: { uuid: string; jurisdiction: string | null }[];
  bucket: { value: unknown } | { error: string };
};
const ask: NonNullable<NonNullable<Parameters<typeof examine>[1]>['ask']> = async ([topic]) =>
  topic === 'r2' ? state.bucket : { value: topic === 'd1' ? state.d1 : state.secret };

function fileWith(change: (text: string) => string = (text) => text): string {
  const file = path.join(folder, 'wrangler.toml');
  writeFileSync(file, change(filledIn));
  return file;
}
const look = (change?: (text: string) => string) => examine(environment, { file: fileWith(change), send, ask });

beforeAll(async () => {
  cloudflare = await startFakeCloudflare([databaseId]);
  folder = mkdtempSync(path.join(tmpdir(), 'creche-doctor-'));
  filledIn = readFileSync(path.join(root, 'wrangler.toml'), 'utf8')
    .replaceAll('00000000-0000-0000-0000-000000000002', databaseId)
    .replaceAll('00000000000000000000000000000002', 'f3a1b0c9d8e7f6a5b4c3d2e1f0a9b8c7')
    .replaceAll('creche-sereine.example', 'creche-sereine.fr');
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', cloudflare.url);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', cloudflare.token);
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', cloudflare.accountId);
  vi.stubEnv('NPM_CONFIG_REGISTRY', 'http://127.0.0.1:1');
  vi.stubEnv('XDG_CONFIG_HOME', folder);
});
beforeEach(() => {
  state = { secret: secrets.map((name) => ({ name })), d1: [{ uuid: databaseId, jurisdiction: 'eu' }], bucket: { value: {} } };
  answers = { '/_health': 204, '/webhooks/cms': 401 };
});
afterAll(async () => {
  vi.resetConfig();
  vi.unstubAllEnvs();
  await cloudflare?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an environment that is ready lacks nothing, as wrangler itself tells', async () => {
  cloudflare.workers.set(`creche-sereine-${environment}`, {
    ...emptyWorker,
    secrets: Object.fromEntries(secrets.map((name) => [name, 'x'])),
  });
  cloudflare.buckets.add(`creche-sereine-${environment}-pictures`);
  expect(await examine(environment, { file: fileWith(), send })).toEqual([]);
  expect(toReport([])).toContain('nothing is missing');
  expect(cloudflare.malformed).toEqual([]);
});

test('as it is handed over, everything that has to be made is named with the command that makes it', async () => {
  cloudflare.workers.clear();
  cloudflare.buckets.clear();
  const report = toReport(await examine(environment, { send }));
  for (const name of secrets) expect(report).toContain(`npx wrangler secret put ${name} --env production`);
  expect(report).toContain('npx wrangler kv namespace create CACHE');
  expect(report).toContain('npx wrangler d1 create creche-sereine-production --jurisdiction eu');
  expect(report).toContain('npx wrangler r2 bucket create creche-sereine-production-pictures');
  expect(report).toContain('SITE_ORIGIN is the one of the example');
  expect(report).toContain('CMS_ORIGIN is the one of the example');
});

test('a secret that is missing is named, and nothing else', async () => {
  state.secret = state.secret.filter(({ name }) => name !== 'PREVIEW_SECRET');
  expect(await look()).toEqual([
    { text: 'the secret PREVIEW_SECRET is missing', mend: 'npx wrangler secret put PREVIEW_SECRET --env production', blocks: true },
  ]);
});

test.for([
  ['a variable that is wrong', 'IMAGE_BUCKET_HOST = ""', 'IMAGE_BUCKET_HOST = "photos.example.org:8080"', 'IMAGE_BUCKET_HOST is wrong'],
  ['a route to another host', 'pattern = "www.', 'pattern = "shop.', 'no route leads from www.creche-sereine.fr to the worker'],
  ['a database of another account', databaseId, '11111111-3c55-4a0b-9d5e-2b8f5f0c1a11', 'the account has no database 11111111'],
] as const)('%s is found', async ([, from, to, text]) => {
  const findings = await look((config) => config.replaceAll(from, to));
  expect(findings).toEqual([{ text: expect.stringContaining(text), mend: expect.any(String), blocks: true }]);
});

test('a database that may leave the EU is found', async () => {
  state.d1 = [{ uuid: databaseId, jurisdiction: null }];
  expect(toReport(await look())).toContain('✗ creche-sereine-production may be stored outside the EU');
});

test('a bucket that is not there is found', async () => {
  state.bucket = { error: 'The specified bucket does not exist. [code: 10006]' };
  expect(toReport(await look())).toContain('✗ the account has no bucket creche-sereine-production-pictures');
});

const cmsSettings = {
  SITE_URL: 'https://www.creche-sereine.fr',
  WEBHOOK_URL: 'https://www.creche-sereine.fr/webhooks/cms',
  WEBHOOK_SECRET: testConfig.webhookSecret,
  PREVIEW_SECRET: testConfig.previewSecret,
  LINK_SECRET: testConfig.linkSecret,
  WORKER_API_TOKEN: testConfig.cmsToken,
  SMTP_HOST: 'mail.example',
  TEAM_MAIL: 'equipe@example.fr',
};

/** Looks at an environment whose site is the real worker, with the variables of its CMS. */
async function lookWith(settings: Partial<Record<keyof typeof cmsSettings, string>>, change?: (text: string) => string) {
  const cmsFile = path.join(folder, 'cms.env');
  writeFileSync(
    cmsFile,
    Object.entries({ ...cmsSettings, ...settings })
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
  );
  const app = createTestApp((url) => (url.pathname.startsWith('/uploads/') ? new Response('%PDF') : answerFromSeed(url)));
  const both: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    if (url.hostname === 'www.creche-sereine.fr') return app.send(url.pathname + url.search, init ?? {});
    if (url.pathname === '/_health') return new Response(null, { status: 204 });
    const isWorker = new Headers(init?.headers).get('authorization') === `Bearer ${testConfig.cmsToken}`;
    return Response.json(isWorker ? answerFromSeed(url) : {}, { status: isWorker ? 200 : 401 });
  };
  const findings = await examine(environment, { file: fileWith(change), send: both, ask, cmsFile });
  return findings.map(({ text, blocks }) => `${blocks ? '✗' : '·'} ${text}`);
}

test('a CMS whose variables fit the site lacks nothing', async () => {
  expect(await lookWith({})).toEqual([]);
});

test.for([
  [{ WEBHOOK_SECRET: 'another-secret-of-the-cms' }, '✗ WEBHOOK_SECRET of the CMS is not that of the worker'],
  [{ PREVIEW_SECRET: '' }, '✗ PREVIEW_SECRET of the CMS is not that of the worker'],
  [{ LINK_SECRET: 'another-secret-of-the-cms' }, '✗ LINK_SECRET of the CMS is not that of the worker'],
  [{ WORKER_API_TOKEN: 'another-token-of-the-cms' }, '✗ the CMS refuses its own WORKER_API_TOKEN'],
  [{ WEBHOOK_URL: '' }, '✗ WEBHOOK_URL of the CMS is missing'],
  [{ SITE_URL: 'https://staging.creche-sereine.fr' }, '✗ SITE_URL of the CMS is https://staging.creche-sereine.fr'],
  [{ SMTP_HOST: '' }, '✗ the CMS sends no mails'],
  [{ TEAM_MAIL: '' }, '· nobody is told what visitors send'],
] as const)('with the variables of the CMS, %j is found', async ([settings, finding]) => {
  expect(await lookWith(settings)).toEqual([finding]);
});

test('a site that says no mails are sent fits no CMS that sends some', async () => {
  const silent = (text: string) => text.replaceAll('CMS_SENDS_MAIL = "1"', 'CMS_SENDS_MAIL = ""');
  expect(await lookWith({}, silent)).toEqual(['✗ the site says that no mails are sent, and the CMS sends some']);
});

test('a CMS that does not answer is found, and a site that is not there yet is only mentioned', async () => {
  answers = {};
  const findings = await look();
  expect(findings.map(({ text, blocks }) => [text, blocks])).toEqual([
    ['the CMS does not answer at https://cms.creche-sereine.fr/_health (no connection)', true],
    ['https://www.creche-sereine.fr/webhooks/cms does not answer as the worker does (no connection)', false],
  ]);
});

test('without access to the account it says so, instead of calling every secret missing', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'wrong');
  const findings = await examine(environment, { file: fileWith(), send });
  vi.stubEnv('CLOUDFLARE_API_TOKEN', cloudflare.token);
  expect(findings.map(({ mend }) => mend)).toEqual(['npx wrangler login, or CLOUDFLARE_API_TOKEN']);
});
