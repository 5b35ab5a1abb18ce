import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

const ignored = /(?:^|\/)(?:node_modules|dist|\.cache|\.tmp|\.strapi)(?:\/|$)/;
/** Nothing is made of a test: one that changes must not have a CMS seeded again. */
const tests = /\.test\.tsx?$/;

/** A hash of the files below some paths, tests apart, with their names inside the project: a copy of the project has the same one. */
export function hashFiles(paths: string[]): string {
  const hash = createHash('sha256');
  for (const top of paths) {
    if (!existsSync(top)) continue;
    const files = statSync(top).isDirectory()
      ? readdirSync(top, { recursive: true, encoding: 'utf8' }).map((file) => path.join(top, file))
      : [top];
    for (const file of files.sort()) {
      if (ignored.test(file) || tests.test(file) || !statSync(file).isFile()) continue;
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Does some work unless it was done to its end for the same inputs. Says whether it did it. */
export async function onceFor(inputs: string[], stamp: string, work: () => Promise<void>): Promise<boolean> {
  const hash = hashFiles(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
