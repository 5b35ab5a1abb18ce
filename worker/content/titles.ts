import * as v from 'valibot';
import { pathTo } from '../../domain/addresses/paths.ts';
import { type Locale, localizePath } from '../../domain/locale.ts';
import { audiences, whitePaperCategories } from '../../routes.ts';
import { type ContentQuery, listQuery, type Page, type TypeReader } from './content-query.ts';
import { optionalText, requiredText, textList } from './strapi/strapi-schemas.ts';

/** Most entries of a type whose titles are searched; Strapi sends no more at once. */
const mostTitles = 1000;

/** What the site search looks at. */
export interface Title {
  slug: string;
  href: string;
  title: string;
  note: string | null;
  /** Other words it is found by. */
  aliases: string[];
}

const note = v.fallback(optionalText, null);
const article = v.object({ title: requiredText, slug: requiredText, category: v.picklist(audiences), excerpt: note });
const question = v.object({ question: requiredText, slug: requiredText, category: v.picklist(audiences) });
const whitePaper = v.object({ title: requiredText, slug: requiredText, category: v.picklist(whitePaperCategories), summary: note });
const term = v.object({ term: requiredText, slug: requiredText, aliases: textList });
const page = v.object({ title: requiredText, slug: requiredText, intro: note });

const articleTitles: TypeReader<v.InferOutput<typeof article>, Title> = {
  type: 'article',
  schema: article,
  toValue: ({ title, slug, category, excerpt }, locale) => ({
    slug,
    href: pathTo('article', { category, slug }, locale),
    title,
    note: excerpt,
    aliases: [],
  }),
};

const questionTitles: TypeReader<v.InferOutput<typeof question>, Title> = {
  type: 'faq-entry',
  schema: question,
  toValue: ({ question: title, slug, category }, locale) => ({
    slug,
    href: pathTo('faq-entry', { category, slug }, locale),
    title,
    note: null,
    aliases: [],
  }),
};

const whitePaperTitles: TypeReader<v.InferOutput<typeof whitePaper>, Title> = {
  type: 'white-paper',
  schema: whitePaper,
  toValue: ({ title, slug, category, summary }, locale) => ({
    slug,
    href: pathTo('white-paper', { category, slug }, locale),
    title,
    note: summary,
    aliases: [],
  }),
};

const termTitles: TypeReader<v.InferOutput<typeof term>, Title> = {
  type: 'lexicon-term',
  schema: term,
  toValue: ({ term: title, slug, aliases }, locale) => ({
    slug,
    href: `${pathTo('lexicon', {}, locale)}#${slug}`,
    title,
    note: null,
    aliases,
  }),
};

const pageTitles: TypeReader<v.InferOutput<typeof page>, Title> = {
  type: 'page',
  schema: page,
  toValue: ({ title, slug, intro }, locale) => ({ slug, href: localizePath(`/${slug}`, locale), title, note: intro, aliases: [] }),
};

function titlesQuery<Raw>(
  reader: TypeReader<Raw, Title>,
  options: { path: string; fields: string[]; locale: Locale },
): ContentQuery<Page<Title>> {
  const { path, fields, locale } = options;
  return listQuery(reader, {
    path,
    query: { fields, sort: ['slug:asc'], pagination: { pageSize: mostTitles } },
    locale,
    policy: 'editorial',
  });
}

/** The titles of each type that has a page of its own, by the name of its group in the results. */
export const titleQueries = {
  pages: (locale: Locale) => titlesQuery(pageTitles, { path: '/pages', fields: Object.keys(page.entries), locale }),
  questions: (locale: Locale) => titlesQuery(questionTitles, { path: '/faq-entries', fields: Object.keys(question.entries), locale }),
  articles: (locale: Locale) => titlesQuery(articleTitles, { path: '/articles', fields: Object.keys(article.entries), locale }),
  'white-papers': (locale: Locale) =>
    titlesQuery(whitePaperTitles, { path: '/white-papers', fields: Object.keys(whitePaper.entries), locale }),
  terms: (locale: Locale) => titlesQuery(termTitles, { path: '/lexicon-terms', fields: Object.keys(term.entries), locale }),
};
