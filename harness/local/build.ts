import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildInputs } from './build-inputs.ts';
import { type RunOptions, runToEnd } from './child-process.ts';
import { hashFiles } from './hash-folder.ts';
import { buildFolder, cacheFolder, root, workerConfigOf } from './paths.ts';

/** Where it is written down what the build for an environment was made of; for this machine where none is named. */
export function buildStamp(environment = ''): string {
  return path.join(cacheFolder, environment ? `site-built-${environment}` : 'site-built');
}

/** Of what the build that lies there was made of, as it is now; null where no complete build lies there. */
function hashInputs(environment: string): string | null {
  const inputs = existsSync(workerConfigOf(environment)) ? readBuildInputs(buildFolder(environment)) : null;
  return inputs && hashFiles(inputs);
}

function wasChangedSince(time: number, top: string): boolean {
  if (!existsSync(top)) return false;
  const files = statSync(top).isDirectory()
    ? readdirSync(top, { recursive: true, encoding: 'utf8' }).map((file) => path.join(top, file))
    : [];
  return [top, ...files].some((file) => statSync(file).mtimeMs > time);
}

/** Whether anything that the last build was made of has changed, or no complete build lies there. */
export function mustBuild(environment = ''): boolean {
  const [hash, stamp] = [hashInputs(environment), buildStamp(environment)];
  return !hash || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
}

/** Builds worker and client where that must be, for this machine where no environment is named; says whether it did. */
export async function buildSite(environment = '', options: Pick<RunOptions, 'onLine'> = {}): Promise<boolean> {
  if (!mustBuild(environment)) return false;
  const stamp = buildStamp(environment);
  rmSync(stamp, { force: true });
  const startedAt = Date.now();
  await runToEnd('vite', ['build'], { ...options, cwd: root, env: { NODE_ENV: 'production', CLOUDFLARE_ENV: environment } });
  // A source that was saved during the build may be in it or not: then the next start builds again.
  if (readBuildInputs(buildFolder(environment))?.some((input) => wasChangedSince(startedAt, input))) return true;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, hashInputs(environment) ?? '');
  return true;
}
