import { expect, test } from 'vitest';
import { readHtmlPage } from '../../helpers/html-page.ts';

const document = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>A &amp; b</title>${head}</head><body>${body}</body></html>`;

test('a document is read as a browser would read it', () => {
  const body = `<main lang="fr"><h1>L&#x27;un<!-- --> <em>l’autre</em></h1><a id="x" href="/a?b=1&amp;c=2" title="d > e">f</a><img src="g" alt=""/><ul></ul></main>`;
  const head = '<meta name="description" content="&quot;h&quot;"/><link rel="canonical" href="https://i/"/>';
  expect(readHtmlPage(document(body, head))).toEqual({
    lang: 'en',
    mainLang: 'fr',
    title: 'A & b',
    description: '"h"',
    canonical: 'https://i/',
    isIndexable: true,
    headings: ["L'un l’autre"],
    links: ['/a?b=1&c=2'],
    ids: new Set(['x']),
    images: [{ src: 'g', alt: '' }],
    emptyLists: 1,
    texts: ["L'un", 'l’autre', 'f', 'd > e'],
  });
});

test('what nobody reads is left aside: scripts, styles, what stands for scripts, comments', () => {
  const unread = '<script>"<a href=x>"</script><style>p{}</style><noscript><a href="y">z</a></noscript><!-- <a href="w">v</a> -->';
  expect(readHtmlPage(document(`${unread}<p>u</p>`))).toMatchObject({ links: [], texts: ['u'] });
});

test('a page for no index says so', () => {
  expect(readHtmlPage(document('', '<meta name="robots" content="noindex, follow"/>')).isIndexable).toBe(false);
});
