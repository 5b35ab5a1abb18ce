import { expect, test } from 'vitest';
import { namedPaths, patternOf } from './named-paths.ts';

const topFolders = new Set(['worker', 'client', 'docs']);
const paths = (file: string, text: string) => namedPaths(file, text, topFolders);

test('a document names files and folders of the project', () => {
  expect(paths('README.md', 'See `worker/app.ts`, `client/blocks/` and `budgets.ts`.')).toEqual([
    'worker/app.ts',
    'client/blocks/',
    'budgets.ts',
  ]);
});

test('what is no path of the project is not looked for: commands, addresses, types, what machines make, blocks of code', () => {
  const text =
    'Run `npm test`, open `/contact` or `application/json`, read `dist/worker/wrangler.json`.\n```sh\ncat `worker/gone.ts`\n```\n';
  expect(paths('docs/a.md', text)).toEqual([]);
});

test('of code only the comments count', () => {
  const [first, second, third] = ['worker/gone.ts', 'page.tsx', 'client/x.ts'];
  const code = `/** Made by \`${first}\`. */\nconst text = \`${third}\`; // as in \`${second}\`\nconst address = 'https://a.example/\`${third}\`';\n`;
  expect(paths('worker/a.ts', code)).toEqual([first, second]);
});

test.for([
  ['worker/app.ts', 'worker/app.ts', true],
  ['app.ts', 'worker/app.ts', true],
  ['pp.ts', 'worker/app.ts', false],
  ['client/pages', 'client/pages/home/home.tsx', true],
  ['client/i18n/*/forms/', 'client/i18n/fr/forms/contact.ts', true],
  ['client/i18n/{fr,en}/frame.ts', 'client/i18n/de/frame.ts', false],
  ['client/pages/<page id>/', 'client/pages/home/home.tsx', true],
  ['worker/app.test.ts', 'worker/app.ts', false],
] as const)('%s means %s: %s', ([name, file, isMeant]) => {
  expect(patternOf(name).test(file)).toBe(isMeant);
});
