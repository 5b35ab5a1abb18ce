import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFiles, onceFor } from './hash-folder.ts';

let folder = '';
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hash-folder-'));
  mkdirSync(path.join(folder, 'editing/node_modules'), { recursive: true });
  write('editing/rule.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.for(['editing/rule.ts', 'editing/new.ts', 'editing/contest.ts', 'editing/rule.test.json'])(
  'a change of %s is another hash',
  (name) => {
    const before = hashFiles([folder]);
    write(name, 'two');
    expect(hashFiles([folder])).not.toBe(before);
  },
);

test.for(['editing/rule.test.ts', 'editing/panel.test.tsx', 'editing/node_modules/package.js'])('a change of %s is not', (name) => {
  const before = hashFiles([folder]);
  write(name, 'two');
  expect(hashFiles([folder])).toBe(before);
});

test('work is done once for the same sources, and a test that changes does not have it done again', async () => {
  const stamp = path.join(folder, '.cache/stamp');
  const done: string[] = [];
  const doOnce = (name: string) => onceFor([folder], stamp, async () => void done.push(name));
  expect([await doOnce('first'), await doOnce('second')]).toEqual([true, false]);
  write('editing/rule.test.ts', 'two');
  expect(await doOnce('after a test')).toBe(false);
  write('editing/rule.ts', 'two');
  expect(await doOnce('after a source')).toBe(true);
  expect(done).toEqual(['first', 'after a source']);
});

test('work that fails is done again', async () => {
  const stamp = path.join(folder, '.cache/stamp');
  const fail = () => Promise.reject(new Error('the CMS fell'));
  await expect(onceFor([folder], stamp, fail)).rejects.toThrow('the CMS fell');
  expect(await onceFor([folder], stamp, async () => {})).toBe(true);
});
