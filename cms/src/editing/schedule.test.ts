import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { followSchedules } from './schedule';

const uid = 'api::article.article';
const now = new Date('2026-11-28T08:00:00Z');
const [before, moment, after] = ['2026-11-28T07:00:00Z', '2026-11-28T08:00:00Z', '2026-11-28T08:00:01Z'];

type Draft = { publishAt?: string; unpublishAt?: string; title?: string; locale?: string; isOnline?: boolean };

function withDrafts(...drafts: Draft[]) {
  const fake = createFakeStrapi();
  for (const [index, { isOnline = false, ...draft }] of drafts.entries()) {
    const row = { documentId: `d${index}`, locale: 'fr', title: 'Titre', publishAt: null, unpublishAt: null, ...draft };
    fake.table(uid).push({ id: index * 2 + 1, ...row, publishedAt: null });
    if (isOnline) fake.table(uid).push({ id: index * 2 + 2, ...row, publishedAt: before });
  }
  const online = () => fake.table(uid).filter(({ publishedAt }) => publishedAt !== null);
  return { ...fake, online, follow: () => followSchedules(fake.strapi, now) };
}

test('what is due at this second is published, what is due in the next one is not', async () => {
  const { online, follow } = withDrafts({ publishAt: moment }, { publishAt: after }, {});
  await follow();
  expect(online()).toMatchObject([{ documentId: 'd0', publishAt: null }]);
  await follow();
  expect(online()).toHaveLength(1);
});

test('what has ended leaves, and keeps no date that would end it again', async () => {
  const { online, follow, table } = withDrafts({ unpublishAt: before, isOnline: true }, { unpublishAt: after, isOnline: true });
  await follow();
  expect(online()).toMatchObject([{ documentId: 'd1' }]);
  expect(table(uid)[0]).toMatchObject({ documentId: 'd0', unpublishAt: null });
});

test('each language goes by its own dates', async () => {
  const fake = withDrafts({ publishAt: moment });
  fake.table(uid).push({ id: 9, documentId: 'd0', locale: 'en', title: 'Title', publishAt: after, publishedAt: null });
  await fake.follow();
  expect(fake.online()).toMatchObject([{ locale: 'fr' }]);
});

test('of a beginning and an end that were both missed the later one counts', async () => {
  const { online, follow } = withDrafts(
    { publishAt: before, unpublishAt: moment, isOnline: true },
    { publishAt: moment, unpublishAt: before, isOnline: true },
    { publishAt: before, unpublishAt: after },
  );
  await follow();
  expect(online().map(({ documentId }) => documentId)).toEqual(['d1', 'd2']);
});

test('what cannot be published keeps its date, is named in the log, and keeps nothing else from going online', async () => {
  const { online, follow, table, log } = withDrafts({ publishAt: before, title: '' }, { publishAt: before });
  await follow();
  expect(online()).toMatchObject([{ documentId: 'd1' }]);
  expect(table(uid)[0]).toMatchObject({ documentId: 'd0', publishAt: before });
  expect(log).toEqual(['api::article.article d0 (fr) is due and stays: no title']);
});
