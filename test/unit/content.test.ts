import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, type SeedEntry, seed, seedFolder, textOf } from '../../harness/cms-stand-in/seed.ts';
import { audiences } from '../../routes.ts';
import { typographyProblems } from './seed/french-typography.ts';
import { undatedFigures, undatedSections } from './seed/seed-figures.ts';
import { linkProblem, seedLinks } from './seed/seed-links.ts';
import { seedTexts, visibleText } from './seed/seed-texts.ts';

const articleWords = 600;
const longestTitle = 60;
const description = { shortest: 110, longest: 160 };
const shortestAlternative = 5;
/** Shorter lines, such as labels, may be the same in two places. */
const paragraphCharacters = 80;

const french = seedTexts.filter(({ locale }) => locale === 'fr');

function duplicatesOf(values: string[]): string[] {
  return [...Map.groupBy(values, (value) => value)].filter(([, group]) => group.length > 1).map(([value]) => value);
}

interface Media {
  place: string;
  illustration?: string;
  file?: string;
  alt?: string;
}

/** Every media reference below a value: it names a drawing or a file. */
function* mediaOf(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  if (typeof fields.illustration === 'string' || typeof fields.file === 'string') yield fields;
  else for (const item of Object.values(fields)) yield* mediaOf(item);
}

const seoOf = (entry: SeedEntry) => entry.data.seo as { title: string; description: string } | undefined;

test('every file of the seed can be read', () => {
  expect(seed.problems).toEqual([]);
});

test.each([
  ['nursery', 60],
  ['city', 20],
  ['article', 15],
  ['faq-entry', 30],
  ['white-paper', 5],
  ['testimonial', 9],
  ['lexicon-term', 45],
  ['team-member', 8],
  ['page', 16],
])('there are enough entries of %s: at least %i', (type, count) => {
  expect(entriesOf(type).length).toBeGreaterThanOrEqual(count);
});

test('the nurseries stand in at least 20 cities, each of which has its page', () => {
  const cities = new Set(entriesOf('nursery').map((entry) => textOf(entry, 'citySlug')));
  expect(cities.size).toBeGreaterThanOrEqual(20);
  expect([...cities].filter((slug) => !entriesOf('city').some(({ key }) => key === slug))).toEqual([]);
});

test.each(audiences)('the blog, the questions and the stories for %s are not empty', (audience) => {
  for (const type of ['article', 'faq-entry']) expect(entriesOf(type).some(({ data }) => data.category === audience)).toBe(true);
  expect(entriesOf('testimonial').some(({ data }) => data.audience === audience)).toBe(true);
});

test(`every article has at least ${articleWords} words`, () => {
  const words = (entry: SeedEntry) => visibleText(textOf(entry, 'body')).match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0;
  expect(
    entriesOf('article')
      .filter((entry) => words(entry) < articleWords)
      .map(({ place }) => place),
  ).toEqual([]);
});

test('the home and at least 5 pages exist in English', () => {
  expect(entriesOf('home', 'en')).toHaveLength(1);
  expect(entriesOf('page', 'en').length).toBeGreaterThanOrEqual(5);
});

test('a translation belongs to a French entry', () => {
  const originals = new Set(seed.entries.filter(({ locale }) => locale === 'fr').map(({ uid, key }) => `${uid} ${key}`));
  expect(seed.entries.filter(({ uid, key }) => !originals.has(`${uid} ${key}`)).map(({ place }) => place)).toEqual([]);
});

test('no slug is used twice within a type', () => {
  expect(duplicatesOf(seed.entries.map(({ uid, key, locale }) => `${uid} ${key} ${locale}`))).toEqual([]);
});

test('every link leads to a page of the site that exists, or outside', () => {
  expect(seedLinks.length).toBeGreaterThan(300);
  expect(seedLinks.flatMap(({ place, href }) => (linkProblem(href) ? [`${place}: ${href} ${linkProblem(href)}`] : []))).toEqual([]);
});

test('French texts keep the rules of French typography', () => {
  expect(french.flatMap(({ place, field, text }) => typographyProblems(text).map((problem) => `${place} ${field}: ${problem}`))).toEqual(
    [],
  );
});

