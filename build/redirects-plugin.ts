import path from 'node:path';
import type { Plugin } from 'vite';
import { fixedRedirects } from '../domain/addresses/fixed-redirects.ts';
import { fixedRedirectProblems } from './redirect-problems.ts';

const compiled = 'domain/addresses/fixed-redirects.ts';

/**
 * Stops the build, and the start of the development server, at a redirect that is wrong: with the file and the line of each. Writes the table into
 * the build as data: an isolate opens it, and compiles nothing.
 */
export function redirectsPlugin(problemsIn: (folder: string) => string[] = fixedRedirectProblems): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'redirects',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    buildStart() {
      const problems = problemsIn(root);
      if (problems.length) this.error(['redirects that cannot be followed', ...problems].join('\n  '));
    },
    load(id) {
      if (!isBuild || id !== path.join(root, compiled)) return null;
      const data = JSON.stringify(JSON.stringify(fixedRedirects));
      return `import { openRedirects } from './redirect-table.ts'; export const findRedirect = openRedirects(JSON.parse(${data}));`;
    },
  };
}
