import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { root } from '../../../harness/local/paths.ts';
import { createSecrets } from '../../../harness/local/secrets.ts';
import { workerVariables } from '../../../harness/local/worker.ts';
import { readConfig } from '../../../worker/env.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const project: { scripts: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(read('package.json'));
const example = parseEnv(read('.dev.vars.example'));

test('the worker can be configured with the example of a developer, and the example names all that `npm run dev` writes', () => {
  const { vars } = unstable_readConfig({ config: path.join(root, 'wrangler.toml') });
  expect(readConfig({ ...vars, ...example }).siteOrigin).toBe('http://127.0.0.1:5173');
  expect(() => readConfig({ ...vars })).toThrow();
  const written = workerVariables({ siteUrl: '', cmsUrl: '', secrets: createSecrets() });
  expect(Object.keys(example).sort()).toEqual(Object.keys(parseEnv(written)).sort());
});

test('a workflow runs commands of the project and nothing else', () => {
  const commands = [...read('.github/workflows/ci.yml').matchAll(/^\s*- run: (.+)$/gm)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    const name = /^npm run ([\w:]+)$/.exec(command)?.[1] ?? command;
    expect(Object.keys(project.scripts)).toContain(name);
  }
});

test('tools that choose a Node choose the one that the project brings', () => {
  expect(read('.nvmrc').trim()).toBe(project.devDependencies.node);
});
