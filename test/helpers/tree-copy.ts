import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../harness/local/paths.ts';
import { trackedFiles } from '../../scripts/checks/tree/tracked-files.ts';

const buildInputs =
  /^(?:client|domain|worker|public|redirects|build|scripts|harness|cms\/seed)\/(?!illustrations)|^[^/]+\.(?:ts|json|toml)$/;

/** A folder with a copy of what the site is built of, and of other files that a test names; packages are those of this tree. */
export function copyTree(others?: RegExp): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'creche-tree-'));
  for (const file of trackedFiles(buildInputs)) cpSync(path.join(root, file), path.join(copy, file));
  if (others) for (const file of trackedFiles(others)) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
