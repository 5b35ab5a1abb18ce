import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../../harness/local/child-process.ts';
import { copyTree } from '../../helpers/tree-copy.ts';

/** The site is built several times. */
const timeout = 120_000;

let copy: string;
let firstHashes: Hashes;

/** Builds the copy where it has to be; says whether it did. */
async function build(): Promise<boolean> {
  const script = "import { buildSite } from './harness/local/build.ts'; console.log('BUILT', await buildSite());";
  const running = run('node', ['--input-type=module', '--eval', script], { cwd: copy });
  expect(await running.ended, running.lastLines()).toBe(0);
  return running.lastLines().endsWith('BUILT true');
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

function change(file: string) {
  const name = path.join(copy, file);
  writeFileSync(name, `${readFileSync(name, 'utf8')}\n/* changed */\n`);
}

beforeAll(async () => {
  copy = copyTree();
  expect(await build()).toBe(true);
  firstHashes = hashes();
}, timeout);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('nothing is built again while nothing that the build is made of has changed', { timeout }, async () => {
  change('domain/childcare/opening-hours.test.ts');
  change('harness/local/say.ts');
  expect(await build()).toBe(false);
});

test('a change of a rule that shapes content makes another build, which reads no kept content of the code before', {
  timeout,
}, async () => {
  expect(Object.values(firstHashes)).toEqual([expect.stringMatching(/^\w{12}$/), expect.stringMatching(/^\w{12}$/)]);
  change('domain/childcare/opening-hours.ts');
  expect(await build()).toBe(true);
  const { content, cards } = hashes();
  expect(content).toMatch(/^\w{12}$/);
  expect(content).not.toBe(firstHashes.content);
  expect(cards).toBe(firstHashes.cards);
});

test.for(['build/map-ground/map-ground.ts', 'client/styles/tokens.css'])(
  'a change of %s makes another build, which still reads the content and the share pictures that are kept',
  { timeout },
  async (file) => {
    const before = hashes();
    change(file);
    expect(await build()).toBe(true);
    expect(hashes()).toEqual(before);
  },
);

test('a change of what draws share pictures has them drawn again, and nothing else', { timeout }, async () => {
  const before = hashes();
  change('worker/seo/open-graph/drawing/fit-title.ts');
  expect(await build()).toBe(true);
  const { content, cards } = hashes();
  expect(cards).toMatch(/^\w{12}$/);
  expect([content, cards === before.cards]).toEqual([before.content, false]);
});
