import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../../harness/local/child-process.ts';
import { copyTree } from '../../helpers/tree-copy.ts';

/** The site is built several times. */
const timeout = 120_000;

let copy: string;
let firstShape: string;

/** Builds the copy where it has to be; says whether it did. */
async function build(): Promise<boolean> {
  const script = "import { buildSite } from './harness/local/build.ts'; console.log('BUILT', await buildSite());";
  const running = run('node', ['--input-type=module', '--eval', script], { cwd: copy });
  expect(await running.ended, running.lastLines()).toBe(0);
  return running.lastLines().endsWith('BUILT true');
}

/** Under which kept content of the CMS is found. */
const contentShape = () => /contentShape":\s*"(\w{12})"/.exec(readFileSync(path.join(copy, 'dist/worker/index.js'), 'utf8'))?.[1] ?? '';

function change(file: string) {
  const name = path.join(copy, file);
  writeFileSync(name, `${readFileSync(name, 'utf8')}\n/* changed */\n`);
}

beforeAll(async () => {
  copy = copyTree();
  expect(await build()).toBe(true);
  firstShape = contentShape();
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
  expect(firstShape).toMatch(/^\w{12}$/);
  change('domain/childcare/opening-hours.ts');
  expect(await build()).toBe(true);
  expect(contentShape()).toMatch(/^\w{12}$/);
  expect(contentShape()).not.toBe(firstShape);
});

test.for(['build/map-outline-plugin.ts', 'client/styles/tokens.css'])(
  'a change of %s makes another build, which still reads the content that is kept',
  { timeout },
  async (file) => {
    const before = contentShape();
    change(file);
    expect(await build()).toBe(true);
    expect(contentShape()).toBe(before);
  },
);
