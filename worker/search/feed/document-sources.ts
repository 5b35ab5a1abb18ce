import * as v from 'valibot';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { SearchKind } from '../../../domain/search/site-search.ts';
import { audiences, whitePaperCategories } from '../../../routes.ts';
import { blocksPopulate, textsOfBlocks } from '../../content/blocks/read-blocks.ts';
import type { ContentType } from '../../content/content-query.ts';
import type { QueryParameters } from '../../content/strapi/query-string.ts';
import { listOf, optionalText, requiredText, strapiQuestion, textList } from '../../content/strapi/strapi-schemas.ts';
import { markdownText } from '../../content/text/markdown-text.ts';
import type { DocumentText } from './entry-change.ts';

/** A type of the CMS that the site search knows: how it is asked for, and what an entry of it says. */
export interface DocumentSource {
  kind: Exclude<SearchKind, 'nurseries'>;
  type: ContentType;
  path: string;
  query: QueryParameters;
  /** Null where the entry cannot be used, or is not to be found. */
  read(raw: unknown): DocumentText | null;
}

const text = v.fallback(optionalText, null);
const identity = { slug: requiredText };

function source<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  options: Omit<DocumentSource, 'read' | 'query'> & { schema: Schema; populate?: QueryParameters },
  toText: (raw: v.InferOutput<Schema>) => DocumentText | null,
): DocumentSource {
  const { schema, populate, ...rest } = options;
  const populated = Object.keys(populate ?? {});
  const fields = Object.keys(schema.entries).filter((name) => !populated.includes(name));
  return {
    ...rest,
    query: { fields, ...(populate && { populate }) },
    read(raw) {
      const parsed = v.safeParse(schema, raw);
      return parsed.success ? toText(parsed.output) : null;
    },
  };
}

/** Texts of several fields as one. */
function written(...parts: (string | null)[]): string {
  return parts.flatMap((part) => (part ? [markdownText(part)] : [])).join(' ');
}

export const documentSources: DocumentSource[] = [
  source(
    {
      kind: 'pages',
      type: 'page',
      path: '/pages',
      schema: v.object({
        ...identity,
        title: requiredText,
        intro: text,
        indexable: v.nullish(v.boolean(), true),
        blocks: v.fallback(v.nullish(v.array(v.unknown()), []), []),
      }),
      populate: { blocks: blocksPopulate },
    },
    ({ slug, title, intro, indexable, blocks }) =>
      indexable === false
        ? null
        : { path: `/${slug}`, title, note: '', keywords: slug, body: written(intro, ...textsOfBlocks(blocks ?? [])) },
  ),
  source(
    {
      kind: 'questions',
      type: 'faq-entry',
      path: '/faq-entries',
      schema: v.object({ ...identity, question: requiredText, category: v.picklist(audiences), answer: text, group: text }),
    },
    ({ slug, question: title, category, answer, group }) => ({
      path: pathTo('faq-entry', { category, slug }),
      title,
      note: '',
      keywords: `faq ${category} ${group ?? ''}`,
      body: written(answer),
    }),
  ),
  source(
    {
      kind: 'articles',
      type: 'article',
      path: '/articles',
      schema: v.object({ ...identity, title: requiredText, category: v.picklist(audiences), excerpt: text, body: text, tags: textList }),
    },
    ({ slug, title, category, excerpt, body, tags }) => ({
      path: pathTo('article', { category, slug }),
      title,
      note: '',
      keywords: `${category} ${tags.join(' ')}`,
      body: written(excerpt, body),
    }),
  ),
  source(
    {
      kind: 'white-papers',
      type: 'white-paper',
      path: '/white-papers',
      schema: v.object({
        ...identity,
        title: requiredText,
        category: v.picklist(whitePaperCategories),
        summary: text,
        contents: text,
        keyPoints: listOf(v.object({ text: requiredText })),
      }),
      populate: { keyPoints: true },
    },
    ({ slug, title, category, summary, contents, keyPoints }) => ({
      path: pathTo('white-paper', { category, slug }),
      title,
      note: '',
      keywords: `livre blanc white paper guide pdf ${category}`,
      body: written(summary, ...keyPoints.map((point) => point.text), contents),
    }),
  ),
  source(
    {
      kind: 'terms',
      type: 'lexicon-term',
      path: '/lexicon-terms',
      schema: v.object({ ...identity, term: requiredText, aliases: textList, definition: text }),
    },
    ({ slug, term: title, aliases, definition }) => ({
      path: `${pathTo('lexicon')}#${slug}`,
      title,
      note: aliases
        .map((alias) => alias.trim())
        .filter(Boolean)
        .join(', '),
      keywords: '',
      body: written(definition),
    }),
  ),
  source(
    {
      kind: 'cities',
      type: 'city',
      path: '/cities',
      schema: v.object({
        ...identity,
        name: requiredText,
        inseeCode: text,
        postalCodes: textList,
        departmentCode: text,
        departmentName: text,
        regionName: text,
        intro: text,
        practicalText: text,
        faq: listOf(strapiQuestion),
      }),
      populate: { faq: true },
    },
    ({ slug, name: title, inseeCode, postalCodes, departmentCode, departmentName, regionName, intro, practicalText, faq }) => ({
      path: pathTo('city', { slug }),
      title,
      note: departmentName && departmentCode ? `${departmentName} (${departmentCode})` : (departmentName ?? ''),
      keywords: ['ville', 'crèches', regionName, ...postalCodes].filter(Boolean).join(' '),
      body: written(intro, practicalText, ...faq.flatMap(({ question, answer }) => [question, answer])),
      place: inseeCode,
    }),
  ),
];
