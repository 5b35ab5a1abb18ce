import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPreviewHandler } from './preview-link';

const handler = createPreviewHandler({ siteUrl: 'https://site.test', secret: 'secret' });

test('signs type, document, language and end date of a link', () => {
  const link = new URL(handler('api::article.article', { documentId: 'abc', locale: 'en', status: 'draft' }) ?? '');
  const { uid, documentId, locale, status, expires, signature } = Object.fromEntries(link.searchParams);
  expect(link.origin + link.pathname).toBe('https://site.test/apercu');
  expect({ uid, documentId, locale, status }).toEqual({ uid: 'api::article.article', documentId: 'abc', locale: 'en', status: 'draft' });
  expect(signature).toBe(createHmac('sha256', 'secret').update(`api::article.article:abc:en:${expires}`).digest('hex'));
  expect(Number(expires)).toBeGreaterThan(Date.now() / 1000);
  expect(Number(expires)).toBeLessThan(Date.now() / 1000 + 3600);
});

test('offers no preview of what has no page: redirects, submissions, entries not saved yet', () => {
  expect(handler('api::redirect.redirect', { documentId: 'abc' })).toBeUndefined();
  expect(handler('api::contact-request.contact-request', { documentId: 'abc' })).toBeUndefined();
  expect(handler('api::article.article', {})).toBeUndefined();
});
