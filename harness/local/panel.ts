import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { run } from './child-process.ts';
import { hashFiles } from './hash-folder.ts';
import { cacheFolder, cmsFolder } from './paths.ts';

/** Where Strapi looks for the built panel at each request. */
const panelFolder = path.join(cmsFolder, 'dist/build');
const startPage = path.join(panelFolder, 'index.html');
const stamp = path.join(cacheFolder, 'panel-built');

const waitingPage = `<!doctype html>
<html lang="fr"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Administration</title>
<p style="font:1.1rem/1.6 sans-serif;margin:4rem auto;max-width:34rem">L’administration se prépare : une à deux minutes, la première fois seulement. Cette page se recharge d’elle-même.</p>
`;

/** Of what the panel is made, as it is now: its packages and what this project adds to it. */
const inputs = [
  'src/admin',
  'src/addresses',
  'src/components/blocks/form.json',
  'src/domain',
  'src/editing/hours-problem.ts',
  'src/panel',
  'config/admin.ts',
  'package-lock.json',
];
const hashInputs = () => hashFiles(inputs.map((name) => path.join(cmsFolder, name)));

/**
 * Says whether the panel is built as it should be. Where it is not, a page stands in its place that says so: the CMS looks for the
 * folder when it starts, and for its files at each request, so that it serves the panel as soon as it is built.
 */
export function preparePanel(): boolean {
  if (existsSync(startPage) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs()) return true;
  rmSync(stamp, { force: true });
  mkdirSync(panelFolder, { recursive: true });
  writeFileSync(startPage, waitingPage);
  return false;
}

/**
 * Builds the panel: a minute or two, more `inBackground`, with what others leave of the machine. Throws with the last lines where it fails.
 */
export async function buildPanel({ inBackground = false } = {}): Promise<void> {
  const hash = hashInputs();
  const building = run('npm', ['run', '--silent', 'build:admin'], {
    cwd: cmsFolder,
    env: { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true', CI: 'true' },
  });
  const { pid } = building.process;
  if (inBackground && pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  if ((await building.ended) !== 0) throw new Error(building.lastLines());
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, hash);
}

/** Builds the panel where it is not built as it should be. */
export async function ensurePanel(): Promise<void> {
  if (!preparePanel()) await buildPanel();
}
