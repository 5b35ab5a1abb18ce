import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../harness/local/paths.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'git-hooks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The machine's own settings of git, and what a hook that runs these tests says of its clone, stay out. */
function environment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { CI: _ci, GIT_DIR: _directory, GIT_INDEX_FILE: _index, GIT_WORK_TREE: _tree, ...rest } = process.env;
  const person = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@a.example', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@a.example' };
  return { ...rest, ...person, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...extra };
}
const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder, env: environment(), encoding: 'utf8' }).trim();
const hooksPath = () => spawnSync('git', ['config', 'core.hooksPath'], { cwd: folder, env: environment(), encoding: 'utf8' }).stdout.trim();

function prepare({ cwd = folder, ...extra }: { cwd?: string } & Record<string, string> = {}): number | null {
  return spawnSync(process.execPath, [path.join(root, 'scripts/git-hooks/set-git-hooks.mjs')], { cwd, env: environment(extra) }).status;
}

test('an installation in a clone sets the hooks of the project', () => {
  git('init', '-q');
  expect(prepare()).toBe(0);
  expect(hooksPath()).toBe('.githooks');
});

test('an installation changes nothing in CI, outside a clone, inside another clone, without git, and where hooks were chosen', () => {
  expect(prepare()).toBe(0);
  git('init', '-q');
  expect(prepare({ CI: 'true' })).toBe(0);
  const inner = path.join(folder, 'packages/site');
  mkdirSync(inner, { recursive: true });
  expect(prepare({ cwd: inner })).toBe(0);
  expect(prepare({ PATH: '/nowhere' })).toBe(0);
  expect(hooksPath()).toBe('');
  git('config', 'core.hooksPath', 'of-my-own');
  expect(prepare()).toBe(0);
  expect(hooksPath()).toBe('of-my-own');
});

/** A clone with the hook and the settings of the formatter. */
function openClone({ isInstalled }: { isInstalled: boolean }) {
  git('init', '-q');
  git('config', 'core.hooksPath', '.githooks');
  cpSync(path.join(root, '.githooks'), path.join(folder, '.githooks'), { recursive: true });
  for (const file of ['biome.json', '.gitignore']) cpSync(path.join(root, file), path.join(folder, file));
  if (isInstalled) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

function commit(name: string, text: string) {
  writeFileSync(path.join(folder, name), text);
  git('add', name);
  return spawnSync('git', ['commit', '-qm', `Add ${name}`], { cwd: folder, env: environment(), encoding: 'utf8' });
}

test('a commit of a file that is not formatted is refused with what to do, and one of a formatted file goes through', () => {
  openClone({ isInstalled: true });
  const refused = commit('a.ts', 'export const a = "b"');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('npm run fix');
  // Only what is staged counts.
  writeFileSync(path.join(folder, 'unstaged.ts'), 'export const c = "d"');
  expect(commit('a.ts', "export const a = 'b';\n").status).toBe(0);
  expect(commit('read-me.md', '*  no code\n').status).toBe(0);
});

test('a commit in a clone where nothing is installed goes through', () => {
  openClone({ isInstalled: false });
  expect(commit('a.ts', 'export const a = "b"').status).toBe(0);
});
