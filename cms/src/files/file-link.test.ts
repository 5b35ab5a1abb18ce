import { expect, test } from 'vitest';
import { isSignedFile, signFile, signFilesIn } from './file-link';

const link = { path: '/uploads/guide_1.pdf', secret: 'secret', now: Date.parse('2026-11-27T10:00:00Z') };
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://cms.test').searchParams);
const signed = queryOf(signFile(link));

test('a signed address opens its file, until it ends', () => {
  expect(isSignedFile(link, signed)).toBe(true);
  expect(isSignedFile({ ...link, now: link.now + 12 * 3_600_000 }, signed)).toBe(false);
});

test.for<[string, Partial<typeof link>, Record<string, unknown>]>([
  ['another file', { path: '/uploads/guide_2.pdf' }, {}],
  ['another secret', { secret: 'other' }, {}],
  ['no secret', { secret: '' }, {}],
  ['a later end', {}, { expires: '9999999999' }],
  ['no end', {}, { expires: undefined }],
  ['an end that is no number', {}, { expires: 'NaN' }],
  ['no signature', {}, { signature: undefined }],
  ['a part of the signature', {}, { signature: signed.signature?.slice(1) }],
  ['two signatures', {}, { signature: [signed.signature, signed.signature] }],
])('%s opens nothing', ([, changed, query]) => {
  expect(isSignedFile({ ...link, ...changed }, { ...signed, ...query })).toBe(false);
});

test('signs documents wherever they are in an answer, and no picture', () => {
  const file = { url: '/uploads/a.pdf', mime: 'application/pdf' };
  const picture = { url: '/uploads/a.jpg', mime: 'image/jpeg', formats: { thumbnail: { url: '/uploads/t_a.jpg', mime: 'image/jpeg' } } };
  const elsewhere = { url: 'https://bucket.test/a.pdf', mime: 'application/pdf' };
  const answer = {
    results: [{ file: { ...file }, cover: picture }],
    other: [null, 1, elsewhere, { ...file, url: '/uploads/a.pdf?expires=1' }],
  };
  signFilesIn(answer, (path) => `${path}?signed`);
  expect(answer).toEqual({
    results: [{ file: { ...file, url: '/uploads/a.pdf?signed' }, cover: picture }],
    other: [null, 1, elsewhere, { ...file, url: '/uploads/a.pdf?signed' }],
  });
});
