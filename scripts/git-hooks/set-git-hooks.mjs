// `npm install` and `npm ci` run it, with any Node and before anything else is certain: it never fails, and changes nothing but one
// setting of the clone it stands in.
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const folder = '.githooks';

/** What git answers; nothing where it fails, is missing, or this is no clone. */
function git(...parameters) {
  try {
    return execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

// In CI nobody commits. A copy inside another clone is not ours to set, and hooks that somebody has chosen stay.
const top = git('rev-parse', '--show-toplevel');
const isOwnClone = top !== '' && realpathSync(top) === realpathSync(process.cwd());
if (!process.env.CI && isOwnClone && git('config', 'core.hooksPath') === '') git('config', '--local', 'core.hooksPath', folder);
