import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsStandIn, startCmsStandIn } from '../../../harness/cms-stand-in/cms-stand-in.ts';
import { run } from '../../../harness/local/child-process.ts';
import { root } from '../../../harness/local/paths.ts';
import { type BuiltWorker, startBuiltWorker } from '../../../harness/site/built-worker.ts';
import { type FakeCloudflare, operatorEnvironment, startFakeCloudflare } from '../../helpers/fakes/fake-cloudflare.ts';
import { copyTree } from '../../helpers/tree-copy.ts';

const runbook = 'docs/operations/first-deployment.md';
const site = 'https://www.creche-sereine.fr';
const worker = 'creche-sereine-production';

let copy: string;
let cloudflare: FakeCloudflare;
let cms: CmsStandIn;
let served: BuiltWorker | null = null;

beforeAll(async () => {
  copy = copyTree(/^migrations\/|^cms\/(?:scripts\/|\.env\.example$)/);
  cloudflare = await startFakeCloudflare([]);
  cms = await startCmsStandIn();
});
afterAll(async () => {
  await served?.stop();
  await cms?.close();
  await cloudflare?.close();
  rmSync(copy, { recursive: true, force: true });
});

/** The blocks of the runbook that one machine can run, as one script. */
function readScript(): string {
  const blocks = [...readFileSync(path.join(root, runbook), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block);
  expect(blocks.length).toBeGreaterThanOrEqual(5);
  return blocks.join('\n');
}

async function runScript(script: string) {
  const env = { ...operatorEnvironment(cloudflare, path.join(copy, '.home')), SITE: site, CMS: cms.url };
  const running = run('bash', ['-euo', 'pipefail', '-c', script], { cwd: copy, env });
  running.process.stdin?.end();
  return { code: await running.ended, output: running.lastLines() };
}

test('followed to the letter, the runbook leads from an empty account to a page', { timeout: 300_000 }, async () => {
  const parameters = [`SITE_URL=${site}`, `WEBHOOK_URL=${site}/webhooks/cms`, 'SMTP_HOST=mail.example', 'TEAM_MAIL=equipe@example.fr'];
  const variables = await runScript(`node cms/scripts/make-variables.cjs ${parameters.join(' ')} > cms.env`);
  expect(variables.code, variables.output).toBe(0);

  const { code, output } = await runScript(readScript());
  expect(cloudflare.malformed).toEqual([]);
  expect(code, output).toBe(0);

  // One worker, with the secrets of the CMS, on what was made for it.
  expect([...cloudflare.workers.keys()]).toEqual([worker]);
  const deployed = cloudflare.workers.get(worker);
  const settings = Object.fromEntries(
    readFileSync(path.join(copy, 'cms.env'), 'utf8')
      .split('\n')
      .map((line): [string, string] => [line.split('=', 1)[0] ?? '', line.slice(line.indexOf('=') + 1)]),
  );
  const { WORKER_API_TOKEN: CMS_TOKEN, WEBHOOK_SECRET, PREVIEW_SECRET, LINK_SECRET } = settings;
  expect(deployed?.secrets).toEqual({ CMS_TOKEN, WEBHOOK_SECRET, PREVIEW_SECRET, LINK_SECRET });
  const [database] = cloudflare.databases.keys();
  const [namespace] = cloudflare.namespaces.keys();
  expect(cloudflare.jurisdictions.get(database ?? '')).toBe('eu');
  expect(cloudflare.lifecycles.get(`${worker}-pictures`)).toEqual([expect.objectContaining({ id: 'old-pictures' })]);
  expect(deployed?.metadata?.bindings).toEqual(
    expect.arrayContaining([
      { type: 'd1', name: 'DB', id: database },
      { type: 'kv_namespace', name: 'CACHE', namespace_id: namespace },
      { type: 'r2_bucket', name: 'PICTURES', bucket_name: `${worker}-pictures` },
      { type: 'plain_text', name: 'SITE_ORIGIN', text: site },
      { type: 'plain_text', name: 'CMS_ORIGIN', text: cms.url },
    ]),
  );
  expect(deployed?.hostnames).toEqual([new URL(site).hostname]);
  expect(deployed?.deployments[0]?.versions).toEqual([{ version_id: deployed?.versions.at(-1)?.id, percentage: 100 }]);

  // The very build that was uploaded, with the secrets that the account has.
  const configPath = path.join(copy, 'dist/production/worker/wrangler.json');
  served = await startBuiltWorker({ configPath, bindings: { ...deployed?.secrets } });
  const page = await fetch(`${served.url}/`, { headers: { 'user-agent': 'Mozilla/5.0' } });
  expect(page.status, served.logs.join('\n')).toBe(200);
  const html = await page.text();
  expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${site}/`);
  expect(html.includes('Crèche Sereine')).toBe(true);
});

test('a mistake stops it at the step where it was made, and nothing is deployed', { timeout: 120_000 }, async () => {
  writeFileSync(
    path.join(copy, 'other.env'),
    readFileSync(path.join(copy, 'cms.env'), 'utf8').replace(/^WEBHOOK_URL=.*$/m, 'WEBHOOK_URL='),
  );
  const before = cloudflare.workers.get(worker)?.versions.length;
  const { code, output } = await runScript('npm run --silent doctor -- production other.env && npm run --silent deploy -- production');
  expect(code).toBe(1);
  expect(output).toContain('✗ WEBHOOK_URL of the CMS is missing');
  expect(cloudflare.workers.get(worker)?.versions.length).toBe(before);
});
