import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const html = (markdown: string, locale: 'fr' | 'en' = 'fr') => renderMarkdown(markdown, { id: 'body', locale }).body.html;

test('a picture of the CMS on its own line is a figure with its caption', () => {
  const figure = html('![Une crèche](/uploads/creche_1.jpg "La cour")');
  expect(figure).toMatch(/^<figure><img src="\/_ipx\/f_webp&amp;w_768\/uploads\/creche_1.jpg" srcset="/);
  expect(figure).toContain('/_ipx/f_webp&amp;w_1536/uploads/creche_1.jpg 1536w, ');
  expect(figure).toMatch(/ alt="Une crèche" loading="lazy" decoding="async"><figcaption>La cour<\/figcaption><\/figure>$/);
});

test.for([
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
  '/uploads/a.svg',
  '/uploads/../a.jpg',
  'data:image/png;base64,x',
])('a picture at %s leaves its text', (address) => {
  expect(html(`![texte](${address})`)).not.toContain('<img');
});

test('raw HTML and dangerous links are text', () => {
  expect(html('<b onclick="x()">gras</b>')).toContain('&lt;b onclick');
  expect(html('[x](javascript:alert(1))')).toBe('<p>x</p>\n');
});

test('links stay on the site in the language of the page, and open others without a referrer of the window', () => {
  expect(html('[Contact](/contact)', 'en')).toContain('href="/en/contact"');
  expect(html('[CAF](https://www.caf.fr)')).toContain('rel="noopener noreferrer"');
});

test('headings get anchors that are unique, and start below the page’s own', () => {
  const { body, headings } = renderMarkdown('# Été\n\n## Été', { id: 'body', locale: 'fr' });
  expect(headings).toEqual([
    { id: 'ete', text: 'Été', level: 2 },
    { id: 'ete-2', text: 'Été', level: 2 },
  ]);
  expect(body.html).toContain('<h2 id="ete-2">');
});

test('a marked quote is a callout, another is a quote', () => {
  expect(html('> [!ASTUCE]\n> Appelez tôt.')).toContain(
    '<div class="callout callout-tip" role="note"><p class="callout-label">Conseil</p>',
  );
  expect(html('> Une phrase.')).toContain('<blockquote>');
});
