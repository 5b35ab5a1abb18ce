import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Running, runToEnd, whenPrinted } from './child-process.ts';
import { onceFor } from './hash-folder.ts';
import { cacheFolder, cmsFolder, root } from './paths.ts';
import type { Secrets } from './secrets.ts';

/** Variables of a CMS whose data is made anew where the machine stops: a write does not wait for the disk. */
export const forPassingData = { DATABASE_SYNC: '0' };

/** The local administrator; the password is among the secrets. */
export const adminEmail = 'admin@creche-sereine.example';

export interface CmsOptions {
  secrets: Secrets;
  /** 0 takes any free port. */
  port: number;
  /** SQLite file. */
  database: string;
  /** Folder of uploads and other public files. */
  publicFolder: string;
  siteUrl: string;
  webhookUrl?: string;
  /** More variables, which win. */
  env?: Record<string, string>;
  onLine?(line: string): void;
}

export interface RunningCms {
  url: string;
  running: Running;
}

/** Compiles the CMS where its sources have changed: Strapi loads `dist/`. */
export function compileCms(): Promise<boolean> {
  const sources = ['src', 'config', 'tsconfig.json', 'package-lock.json'].map((name) => path.join(cmsFolder, name));
  const stamp = path.join(cacheFolder, 'cms-compiled');
  if (!existsSync(path.join(cmsFolder, 'dist'))) rmSync(stamp, { force: true });
  // The compiler of the project writes the same files as that of the CMS, which Strapi needs, in a quarter of the time.
  return onceFor(sources, stamp, () => runToEnd('tsc', ['-p', cmsFolder], { cwd: root }));
}

/** Makes the PDFs of the white papers, which the seed content needs; those whose text has not changed are left alone. */
export function makeWhitePapers(): Promise<void> {
  return runToEnd('node', ['seed/white-paper-pdf/make-white-papers.mjs'], { cwd: cmsFolder });
}

/** The variables of a CMS on this machine. */
function cmsVariables(options: CmsOptions): Record<string, string> {
  return {
    ...options.secrets,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(options.port),
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: options.database,
    PUBLIC_DIR: options.publicFolder,
    ADMIN_EMAIL: adminEmail,
    SITE_URL: options.siteUrl,
    WEBHOOK_URL: options.webhookUrl ?? '',
    REQUEST_LOG: 'false',
    STOP_WITH_INPUT: '1',
    ...options.env,
  };
}

/** Starts the compiled CMS and resolves when it listens. */
export async function startCms(options: CmsOptions): Promise<RunningCms> {
  const { match, running } = await whenPrinted('node', ['scripts/start.cjs'], {
    cwd: cmsFolder,
    env: cmsVariables(options),
    onLine: options.onLine,
    pattern: /^READY (\S+)/,
  }).catch((error: Error) => {
    const isLocked = error.message.includes('database is locked');
    throw isLocked ? new Error(`Another CMS uses ${options.database}: stop the other "npm start" first.`, { cause: error }) : error;
  });
  return { url: match[1] ?? '', running };
}
