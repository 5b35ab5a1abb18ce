import { expect, test } from 'vitest';
import { isForReader } from './worker-output.ts';

test.for([
  ['the log of the worker', '{"level":"info","event":"request"}', true],
  ['an error of wrangler', '✘ [ERROR] Address already in use', true],
  ['a file of the build that is called after errors', '│ assets/error-envelope-C2a.js │ esm │ 1.20 KiB │', false],
  ['a reader who left', '✘ [ERROR] Uncaught Error: Network connection lost.', false],
  ['a greeting', ' ⛅️ wrangler 4.151.0', false],
] as const)('%s', ([, line, isShown]) => {
  expect(isForReader(line)).toBe(isShown);
});
