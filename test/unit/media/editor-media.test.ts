import { expect, test } from 'vitest';
import { pathTo, pathWith } from '../../../domain/addresses/paths.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { entriesOf } from '../../../harness/cms-stand-in/seed.ts';
import { type CmsAnswers, createTestApp } from '../../app/test-app.ts';

/** What the button of the panel writes, as the CMS is reached by editors. */
const written = 'Avant.\n![photo_ab12.jpg](https://panel.example/uploads/photo_ab12.jpg)';
const photo = {
  url: '/uploads/photo_ab12.jpg',
  name: 'photo_ab12.jpg',
  alternativeText: 'Des enfants dans la cour',
  width: 900,
  height: 600,
  updatedAt: '2026-11-20T08:30:00.123Z',
};
const markdownFields = [
  'body',
  'bodyWithout',
  'biography',
  'answer',
  'contents',
  'definition',
  'practicalText',
  'description',
  'transcript',
];

function withPicture(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPicture);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      // Its description is plain.
      if (name === 'seo') return [name, item];
      return [name, markdownFields.includes(name) && typeof item === 'string' ? `${written}\n\n${item}` : withPicture(item)];
    }),
  );
}

/** Their descriptions are plain. */
const shell = /navigation|site-setting/;

const editedBy =
  (library: () => unknown): CmsAnswers =>
  (url) =>
    url.pathname === '/api/upload/files' ? library() : shell.test(url.pathname) ? answerFromSeed(url) : withPicture(answerFromSeed(url));

const first = (type: string) => entriesOf(type)[0]?.data ?? {};
const slugOf = (type: string) => String(first(type).slug);
const categoryOf = (type: string) => String(first(type).category);

test.each([
  ['article', pathWith('article', { category: categoryOf('article'), slug: slugOf('article') }, 'fr')],
  ['city', pathWith('city', { slug: slugOf('city') }, 'fr')],
  ['faq-entry', pathWith('faq-entry', { category: categoryOf('faq-entry'), slug: slugOf('faq-entry') }, 'fr')],
  ['lexicon-term', pathTo('lexicon', {}, 'fr')],
  ['nursery', pathWith('nursery', { slug: slugOf('nursery') }, 'fr')],
  ['team-member', pathTo('team', {}, 'fr')],
  ['testimonial', pathWith('testimonial', { slug: slugOf('testimonial') }, 'fr')],
  ['white-paper', pathWith('white-paper', { category: categoryOf('white-paper'), slug: slugOf('white-paper') }, 'fr')],
  ['blocks of a page', '/notre-histoire'],
])('a picture that the panel inserts is shown with its size and its text: %s', async (_, path) => {
  const app = createTestApp(editedBy(() => [photo]));
  const response = await app.get(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  const [picture = ''] = /<img [^>]*photo_ab12[^>]*>/.exec(html) ?? [];
  expect(picture).toMatch(
    /^<img src="\/_ipx\/f_webp&amp;w_640\/uploads\/photo_ab12\.jpg\?v=\w+" srcset="[^"]* 900w" sizes="[^"]*" width="900" height="600" alt="Des enfants dans la cour"/,
  );
  expect(/.{0,60}panel\.example.{0,60}/.exec(html)?.[0]).toBeUndefined();
  const calls = app.cmsCalls.filter((call) => call.startsWith('/api/upload/files'));
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(decodeURIComponent(call)).toContain('filters[url][$in][0]=/uploads/photo_ab12.jpg');
});

test('a media library that fails costs a text the sizes of its pictures, and is reported', async () => {
  const app = createTestApp(editedBy(() => new Response('no', { status: 500 })));
  const path = pathWith('article', { category: categoryOf('article'), slug: slugOf('article') }, 'fr');
  const response = await app.get(path);
  expect(response.status).toBe(200);
  expect(/<img [^>]*photo_ab12[^>]*>/.exec(await response.text())?.[0]).toBe(
    '<img src="/_ipx/f_webp&amp;w_640/uploads/photo_ab12.jpg" alt="" loading="lazy" decoding="async">',
  );
  expect(app.logger.error).toHaveBeenCalledWith('media-library-unread', expect.anything());
});

test('a text without pictures asks the media library nothing', async () => {
  const app = createTestApp(answerFromSeed);
  await app.get(pathWith('article', { category: categoryOf('article'), slug: slugOf('article') }, 'fr'));
  expect(app.cmsCalls.filter((call) => call.includes('upload'))).toEqual([]);
});

test('links of blocks and menus that editors copied are pages of ours, and one that leads nowhere is left out and told', async () => {
  const app = createTestApp((url) => {
    const answer = JSON.stringify(answerFromSeed(url));
    if (url.pathname !== '/api/navigation') return JSON.parse(answer);
    return JSON.parse(answer.replaceAll('"/contact"', '"https://www.site.example/contact"').replaceAll('"/manifeste"', '"javascript:x"'));
  });
  const html = await (await app.get('/equipe')).text();
  expect([html.includes('href="/contact"'), html.includes('www.site.example'), html.includes('javascript:x')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(app.logger.warn).toHaveBeenCalledWith(
    'content-rejected',
    expect.objectContaining({ type: 'link', reason: 'javascript:x leads nowhere' }),
  );
});
