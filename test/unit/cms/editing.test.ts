import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cmsModel } from '../../../harness/cms-stand-in/question-problem.ts';
import { entriesOf } from '../../../harness/cms-stand-in/seed.ts';
import { articleQuery } from '../../../worker/content/articles.ts';
import { readBlocks } from '../../../worker/content/blocks/read-blocks.ts';
import type { ContentQuery } from '../../../worker/content/content-query.ts';
import { cityQuery } from '../../../worker/content/directory/cities.ts';
import { nurseryQuery } from '../../../worker/content/directory/nurseries.ts';
import { faqEntryQuery } from '../../../worker/content/faq.ts';
import { lexiconQuery } from '../../../worker/content/lexicon.ts';
import { contentPageQuery, homeQuery } from '../../../worker/content/pages.ts';
import { teamQuery } from '../../../worker/content/team-members.ts';
import { testimonialQuery } from '../../../worker/content/testimonials.ts';
import { whitePaperQuery } from '../../../worker/content/white-papers/white-papers.ts';
import { UnreadableEntryError } from '../../../worker/errors.ts';
import { readContext } from '../../app/read-context.ts';

type Entry = Record<string, unknown>;
/** Other fields are of kinds that Strapi checks by itself. */
const texts = ['string', 'text', 'richtext', 'enumeration'];
const textsOf = (uid: string) =>
  Object.entries(cmsModel(uid)?.attributes ?? {}).flatMap(([name, { type }]) => (texts.includes(type) ? [name] : []));
type Problem = { path: string[]; message: string } | null;

interface BlankFields {
  blankField(entry: Entry, model: unknown, models: { model: typeof cmsModel }): Problem;
}
interface TidyLinks {
  tidyLinksOf(entry: Entry, model: unknown, context: object): Problem;
}

/** The code of the CMS itself; imported by a name that types do not follow, since the CMS is a program of its own. */
const editing = path.join(import.meta.dirname, '../../../cms/src/editing');
const { blankField } = (await import(`${editing}/blank-fields.ts`)) as BlankFields;
const { tidyLinksOf } = (await import(`${editing}/links/tidy-links.ts`)) as TidyLinks;
const models = { model: cmsModel };
const uidOf = (type: string) => `api::${type}.${type}`;
const modelOf = (type: string) => {
  const model = cmsModel(uidOf(type));
  if (!model) throw new Error(`no type ${type}`);
  return model;
};

/** How the site reads an entry of each type that can be a draft. */
const readers: Record<string, (entry: Entry) => ContentQuery<unknown>> = {
  home: () => homeQuery('fr'),
  page: ({ slug }) => contentPageQuery(String(slug), 'fr'),
  article: (entry) => articleQuery({ slug: String(entry.slug), category: 'famille' }, 'fr'),
  'faq-entry': (entry) => faqEntryQuery({ slug: String(entry.slug), category: 'famille' }, 'fr'),
  'white-paper': (entry) => whitePaperQuery({ slug: String(entry.slug), category: 'famille' }, 'fr'),
  testimonial: ({ slug }) => testimonialQuery(String(slug), 'fr'),
  'lexicon-term': () => lexiconQuery('fr'),
  'team-member': () => teamQuery('fr'),
  city: ({ slug }) => cityQuery(String(slug), 'fr'),
  nursery: ({ slug }) => nurseryQuery(String(slug), 'fr'),
};

function isRejected(type: string, entry: Entry): boolean {
  const query = readers[type]?.(entry);
  let rejections = 0;
  const whole = { documentId: 'abcdefghijklmnopqrstuvwx', localizations: [], ...entry };
  const pagination = { page: 1, pageCount: 1, total: 1 };
  try {
    const reject = (rejected: string) => {
      if (rejected === type) rejections += 1;
    };
    query?.parse({ data: type === 'home' ? whole : [whole], meta: { pagination } }, readContext({ reject }));
  } catch (error) {
    // What is asked for by itself is no absence.
    if (!(error instanceof UnreadableEntryError)) throw error;
  }
  return rejections > 0;
}

describe.for(Object.keys(readers))('an entry of the type %s', (type) => {
  const [sample] = entriesOf(type);
  const entry = sample?.data ?? {};

  test('of the seed is published', () => {
    for (const { data } of entriesOf(type)) expect(blankField(data, modelOf(type), models)).toBeNull();
  });

  test('that the site would reject for a blank field is not', () => {
    expect(isRejected(type, entry)).toBe(false);
    for (const name of textsOf(uidOf(type))) {
      for (const blank of [null, '', '   ']) {
        const changed = { ...entry, [name]: blank };
        if (isRejected(type, changed)) expect.soft([name, blankField(changed, modelOf(type), models)?.path]).toEqual([name, [name]]);
      }
    }
  });
});

