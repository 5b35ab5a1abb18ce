import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from './paths.ts';

/** What a build reads without importing it. The lock file stands for all packages. */
const besidesModules = ['public', 'redirects', 'client/i18n', 'wrangler.toml', 'package-lock.json', 'tsconfig.base.json'];

const environments = ['client', 'worker'];
const listSchema = v.array(v.string());

/** Where a build lists, beside it, the files that the client or the worker was made of. */
export function inputsFile(folder: string, environment: string): string {
  return path.join(folder, `${environment}-inputs.json`);
}

/** Files of a stylesheet or a picture that another stylesheet names: the bundler knows no module of them. */
function namedByStyles(): string[] {
  const files = readdirSync(path.join(root, 'client'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(?!tsx?$)\w+$/.test(file)).map((file) => path.join('client', file));
}

/** Files and folders that a build was made of; null where it is not there or not complete. */
export function readBuildInputs(folder: string): string[] | null {
  try {
    const lists = environments.map((name) => v.parse(listSchema, JSON.parse(readFileSync(inputsFile(folder, name), 'utf8'))));
    return [...new Set([...besidesModules, ...namedByStyles(), ...lists.flat()])].sort().map((file) => path.join(root, file));
  } catch {
    return null;
  }
}
