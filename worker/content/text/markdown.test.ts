import { expect, test, vi } from 'vitest';
import { readContext } from '../../../test/app/read-context.ts';
import { renderMarkdown } from './markdown.ts';

const pictures = {
  '/uploads/creche_1.jpg': { source: '/uploads/creche_1.jpg?v=1a', alternativeText: 'La cour et son arbre', width: 900, height: 600 },
  '/uploads/logo_1.svg': { source: '/uploads/logo_1.svg?v=1a', alternativeText: '', width: 200, height: 80 },
  '/uploads/danse_1.gif': { source: '/uploads/danse_1.gif', alternativeText: '', width: 320, height: 200 },
  'https://photos.s3.eu-west-3.amazonaws.com/m/a.jpg': {
    source: 'https://photos.s3.eu-west-3.amazonaws.com/m/a.jpg',
    alternativeText: '',
    width: 300,
    height: 200,
  },
};
const context = readContext({ pictures });
const html = (markdown: string, locale: 'fr' | 'en' = 'fr') => renderMarkdown(markdown, { id: 'body', locale, context }).body.html;

test.each(['/uploads/creche_1.jpg', 'http://cms.example/uploads/creche_1.jpg', 'https://panel.example/uploads/creche_1.jpg'])(
  'a picture at %s is a figure with its size, its caption and no candidate wider than it is',
  (address) => {
    const figure = html(`![Une crèche](${address} "La cour")`);
    expect(figure).toMatch(/^<figure><img src="\/_ipx\/f_webp&amp;w_640\/uploads\/creche_1.jpg\?v=1a" srcset="/);
    expect(figure).toContain('/_ipx/f_webp&amp;w_1024/uploads/creche_1.jpg?v=1a 900w"');
    expect(figure).not.toContain('w_1280');
    expect(figure).toMatch(
      / width="900" height="600" alt="Une crèche" loading="lazy" decoding="async"><figcaption>La cour<\/figcaption><\/figure>\n$/,
    );
  },
);

test('a picture of the bucket is resized too', () => {
  expect(html('![x](https://photos.s3.eu-west-3.amazonaws.com/m/a.jpg)')).toContain(
    '<img src="/_ipx/f_webp&amp;w_640/https://photos.s3.eu-west-3.amazonaws.com/m/a.jpg"',
  );
});

test('a drawing and a picture that moves are shown as they are', () => {
  expect(html('![Notre logo](/uploads/logo_1.svg)')).toContain(
    '<img src="/uploads/logo_1.svg?v=1a" width="200" height="80" alt="Notre logo"',
  );
  expect(html('![Ronde](/uploads/danse_1.gif)')).toContain('<img src="/uploads/danse_1.gif" width="320" height="200" alt="Ronde"');
});

test('the name of a file is no alternative text: the library’s own stands in, or none', () => {
  expect(html('![IMG 2031.JPG](/uploads/creche_1.jpg)')).toContain('alt="La cour et son arbre"');
  expect(html('![logo_1.svg](/uploads/logo_1.svg)')).toContain('alt=""');
});

test('a picture that is not known is asked for, and has no candidates meanwhile', () => {
  const wantPicture = vi.fn();
  const { body } = renderMarkdown('![x](http://cms.example/uploads/new.jpg)', {
    id: 'b',
    locale: 'fr',
    context: readContext({ wantPicture }),
  });
  expect(wantPicture.mock.calls).toEqual([['/uploads/new.jpg']]);
  expect(body.html).toBe('<figure><img src="/_ipx/f_webp&amp;w_640/uploads/new.jpg" alt="x" loading="lazy" decoding="async"></figure>\n');
});

test('a picture on the line under a text stands beside the paragraph, and one behind a link is still a figure', () => {
  const picture = html('![x](/uploads/creche_1.jpg)').trim();
  expect(html('Avant\n![x](/uploads/creche_1.jpg)\n![x](/uploads/creche_1.jpg)\naprès')).toBe(
    `<p>Avant</p>\n${picture}\n${picture}\n<p>après</p>\n`,
  );
  expect(html('[![x](/uploads/creche_1.jpg)](/contact)')).toMatch(/^<figure><a href="\/contact"><img [^>]*><\/a><\/figure>\n$/);
  expect(html('- ![x](/uploads/creche_1.jpg)')).toMatch(/^<ul>\n<li><img [^>]*><\/li>\n<\/ul>\n$/);
});

test.for([
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
  '/uploads/a.tiff',
  '/uploads/a.heic',
  '/uploads/../a.jpg',
  'data:image/png;base64,x',
])('a picture at %s leaves its text, and the editor’s log says so', (address) => {
  const reject = vi.fn();
  const { body } = renderMarkdown(`Avant ![texte](${address})`, { id: 'b', locale: 'fr', context: readContext({ reject }) });
  expect(body.html).toBe('<p>Avant texte</p>\n');
  expect(reject).toHaveBeenCalledWith('picture', 'b', `${address} is not shown`);
});

test('every button of the editor makes what its preview shows', () => {
  expect(html('**Gras** _Italique_ <u>Souligné</u> ~~Barré~~')).toBe(
    '<p><strong>Gras</strong> <em>Italique</em> <u>Souligné</u> <del>Barré</del></p>\n',
  );
  expect(html('>Une phrase.')).toBe('<blockquote><p>Une phrase.</p>\n</blockquote>\n');
  expect(html('```\n<b>Code</b>\n```')).toBe('<pre tabindex="0"><code>&lt;b&gt;Code&lt;/b&gt;\n</code></pre>\n');
  expect(html('- a\n  1. b\n  2. c\n- d')).toBe('<ul>\n<li>a<ol>\n<li>b</li>\n<li>c</li>\n</ol>\n</li>\n<li>d</li>\n</ul>\n');
  expect(html('###### Six')).toBe('<h6 id="six">Six</h6>\n');
  expect(html('Une ligne\nune autre')).toBe('<p>Une ligne<br>une autre</p>\n');
  expect(html('H~2~O')).toBe('<p>H<sub>2</sub>O</p>\n');
  expect(html('- [x] fait')).toContain('☑ fait');
});

test('marks in HTML are kept without their attributes, and their frames go', () => {
  expect(html('CO<sub>2</sub>, m<sup class="x">2</sup><br/>fin<!-- note -->')).toBe('<p>CO<sub>2</sub>, m<sup>2</sup><br>fin</p>\n');
  expect(html('<div style="color:red"><span>Texte</span> &amp; <b onclick="x()">gras</b></div>')).toBe('Texte &amp; <b>gras</b>');
  expect(html('<a href="https://site.example/contact" onclick="x()">Contact</a>')).toBe('<p><a href="/contact">Contact</a></p>\n');
  expect(html('<img src="http://cms.example/uploads/creche_1.jpg" alt="x" onerror="x()">')).toMatch(
    /<img src="\/_ipx\/[^>]* alt="x" loading/,
  );
});

test('a table that is pasted scrolls like any other', () => {
  expect(html('<table border="1"><tr><td style="x">1 &lt; 2</td></tr></table>')).toBe(
    '<div class="table-scroll" tabindex="0" role="region" aria-label="Tableau"><table><tr><td>1 &lt; 2</td></tr></table></div>',
  );
  expect(html('| a | b |\n|---|---|\n| 1 | 2<br>3 |')).toContain('<td>2<br>3</td>');
});

test('what is left open ends with its paragraph, and what closes nothing is dropped', () => {
  expect(html('Un <u>mot\n\nDeux</u> mots</div></p>')).toBe('<p>Un <u>mot</u></p>\n<p>Deux mots</p>\n');
  expect(html('<table><tr><td>a\n\nb')).toBe(
    '<div class="table-scroll" tabindex="0" role="region" aria-label="Tableau"><table><tr><td>a<p>b</p>\n</td></tr></table></div>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<svg onload="x()"><circle/></svg>',
  '<style>p{}</style>',
  '<form action="/x"><input name="y"></form>',
  '<object data="x"></object>',
])('%s is shown in letters', (markup) => {
  for (const text of [markup, `Un mot ${markup}`]) {
    expect(html(text)).not.toMatch(/<(?:script|iframe|svg|circle|style|form|input|object)/);
    expect(html(text)).toContain('&lt;');
  }
});

test('a link that is written badly is put right, and one that leads nowhere leaves its text and a line in the log', () => {
  expect(html('[la CAF](www.caf.fr)')).toBe('<p><a href="https://www.caf.fr" rel="noopener noreferrer">la CAF</a></p>\n');
  expect(html('[mail](zoe@exemple.fr)')).toBe('<p><a href="mailto:zoe@exemple.fr">mail</a></p>\n');
  expect(html('[guide.pdf](https://panel.example/uploads/guide_1.pdf?expires=1&signature=2)', 'en')).toBe(
    '<p><a href="/uploads/guide_1.pdf">guide.pdf</a></p>\n',
  );
  const reject = vi.fn();
  const { body } = renderMarkdown('[x](javascript:alert(1))', { id: 'b', locale: 'fr', context: readContext({ reject }) });
  expect(body.html).toBe('<p>x</p>\n');
  expect(reject).toHaveBeenCalledWith('link', 'b', 'javascript:alert(1) leads nowhere');
});

test('links stay on the site in the language of the page, and open others without a referrer of the window', () => {
  expect(html('[Contact](/contact)', 'en')).toContain('href="/en/contact"');
  expect(html('[CAF](https://www.caf.fr)')).toContain('rel="noopener noreferrer"');
});

test('headings get anchors that are unique, and start below the page’s own', () => {
  const { body, headings } = renderMarkdown('# Été\n\n## <u>Été</u>', { id: 'body', locale: 'fr', context });
  expect(headings).toEqual([
    { id: 'ete', text: 'Été', level: 2 },
    { id: 'ete-2', text: 'Été', level: 2 },
  ]);
  expect(body.html).toContain('<h2 id="ete-2"><u>Été</u></h2>');
});

test('a marked quote is a callout, another is a quote', () => {
  expect(html('> [!ASTUCE]\n> Appelez tôt.\n> Vraiment.')).toBe(
    '<div class="callout callout-tip" role="note"><p class="callout-label">Conseil</p><p>Appelez tôt.<br>Vraiment.</p>\n</div>\n',
  );
  expect(html('> Une phrase.')).toContain('<blockquote>');
});
