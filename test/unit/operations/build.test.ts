import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { mustBuild } from '../../../harness/local/build.ts';
import { run } from '../../../harness/local/child-process.ts';
import { root } from '../../../harness/local/paths.ts';
import { copyTree } from '../../helpers/tree-copy.ts';

/** A build takes its time, and two programs beside it as well. */
const timeout = 120_000;

/** Where it is written down what the build beside it was made of. */
const stamp = '.cache/site-built';
const rule = 'domain/childcare/opening-hours.ts';
const drawing = 'worker/seo/open-graph/drawing/fit-title.ts';
/** A plugin of the build, and a style: neither shapes content nor draws share pictures. */
const others = ['build/map-ground/map-ground.ts', 'client/styles/tokens.css'];

let copy: string;
/** The decision as the copy's own code takes it. */
let mustBuildCopy: typeof mustBuild;
let firstHashes: Hashes;

/** Builds the copy, which it must want. */
async function build(): Promise<void> {
  const script = "import { buildSite } from './harness/local/build.ts'; console.log('BUILT', await buildSite());";
  const running = run('node', ['--input-type=module', '--eval', script], { cwd: copy });
  expect(await running.ended, running.lastLines()).toBe(0);
  expect(running.lastLines()).toMatch(/BUILT true$/);
}

/** Builds the copy's worker anew beside the client that lies there, a third faster: the hashes stand in the worker. */
async function buildWorker(): Promise<void> {
  const script =
    "import { createBuilder } from 'vite'; const builder = await createBuilder(); await builder.build(builder.environments.worker);";
  const running = run('node', ['--input-type=module', '--eval', script], { cwd: copy, env: { NODE_ENV: 'production' } });
  expect(await running.ended, running.lastLines()).toBe(0);
}

interface Hashes {
  content: string;
  cards: string;
}

/** Under which kept content of the CMS and kept share pictures are found. */
function hashes(): Hashes {
  const [start = ''] = globSync(path.join(copy, 'dist/worker/assets/start-*.js'));
  const code = readFileSync(start, 'utf8');
  const hashOf = (name: string) => new RegExp(`${name}:["'\`](\\w{12})["'\`]`).exec(code)?.[1] ?? '';
  return { content: hashOf('contentShape'), cards: hashOf('cardDrawing') };
}

const asBefore = new Map<string, Buffer>();

function write(file: string, toText: (text: string) => string) {
  const name = path.join(copy, file);
  const before = readFileSync(name);
  if (!asBefore.has(name)) asBefore.set(name, before);
  writeFileSync(name, toText(before.toString()));
}

/** A comment, which all that is built of takes. */
const change = (file: string) => write(file, (text) => `${text}\n/* changed */\n`);

beforeAll(async () => {
  copy = copyTree();
  for (const part of [
    'dist/client',
    'dist/worker',
    'dist/client-inputs.json',
    'dist/worker-inputs.json',
    '.cache/map-ground.json',
    '.cache/map-ground-made',
    stamp,
  ]) {
    mkdirSync(path.dirname(path.join(copy, part)), { recursive: true });
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  const module = (await import(pathToFileURL(path.join(copy, 'harness/local/build.ts')).href)) as { mustBuild: typeof mustBuild };
  mustBuildCopy = module.mustBuild;
  firstHashes = hashes();
}, timeout);
afterEach(() => {
  for (const [name, content] of asBefore) writeFileSync(name, content);
  asBefore.clear();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('nothing is built again while nothing that the build is made of has changed', () => {
  expect(mustBuildCopy()).toBe(false);
  change('domain/childcare/opening-hours.test.ts');
  change('harness/local/say.ts');
  expect(mustBuildCopy()).toBe(false);
});

test.for([
  rule,
  drawing,
  ...others,
  'client/i18n/fr/account.ts',
  'public/favicon.svg',
  'redirects/pages.ts',
  'wrangler.toml',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
])('a change of %s makes another build', (file) => {
  change(file);
  expect(mustBuildCopy()).toBe(true);
});

test.for([stamp, 'dist/worker/wrangler.json', 'dist/client-inputs.json'])(
  'a build that ended before it had written %s is made again',
  (file) => {
    write(file, (text) => text);
    rmSync(path.join(copy, file));
    expect(mustBuildCopy()).toBe(true);
  },
);

test('a build whose list of what it is made of cannot be read is made again', () => {
  write('dist/worker-inputs.json', (text) => text.slice(0, -2));
  expect(mustBuildCopy()).toBe(true);
});

// What two changes at once leave as it is, neither of them changes: two builds tell of four files what each does to both hashes.
test('a change of a rule that shapes content reads no kept content of the code before, and all kept share pictures', {
  timeout,
}, async () => {
  expect(Object.values(firstHashes)).toEqual([expect.stringMatching(/^\w{12}$/), expect.stringMatching(/^\w{12}$/)]);
  for (const file of [rule, ...others]) change(file);
  await build();
  expect(mustBuildCopy()).toBe(false);
  const { content, cards } = hashes();
  expect(content).toMatch(/^\w{12}$/);
  expect(content).not.toBe(firstHashes.content);
  expect(cards).toBe(firstHashes.cards);
});

test('a change of what draws share pictures has them drawn again, and reads all kept content', { timeout }, async () => {
  for (const file of [drawing, ...others]) change(file);
  await buildWorker();
  const { content, cards } = hashes();
  expect(content).toBe(firstHashes.content);
  expect(cards).toMatch(/^\w{12}$/);
  expect(cards).not.toBe(firstHashes.cards);
});
