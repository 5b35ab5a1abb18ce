import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeStrapi, type FakeStrapi } from '../testing/fake-strapi';
import type { SeedEntry } from './reading/seed-types';
import { writeEntries } from './write-entries';

const uid = 'api::faq-entry.faq-entry';
const scope = { schemas: { contentTypes: {}, components: {} }, state: { entries: {}, media: {}, places: {} } };

let fake: FakeStrapi;

beforeEach(() => {
  fake = createFakeStrapi();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

const entry = (question: string, locale: SeedEntry['locale'] = 'fr'): SeedEntry => ({
  uid,
  keyField: 'slug',
  key: 'tarif',
  locale,
  place: 'faq/tarif.md',
  data: { slug: 'tarif', question },
});

const write = (question: string, { isNew = false, locale }: { isNew?: boolean; locale?: SeedEntry['locale'] } = {}) =>
  writeEntries(fake.strapi, [{ entry: entry(question, locale), isNew }], scope);
const question = () => fake.table(uid)[0]?.question;

test('an entry that nobody has touched follows its file', async () => {
  await write('Combien ?', { isNew: true });
  await write('Combien coûte une place ?');
  expect(question()).toBe('Combien coûte une place ?');
});

test('what an editor has saved is never overwritten, in no language', async () => {
  await write('Combien ?', { isNew: true });
  Object.assign(fake.table(uid)[0] ?? {}, { question: 'À quel prix ?', updatedBy: { id: 7 } });
  expect((await write('Combien coûte une place ?')).size).toBe(0);
  expect((await write('How much is a place?', { locale: 'en' })).size).toBe(0);
  expect(question()).toBe('À quel prix ?');
});

test('an entry that an editor has written first, or deleted, stays so', async () => {
  fake.table(uid).push({ documentId: 'theirs', slug: 'tarif', question: 'À quel prix ?' });
  expect((await write('Combien ?', { isNew: true })).size).toBe(0);
  fake.table(uid).length = 0;
  expect((await write('Combien coûte une place ?')).size).toBe(0);
  expect(fake.table(uid)).toEqual([]);
});
