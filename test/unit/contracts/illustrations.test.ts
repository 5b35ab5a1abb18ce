import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../harness/local/paths.ts';

test('the drawings of the seed are what their source draws', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'illustrations/write-drawings.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