test('a block that the site would leave out for a blank field keeps its page from being published', () => {
  const blocks = ['home', 'page'].flatMap((type) => entriesOf(type).flatMap(({ data }) => (data.blocks ?? []) as Entry[]));
  const kinds = new Map(blocks.map((block) => [block.__component, block]));
  expect(kinds.size).toBeGreaterThan(10);
  const page = entriesOf('page')[0]?.data ?? {};
  let count = 0;
  for (const block of kinds.values()) {
    for (const name of textsOf(String(block.__component))) {
      const changed = { ...block, [name]: ' ' };
      if (readBlocks([changed], 'fr', readContext()).length > 0) continue;
      count += 1;
      expect.soft(blankField({ ...page, blocks: [changed] }, modelOf('page'), models)).toMatchObject({
        path: ['blocks', '0', name],
        message: expect.stringMatching(/^Bloc 1 \(.+\), .+ : ce champ est vide/),
      });
    }
  }
  expect(count).toBeGreaterThan(10);
});

test('a part of a block that the site would leave out for a blank field keeps its page from being published', () => {
  const blocks = ['home', 'page'].flatMap((type) => entriesOf(type).flatMap(({ data }) => (data.blocks ?? []) as Entry[]));
  const lengthIn = (block: Entry, name: string) => {
    const [read] = readBlocks([block], 'fr', readContext());
    const parts = read && name in read ? Object.entries(read).find(([key]) => key === name)?.[1] : null;
    return Array.isArray(parts) ? parts.length : 0;
  };
  let count = 0;
  for (const block of blocks) {
    for (const [name, { component }] of Object.entries(cmsModel(String(block.__component))?.attributes ?? {})) {
      const parts = block[name];
      if (!component || !Array.isArray(parts) || parts.length === 0) continue;
      for (const field of textsOf(component)) {
        const changed = { ...block, [name]: [{ ...parts[0], [field]: ' ' }, ...parts.slice(1)] };
        if (lengthIn(changed, name) === lengthIn(block, name)) continue;
        count += 1;
        const problem = blankField({ title: 'Page', slug: 'page', blocks: [changed] }, modelOf('page'), models);
        expect(problem?.path).toEqual(['blocks', '0', name, '0', field]);
      }
    }
  }
  expect(count).toBeGreaterThan(20);
});

test('a link without words or address keeps its page from being published: the site would drop it silently', () => {
  const page = entriesOf('page')[0]?.data ?? {};
  for (const link of [{ label: ' ', href: '/contact' }, { label: 'Nous écrire', href: '' }, { label: 'Nous écrire' }]) {
    const blocks = [{ __component: 'blocks.call-to-action', title: 'Un titre', links: [link] }];
    expect(blankField({ ...page, blocks }, modelOf('page'), models)?.message).toMatch(
      /^Bloc 1 \(.+\), Liens 1, (?:Libellé|Adresse du lien) : ce champ est vide/,
    );
  }
});

test('the links of the seed are as they are meant', () => {
  const types = [...Object.keys(readers), 'article-category', 'navigation', 'site-setting'];
  for (const type of types) {
    for (const { data, key } of entriesOf(type)) {
      const copy = structuredClone(data);
      const context = { models, siteUrl: 'https://site.example', isPage: () => false };
      expect([type, key, tidyLinksOf(copy, modelOf(type), context)]).toEqual([type, key, null]);
      expect(copy).toEqual(data);
    }
  }
});

test('a link that leads nowhere is named by its place, and others are mended there', () => {
  const context = { models, siteUrl: 'https://site.example', isPage: (page: string) => page === '/contact' };
  const entry = {
    title: 'Page',
    blocks: [
      { __component: 'blocks.rich-text', body: 'Voir [la CAF](www.caf.fr).' },
      { __component: 'blocks.call-to-action', title: 'Un titre', links: [{ label: 'Nous', href: 'contact' }] },
    ],
  };
  expect(tidyLinksOf(entry, modelOf('page'), context)).toBeNull();
  expect(entry.blocks).toMatchObject([{ body: 'Voir [la CAF](https://www.caf.fr).' }, { links: [{ href: '/contact' }] }]);
  const wrong = {
    blocks: [
      {
        __component: 'blocks.call-to-action',
        links: [
          { label: 'a', href: '/a' },
          { label: 'b', href: 'javascript:alert(1)' },
        ],
      },
    ],
  };
  expect(tidyLinksOf(wrong, modelOf('page'), context)).toEqual({
    path: ['blocks', '0', 'links', '1', 'href'],
    message: expect.stringMatching(/^Bloc 1 \(.+\), Liens 2, Adresse du lien : « javascript:alert\(1\) » n’est pas une adresse/),
  });
});
