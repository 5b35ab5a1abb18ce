import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { storedEntries } from '../../../harness/cms-stand-in/documents.ts';
import { entriesOf, schemas } from '../../../harness/cms-stand-in/seed.ts';
import { createTestApp, testConfig } from '../../app/test-app.ts';

interface CmsWhitePaperLink {
  linkLifetimeMilliseconds: number;
  buildWhitePaperLink(link: { slug: string; locale: 'fr' | 'en'; now: number }, settings: { siteUrl: string; secret: string }): string;
}
interface CmsPreview {
  createPreviewHandler(settings: { siteUrl: string; secret: string }): (uid: string, params: object) => string | undefined;
}

const { buildWhitePaperLink, linkLifetimeMilliseconds } = (await import(cmsSource('mails/white-paper-link.ts'))) as CmsWhitePaperLink;
const { createPreviewHandler } = (await import(cmsSource('preview/preview-link.ts'))) as CmsPreview;

const now = Date.parse('2026-11-27T10:00:00Z');
const [paper] = entriesOf('white-paper');
const slug = paper?.key ?? '';

/** The app on the seed content, with the files of its CMS. */
const app = () => createTestApp((url) => (url.pathname.startsWith('/uploads/') ? new Response('%PDF-1.7') : answerFromSeed(url)));
const linkOf = (secret: string, at = now, locale: 'fr' | 'en' = 'fr') =>
  buildWhitePaperLink({ slug, locale, now: at }, { siteUrl: '', secret });

test.for(['fr', 'en'] as const)('the link of a mail in « %s » opens the white paper', async (locale) => {
  const response = await app().get(linkOf(testConfig.linkSecret, now, locale));
  expect([response.status, await response.text()]).toEqual([200, '%PDF-1.7']);
});

test.for([
  ['signed by somebody else', linkOf('another secret')],
  ['that has ended', linkOf(testConfig.linkSecret, now - linkLifetimeMilliseconds - 1000)],
  ['of another language', linkOf(testConfig.linkSecret).replace('locale=fr', 'locale=en')],
  ['with a later end', linkOf(testConfig.linkSecret).replace(/expires=\d+/, `expires=${now}`)],
] as const)('a link %s leads back to the page of the white paper', async ([, link]) => {
  const response = await app().get(link);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toContain(slug);
});

test('the CMS offers a preview of exactly the types that have a page, and the worker opens it', async () => {
  const handler = createPreviewHandler({ siteUrl: '', secret: testConfig.previewSecret });
  const documentId = 'abcdefghijklmnopqrstuvwx';
  const opened = new Map<string, boolean>();
  for (const [uid, { attributes }] of Object.entries(schemas.contentTypes)) {
    const link = handler(uid, { documentId });
    const previewed = createTestApp((url) =>
      url.pathname.endsWith(documentId) ? { data: storedEntries(uid, 'fr')[0]?.fields ?? {} } : answerFromSeed(url),
    );
    // The handler signs by the real clock.
    previewed.pass((Date.now() - now) / 1000);
    if (link) opened.set(uid, (await previewed.get(link)).status === 302);
    // Whatever has a slug and is shown on the site has a page, and so a preview.
    else expect('slug' in attributes, uid).toBe(false);
  }
  expect(opened.size).toBeGreaterThan(10);
  expect([...opened].filter(([, isOpen]) => !isOpen)).toEqual([]);
});
