import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../harness/local/paths.ts';

/** Files of the repository, new ones included, whose path matches. */
export function trackedFiles(pattern: RegExp): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  return list.split('\n').filter((file) => pattern.test(file) && existsSync(path.join(root, file)));
}