test('English texts have typographic apostrophes and quotation marks', () => {
  const straight = seedTexts.filter(({ locale, text }) => locale === 'en' && /["']/.test(visibleText(text)));
  expect(straight.map(({ place, field }) => `${place} ${field}`)).toEqual([]);
});

test('every percentage and amount stands in a section that says of which year it is', () => {
  const undated = seedTexts.flatMap((text) =>
    undatedSections(text).map((section) => `${text.place} ${text.field}: ${section.slice(0, 60)}`),
  );
  expect(undated).toEqual([]);
});

test('every key figure that is a percentage or an amount says of which year it is', () => {
  const blocks = [...entriesOf('home'), ...entriesOf('home', 'en'), ...entriesOf('page'), ...entriesOf('page', 'en')].flatMap(
    ({ data }) => data.blocks as { figures?: Parameters<typeof undatedFigures>[0] }[],
  );
  expect(blocks.flatMap(({ figures }) => undatedFigures(figures ?? []))).toEqual([]);
});

test('every nursery says of when its tariff is', () => {
  expect(entriesOf('nursery').filter(({ data }) => data.tariffText && !data.updatedOn)).toEqual([]);
});

test('titles and descriptions for search engines are there, short enough, and unique in their language', () => {
  const types = ['page', 'article', 'article-category', 'faq-entry', 'white-paper', 'testimonial', 'city', 'home'];
  for (const locale of ['fr', 'en'] as const) {
    const all = types.flatMap((type) => entriesOf(type, locale));
    const problems = all.flatMap((entry) => {
      const seo = seoOf(entry);
      if (!seo?.title || !seo.description) return [`${entry.place}: missing`];
      const { title, description: text } = seo;
      return [
        ...(title.length > longestTitle ? [`${entry.place}: title of ${title.length} characters`] : []),
        ...(text.length < description.shortest || text.length > description.longest
          ? [`${entry.place}: description of ${text.length} characters`]
          : []),
      ];
    });
    expect(problems).toEqual([]);
    expect(duplicatesOf(all.map((entry) => seoOf(entry)?.title ?? ''))).toEqual([]);
    expect(duplicatesOf(all.map((entry) => seoOf(entry)?.description ?? ''))).toEqual([]);
  }
});

test('every picture says what it shows, and every file exists', () => {
  const media = seed.entries.flatMap(({ place, data }) => [...mediaOf(data)].map((fields) => ({ place, ...fields }) as Media));
  expect(media.length).toBeGreaterThan(100);
  expect(media.filter(({ alt = '' }) => alt.trim().length < shortestAlternative).map(({ place }) => place)).toEqual([]);
  // The PDFs are made from their text, when the CMS is set up.
  const sourceOf = (file: string) => path.join(seedFolder, file.replace(/\.pdf$/, '.full.md'));
  const files = media.filter(({ file }) => file !== undefined && !existsSync(sourceOf(file)));
  expect(files.map(({ place, file }) => `${place}: ${file}`)).toEqual([]);
});

test('headings of long texts begin at the second level, or at the third below the title of a block, and skip none', () => {
  const problems = seedTexts.filter(({ field, text }) => {
    const levels = [...text.matchAll(/^(#{1,6}) /gm)].map(([, marks = '']) => marks.length);
    const above = field.startsWith('blocks') ? 2 : 1;
    return levels.some((level, index) => level === 1 || level > (levels[index - 1] ?? above) + 1);
  });
  expect(problems.map(({ place, field }) => `${place} ${field}`)).toEqual([]);
});

test('nothing is left to be filled in', () => {
  const placeholder = /lorem|ipsum|\bTODO\b|\bTBD\b|\bXX+\b|à compléter|undefined|\[object/i;
  expect(seedTexts.filter(({ text }) => placeholder.test(text)).map(({ place, field }) => `${place} ${field}`)).toEqual([]);
});

test('no paragraph stands twice', () => {
  for (const locale of ['fr', 'en'] as const) {
    const paragraphs = seedTexts
      // A drawing that is shown twice says the same twice.
      .filter((text) => text.locale === locale && !text.field.endsWith('.alt'))
      .flatMap(({ text }) => text.split('\n').map((line) => line.trim()))
      // Rows and list items, such as a source, may be the same.
      .filter((line) => line.length >= paragraphCharacters && !/^[|-]/.test(line));
    expect(duplicatesOf(paragraphs)).toEqual([]);
  }
});
