import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientModulesFile } from '../../build/client-build-plugin.ts';
import { buildFolder } from '../../harness/local/paths.ts';
import type { Check } from './check.ts';

const forbidden = [/^worker\//, /^cms\//, /^scripts\//, /^test\//, /node_modules\/(?:hono|marked|toucan-js|react-dom\/server)/];

export const bundle: Check = {
  name: 'contents of the client bundle',
  run() {
    const modules: string[] = JSON.parse(readFileSync(path.join(buildFolder(), clientModulesFile), 'utf8'));
    return { problems: modules.filter((id) => forbidden.some((pattern) => pattern.test(id))).map((id) => `${id} reaches the browser`) };
  },
};
