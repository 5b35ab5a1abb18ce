import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Running, whenPrinted } from './child-process.ts';
import { loadGazetteerLocally } from './gazetteer.ts';
import { migrateLocally } from './migrations.ts';
import { localFolder, root, workerConfig } from './paths.ts';
import type { Secrets } from './secrets.ts';

export interface WorkerOptions {
  port: number;
  siteUrl: string;
  cmsUrl: string;
  secrets: Secrets;
  /** Folder that keeps its bindings; that of `npm start` where absent. */
  state?: string;
  onLine?(line: string): void;
}

/** Variables and secrets of a worker on this machine, as the lines of an environment file. */
export function workerVariables({ siteUrl, cmsUrl, secrets }: Pick<WorkerOptions, 'siteUrl' | 'cmsUrl' | 'secrets'>): string {
  const variables = {
    SITE_ORIGIN: siteUrl,
    CMS_ORIGIN: cmsUrl,
    CMS_TOKEN: secrets.WORKER_API_TOKEN,
    WEBHOOK_SECRET: secrets.WEBHOOK_SECRET,
    PREVIEW_SECRET: secrets.PREVIEW_SECRET,
    LINK_SECRET: secrets.LINK_SECRET,
    // The CMS is started with the same variables.
    CMS_SENDS_MAIL: process.env.SMTP_HOST ? '1' : '',
  };
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** Starts the built worker in workerd, with the local simulation of its bindings, and resolves when it listens. */
export async function startWorker(options: WorkerOptions): Promise<Running> {
  const { state = path.join(localFolder, 'worker') } = options;
  // Content may have been edited while the worker was not there to hear of it.
  rmSync(path.join(state, 'v3/kv'), { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const variables = path.join(state, 'variables.env');
  writeFileSync(variables, workerVariables(options), { mode: 0o600 });
  await migrateLocally(workerConfig, state);
  await loadGazetteerLocally(workerConfig, state);
  const parameters = [
    'dev',
    '--config',
    workerConfig,
    '--ip',
    '127.0.0.1',
    '--port',
    String(options.port),
    '--env-file',
    variables,
    '--persist-to',
    state,
    '--show-interactive-dev-session=false',
  ];
  const { running } = await whenPrinted('wrangler', parameters, {
    cwd: root,
    // Else wrangler asks the network for facts about the place it runs at.
    env: { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true', NO_COLOR: '1' },
    pattern: /Ready on/,
    onLine: options.onLine,
  });
  return running;
}
