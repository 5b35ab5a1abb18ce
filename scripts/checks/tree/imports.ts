import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../harness/local/paths.ts';
import type { Check } from '../check.ts';
import { resolveImport, specifiersOf } from './project-imports.ts';
import { trackedFiles } from './tracked-files.ts';

/** Folder → folders of the project it may import from, besides itself. Data at the root may be read by everybody. */
const allowed: Record<string, string[]> = {
  domain: [],
  client: ['domain'],
  worker: ['domain', 'client'],
  harness: ['domain', 'client', 'worker', 'cms'],
  build: ['domain', 'client', 'worker', 'harness'],
  scripts: ['domain', 'client', 'worker', 'harness', 'build', 'test'],
  test: ['domain', 'client', 'worker', 'harness', 'build', 'scripts', 'cms'],
  bench: ['domain', 'client', 'worker', 'harness', 'build', 'scripts', 'test'],
};
const data = ['routes.ts', 'redirects.ts', 'redirects/redirect.ts'];
/** How we build: what measures and tests the build may read it. */
const configuration = ['vite.config.ts'];
const tools = ['harness', 'build', 'scripts', 'test', 'bench'];
/** Libraries that no browser needs. Valibot is not among them: a form in the browser checks by the same rules as the worker. */
const workerOnlyPackages = ['hono', 'marked', 'toucan-js'];

function problemsOf(file: string): string[] {
  const folder = file.split('/')[0] ?? '';
  const rules = allowed[folder];
  // Tests may use the helpers of test/.
  if (!rules) return [];
  const may = file.includes('.test.') ? [...rules, 'test', 'harness', 'build', 'scripts', 'worker', 'client', 'domain', 'cms'] : rules;
  return specifiersOf(readFileSync(path.join(root, file), 'utf8')).flatMap((target) => {
    if (!target.startsWith('.')) {
      const isForbidden =
        (folder === 'client' || folder === 'domain') && workerOnlyPackages.some((name) => target === name || target.startsWith(`${name}/`));
      return isForbidden ? [`${file}: ${target} belongs to the worker`] : [];
    }
    const resolved = resolveImport(file, target);
    const top = resolved.split('/')[0] ?? '';
    if (top === folder || data.includes(resolved) || may.includes(top)) return [];
    if (tools.includes(folder) && configuration.includes(resolved)) return [];
    return [`${file}: imports ${resolved}, against the direction worker → client → domain`];
  });
}

export const imports: Check = {
  name: 'direction of imports',
  run: () => ({ problems: trackedFiles(/\.(?:ts|tsx|mts)$/).flatMap(problemsOf) }),
};
