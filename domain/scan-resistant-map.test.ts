import { expect, test } from 'vitest';
import { ScanResistantMap } from './scan-resistant-map.ts';

test('what is asked for again stays when very many others are asked for once', () => {
  const map = new ScanResistantMap<string, number>(16);
  map.add('navigation', 1);
  expect(map.ask('navigation')).toBe(1);
  for (let page = 0; page < 1000; page += 1) map.add(`page ${page}`, page);
  expect(map.look('navigation')).toBe(1);
  expect([997, 998, 999].map((page) => map.look(`page ${page}`))).toEqual([undefined, 998, 999]);
});

test('a look moves nothing in', () => {
  const map = new ScanResistantMap<string, number>(8);
  map.add('a', 1);
  expect(map.look('a')).toBe(1);
  map.add('b', 2);
  expect(map.look('a')).toBeUndefined();
});

test('of what was asked for again that which was set longest ago leaves first', () => {
  const map = new ScanResistantMap<string, number>(2);
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    map.add(key, index);
    map.ask(key);
  }
  expect(['a', 'b', 'c'].map((key) => map.look(key))).toEqual([undefined, 1, 2]);
});

test('a key that is there to stay has one value, which is the last', () => {
  const map = new ScanResistantMap<string, string>(8);
  map.add('a', 'old');
  map.settle('a', 'made here');
  map.add('a', 'new');
  map.add('b', 'other');
  expect(map.ask('a')).toBe('new');
});

test('newcomers weigh an eighth of the rest at most; what weighs more than all of them stays at once', () => {
  const map = new ScanResistantMap<string, string>(80, { of: (text) => text.length, most: 16 });
  map.add('a', 'a');
  map.add('b', 'bb');
  expect(['a', 'b'].map((key) => map.look(key))).toEqual([undefined, 'bb']);
  map.add('rules', 'a long list');
  for (const key of ['c', 'd', 'e']) map.add(key, key);
  expect(map.ask('rules')).toBe('a long list');
  map.add('f', 'heavier than all of it');
  expect(map.look('f')).toBeUndefined();
});
