import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildInputs } from './build-inputs.ts';
import { runToEnd } from './child-process.ts';
import { hashFiles } from './hash-folder.ts';
import { buildFolder, cacheFolder, root, workerConfig } from './paths.ts';

const stamp = path.join(cacheFolder, 'site-built');

/** Of what the build that lies here was made of, as it is now; null where no complete build lies here. */
function hashInputs(): string | null {
  const inputs = existsSync(workerConfig) ? readBuildInputs(buildFolder()) : null;
  return inputs && hashFiles(inputs);
}

function wasChangedSince(time: number, top: string): boolean {
  if (!existsSync(top)) return false;
  const files = statSync(top).isDirectory()
    ? readdirSync(top, { recursive: true, encoding: 'utf8' }).map((file) => path.join(top, file))
    : [];
  return [top, ...files].some((file) => statSync(file).mtimeMs > time);
}

/** Whether anything that the last build was made of has changed, or no complete build lies here. */
export function mustBuild(): boolean {
  const hash = hashInputs();
  return !hash || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
}

/** Builds worker and client where that must be; says whether it did. */
export async function buildSite(): Promise<boolean> {
  if (!mustBuild()) return false;
  rmSync(stamp, { force: true });
  const startedAt = Date.now();
  await runToEnd('npx', ['vite', 'build'], { cwd: root, env: { NODE_ENV: 'production', CLOUDFLARE_ENV: '' } });
  // A source that was saved during the build may be in it or not: then the next start builds again.
  if (readBuildInputs(buildFolder())?.some((input) => wasChangedSince(startedAt, input))) return true;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, hashInputs() ?? '');
  return true;
}
