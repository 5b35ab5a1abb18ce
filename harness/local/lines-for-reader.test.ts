import { expect, test } from 'vitest';
import { isFailureLine, isWorkerLineForReader, seedLineForReader } from './lines-for-reader.ts';

test.for([
  '│ assets/error-envelope-DgNxBNzl.js        │ esm           │ 148.24 KiB  │',
  '├──────────────────────────────────────────┼───────────────┼─────────────┤',
  '[wrangler:info] GET /blog-famille/error: 200 OK (12ms)',
  '[wrangler:info] Ready on http://127.0.0.1:8787',
  'Using vars defined in .local/worker/errors.env',
  '✘ [ERROR] Uncaught Error: Network connection lost.',
  '{"level":"info","event":"index-fed","generation":1,"changes":229}',
  '{"level":"info","event":"request","path":"/errors/error:","status":200}',
  '',
])('is not for the reader of npm start: %s', (line) => {
  expect(isWorkerLineForReader(line)).toBe(false);
});

test.for([
  '✘ [ERROR] Address already in use (127.0.0.1:8787)',
  '[wrangler:error] The worker has crashed',
  'MiniflareCoreError [ERR_RUNTIME_FAILURE]: The Workers runtime failed to start.',
  'Uncaught TypeError: x is not a function',
  '*** Fatal uncaught kj::Exception: kj/async-io-unix.c++:778: failed',
  '{"level":"error","event":"request-failed","id":"a"}',
  '{"level":"warn","event":"content-rejected","type":"article"}',
])('is for the reader of npm start: %s', (line) => {
  expect(isWorkerLineForReader(line)).toBe(true);
});

test('who asks for all gets every line that the worker logs', () => {
  expect(isWorkerLineForReader('{"level":"info","event":"purged","tags":"article"}', { all: true })).toBe(true);
  expect(isWorkerLineForReader('│ assets/error-envelope.js │', { all: true })).toBe(false);
});

test.for([
  ['[2026-11-28 12:00:00.000] error: no such table: pages', true],
  ['[2026-11-28 12:00:00.000] info: uploads/error.png was stored', false],
] as const)('a line of the CMS says what failed or not: %s', ([line, expected]) => {
  expect(isFailureLine(line)).toBe(expected);
});

test.for([
  ['[seed] 40/137 media', null],
  ['[seed] 100/137 media', 'Seed: 100 of 137 files'],
  ['[seed] 137/137 media', 'Seed: 137 of 137 files'],
  ['[seed] 75/283 faq/combien-coute-une-place-en-creche.md', null],
  ['[seed] 283/283 redirects.json, entry 4 (/ancienne)', 'Seed: 283 of 283 entries'],
  ['[seed] done: 2 of 283 entries were new or changed', 'Seed: done: 2 of 283 entries were new or changed'],
  ['[seed] 283 entries, all up to date', null],
  ['[2026-11-28 12:00:00.000] info: Strapi started successfully', null],
] as const)('of the seed its reader is told how far it is: %s', ([line, expected]) => {
  expect(seedLineForReader(line)).toBe(expected);
});
