import { beforeEach, expect, test } from 'vitest';
import { createReloadGuard, type ReloadMemory } from './reload-guard.ts';

const start = Date.parse('2026-11-27T10:00:00Z');
let now = start;
const clock = () => now;
beforeEach(() => {
  now = start;
});

function createMemory(text: string | null = null): ReloadMemory & { text: string | null } {
  return {
    text,
    read() {
      return this.text;
    },
    write(next) {
      this.text = next;
    },
  };
}

const blocked: ReloadMemory = {
  read() {
    throw new DOMException('denied', 'SecurityError');
  },
  write() {
    throw new DOMException('denied', 'SecurityError');
  },
};

const at = (address: string) => new URL(address, 'https://site.example');

test('a path is loaded once in ten seconds, by any document of the tab', () => {
  const memory = createMemory();
  const admit = () => createReloadGuard({ memories: [memory], clock })(at('/contact'));
  expect([admit(), admit()]).toEqual([true, false]);
  now += 10_000;
  expect(admit()).toBe(false);
  now += 1;
  expect(admit()).toBe(true);
});

test('the query makes another path, the hash does not: it names a place on the same page', () => {
  const admit = createReloadGuard({ memories: [createMemory()], clock });
  expect(['/a', '/a?b=1', '/a?b=2', '/a#c', '/a?b=1#c'].map((address) => admit(at(address)))).toEqual([true, true, true, false, false]);
});

test('A-B-A does not load A twice, which the last path alone would let through', () => {
  const admit = createReloadGuard({ memories: [createMemory()], clock });
  expect(['/a', '/b', '/a', '/b', '/a'].map((address) => admit(at(address)))).toEqual([true, true, false, false, false]);
});

test('twenty paths are remembered at most', () => {
  const memory = createMemory();
  const admit = createReloadGuard({ memories: [memory], clock });
  for (let index = 0; index < 100; index += 1) expect(admit(at(`/page-${index}`))).toBe(true);
  expect(JSON.parse(memory.text ?? '')).toHaveLength(20);
  expect(admit(at('/page-80'))).toBe(false);
});

test('a clock that is set back by an hour opens the path again', () => {
  const admit = createReloadGuard({ memories: [createMemory()], clock });
  admit(at('/a'));
  now -= 3_600_000;
  expect(admit(at('/a'))).toBe(true);
});

test.for(['', '{', 'null', '{"path":"/a"}', '[1,null,"/a"]', '[["/a"]]', '[["/a","soon"]]', '[["/a",null]]', '[[]]'])(
  'the memory %s says nothing, and is mended',
  (text) => {
    const memory = createMemory(text);
    const admit = createReloadGuard({ memories: [memory], clock });
    expect([admit(at('/a')), admit(at('/a'))]).toEqual([true, false]);
    expect(JSON.parse(memory.text ?? '')).toEqual([['/a', start + 10_000]]);
  },
);

test('with the storage blocked the second memory remembers; with none there is no load at all', () => {
  const admit = createReloadGuard({ memories: [blocked, createMemory()], clock });
  expect([admit(at('/a')), admit(at('/a')), admit(at('/b')), admit(at('/a'))]).toEqual([true, false, true, false]);
  expect(createReloadGuard({ memories: [blocked], clock })(at('/a'))).toBe(false);
});

test('a storage that became full keeps its old text, and the second memory the new one', () => {
  const full = createMemory();
  const admit = createReloadGuard({ memories: [full, createMemory()], clock });
  admit(at('/a'));
  full.write = blocked.write;
  expect([admit(at('/b')), admit(at('/a')), admit(at('/b'))]).toEqual([true, false, false]);
});
