import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { claimMails, dueMails, nextAttempt, noteMails } from './mail-claims';

const type = 'contact-request';
const uid = 'api::contact-request.contact-request';
const minute = 60_000;
const now = Date.parse('2026-11-28T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

function withEntries(...nextMailAts: (number | null)[]) {
  const fake = createFakeStrapi();
  fake
    .table(uid)
    .push(...nextMailAts.map((at, index) => ({ id: index, documentId: `d${index}`, nextMailAt: at === null ? null : new Date(now + at) })));
  return fake;
}

test('of two who take on the mails of an entry at the same moment, one gets them', async () => {
  const { strapi } = withEntries(0);
  const claims = await Promise.all([claimMails(strapi, type, 'd0'), claimMails(strapi, type, 'd0')]);
  expect(claims.map((claim) => claim?.documentId ?? null)).toEqual(['d0', null]);
});

test('mails that somebody has taken on and never sent are free again after a minute', async () => {
  const { strapi } = withEntries(0);
  await claimMails(strapi, type, 'd0');
  vi.advanceTimersByTime(minute - 1);
  expect([await dueMails(strapi, type, 9), await claimMails(strapi, type, 'd0')]).toEqual([[], null]);
  vi.advanceTimersByTime(1);
  expect(await dueMails(strapi, type, 9)).toEqual(['d0']);
  expect(await claimMails(strapi, type, 'd0')).toMatchObject({ documentId: 'd0' });
});

test('nothing is taken on of an entry that is unknown, sent, or not due yet', async () => {
  const { strapi } = withEntries(null, minute);
  for (const documentId of ['d0', 'd1', 'unknown'])
    expect([documentId, await claimMails(strapi, type, documentId)]).toEqual([documentId, null]);
});

test('the mails that have waited longest come first, and no more than are asked for', async () => {
  const { strapi } = withEntries(-minute, -3 * minute, null, minute, -2 * minute);
  expect(await dueMails(strapi, type, 9)).toEqual(['d1', 'd4', 'd0']);
  expect(await dueMails(strapi, type, 2)).toEqual(['d1', 'd4']);
});

test('what became of the mails is noted in that entry alone', async () => {
  const fake = withEntries(0, 0);
  await noteMails(fake.strapi, type, { documentId: 'd1', data: { nextMailAt: null, mailAttempts: 1 } });
  expect(fake.table(uid)).toMatchObject([{ nextMailAt: new Date(now) }, { nextMailAt: null, mailAttempts: 1 }]);
});

test('attempts come later each time, and at least every six hours', () => {
  const { strapi } = createFakeStrapi({ mailRetrySeconds: 60 });
  const minutes = [0, 1, 2, 3, 9, 10, 100].map((attempts) => (nextAttempt(strapi, attempts).getTime() - now) / minute);
  expect(minutes).toEqual([1, 1, 2, 4, 256, 360, 360]);
});
