import { fixedRedirectProblems } from '../../build/redirect-problems.ts';
import { root } from '../../harness/local/paths.ts';
import { redirects as fixedRedirects } from '../../redirects.ts';
import type { Check } from './check.ts';

export const redirects: Check = {
  name: 'redirects',
  run: () => ({ problems: fixedRedirectProblems(root), notes: [`${fixedRedirects.length} rules`] }),
};
