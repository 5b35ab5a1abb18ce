import type { Plugin } from 'vite';
import { fixedRedirectProblems } from './redirect-problems.ts';

/** Stops the build, and the start of the development server, at a redirect that is wrong: with the file and the line of each. */
export function redirectsPlugin(problemsIn: (folder: string) => string[] = fixedRedirectProblems): Plugin {
  let root = '';
  return {
    name: 'redirects',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      const problems = problemsIn(root);
      if (problems.length) this.error(['redirects that cannot be followed', ...problems].join('\n  '));
    },
  };
}
