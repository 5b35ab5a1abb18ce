import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp } from '../../app/test-app.ts';

const app = createTestApp(answerFromSeed);
/** Who reads no script gets the document whole, every block in its place. */
const whole = { 'user-agent': 'Googlebot/2.1' };

async function read(path: string) {
  const response = await app.get(path, whole);
  const page = parse(await response.text());
  const main = page.querySelector('main');
  return {
    main,
    lang: main?.getAttribute('lang'),
    first: main?.firstElementChild?.text,
    firstLang: main?.firstElementChild?.getAttribute('lang'),
    isIndexable: response.headers.get('x-robots-tag') === null,
    alternates: page.querySelectorAll('link[rel=alternate][hreflang]').map((link) => link.getAttribute('hreflang')),
  };
}

test.each(['/en/lexique', '/en/faq-famille', '/en/blog-entreprise', '/en/temoignages-clients'])(
  '%s says that most of it is in French, in English',
  async (path) => {
    const page = await read(path);
    expect(page).toMatchObject({ first: expect.stringContaining('Most of this page'), firstLang: 'en', isIndexable: false });
    // Each part says its own language there.
    expect(page.lang).toBeUndefined();
  },
);

test.each(['/en/confidentialite', '/en/faq-famille/quand-faire-ma-demande', '/en/trouver-une-creche/le-canele-reveur-bordeaux'])(
  '%s says that it is in French',
  async (path) => {
    expect(await read(path)).toMatchObject({
      first: expect.stringContaining('has not been translated'),
      firstLang: 'en',
      lang: 'fr',
      isIndexable: false,
    });
  },
);

test.each(['/en', '/en/equipe', '/en/contact', '/en/faq-famille/comment-obtenir-une-place-en-creche'])(
  '%s is in English, and says nothing of it',
  async (path) => {
    const page = await read(path);
    expect(page.first).not.toMatch(/translated/);
    expect(page).toMatchObject({ isIndexable: true, alternates: ['fr', 'en', 'x-default'] });
  },
);

test('French pages say nothing of the kind, and name no English version of what is hardly translated', async () => {
  const page = await read('/lexique');
  expect(page.first).not.toMatch(/traduit/);
  expect(page).toMatchObject({ isIndexable: true, alternates: ['fr', 'x-default'] });
});

test('the English home shows what is in English where there is some, and no French beside it', async () => {
  const { main } = await read('/en');
  expect(main?.querySelectorAll('[lang=fr]').map(({ text }) => text)).toEqual([]);
  expect(main?.querySelectorAll('a[href^="/en/blog-"]').length).toBeGreaterThan(1);
});
