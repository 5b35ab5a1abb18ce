import { expect, test } from 'vitest';
import { createDraftStorage } from './draft-storage.ts';

function memory(texts: Record<string, string> = {}) {
  return {
    texts,
    getItem: (key: string) => texts[key] ?? null,
    setItem(key: string, text: string) {
      texts[key] = text;
    },
    removeItem(key: string) {
      delete texts[key];
    },
  };
}

const draft = {
  values: { startDate: '2027-03-31', days: ['monday'] },
  nursery: { slug: 'les-lutins', name: 'Les Lutins' },
  saved: [{ slug: 'la-ronde', name: 'La Ronde (Us)' }],
};

test('a draft is there after a reload, and gone when it is cleared', () => {
  const storage = memory();
  createDraftStorage(
    () => storage,
    () => 0,
  ).write(draft);
  const next = createDraftStorage(
    () => storage,
    () => 1000,
  );
  expect(next.read()).toEqual(draft);
  next.clear();
  expect(next.read()).toBeNull();
  expect(storage.texts).toEqual({});
});

test('a draft ends after thirty days', () => {
  const storage = memory();
  createDraftStorage(
    () => storage,
    () => 0,
  ).write(draft);
  const readAt = (now: number) =>
    createDraftStorage(
      () => storage,
      () => now,
    ).read();
  expect(readAt(30 * 86_400_000)).toEqual(draft);
  expect(readAt(30 * 86_400_000 + 1)).toBeNull();
});

test('where storage is blocked or full the draft lasts as long as the document', () => {
  const blocked = createDraftStorage(
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    () => 0,
  );
  expect(blocked.read()).toBeNull();
  blocked.write(draft);
  expect(blocked.read()).toEqual(draft);
  blocked.clear();
  expect(blocked.read()).toBeNull();
});

test.for([
  'not json',
  'null',
  '[]',
  '{}',
  '{"values":[],"savedAt":0}',
  '{"values":{"startDate":"2027-03-31"}}',
  '{"values":{"startDate":"2027-03-31"},"savedAt":"0"}',
])('%j is no draft', (text) => {
  const storage = memory({ 'pre-registration': text });
  expect(
    createDraftStorage(
      () => storage,
      () => 0,
    ).read(),
  ).toBeNull();
});

test('of what was altered only texts of the form’s own fields are read', () => {
  const values = {
    startDate: 5,
    constructor: 'x',
    'children.0.status': 'born',
    'children.99.status': 'born',
    days: ['monday', 7],
    homePlace: {},
  };
  const storage = memory({ 'pre-registration': JSON.stringify({ values, nursery: { slug: 1 }, saved: [{ slug: 'a' }, 7], savedAt: 0 }) });
  const { read } = createDraftStorage(
    () => storage,
    () => 0,
  );
  expect(read()).toEqual({ values: { 'children.0.status': 'born', days: ['monday'] }, nursery: null, saved: [] });
});
