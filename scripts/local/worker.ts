import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Running, whenPrinted } from './child-process.ts';
import { localFolder, root, workerConfig } from './paths.ts';

export interface WorkerOptions {
  port: number;
  siteUrl: string;
  cmsUrl: string;
  cmsToken: string;
  webhookSecret: string;
  onLine?(line: string): void;
}

/** Starts the built worker in workerd, with the local simulation of its bindings, and resolves when it listens. */
export async function startWorker(options: WorkerOptions): Promise<Running> {
  const state = path.join(localFolder, 'worker');
  // Content may have been edited while the worker was not there to hear of it.
  rmSync(path.join(state, 'v3/kv'), { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const variables = path.join(state, 'variables.env');
  const lines = {
    SITE_ORIGIN: options.siteUrl,
    CMS_ORIGIN: options.cmsUrl,
    CMS_TOKEN: options.cmsToken,
    WEBHOOK_SECRET: options.webhookSecret,
  };
  writeFileSync(
    variables,
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  );
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
