import type { Block } from '../../../client/blocks/block-table.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { articlesQuery } from '../../content/articles.ts';
import type { StoredBlock } from '../../content/blocks/block-modules.ts';
import { faqEntriesQuery } from '../../content/faq.ts';
import { languageMark, secondaryList, shownIn } from '../../content/lists.ts';
import { mapSecondary, type Secondary } from '../../content/secondary.ts';
import { teamQuery } from '../../content/team-members.ts';
import { testimonialsQuery } from '../../content/testimonials.ts';
import type { LoaderContext } from '../loader.ts';
import { chosenEntries } from './chosen-entries.ts';

/** A block whose content is other entries; a simulator asks for figures only. */
type ListRequest = Exclude<Extract<StoredBlock, { request: string }>, { request: 'simulator' }>;
type Request<Name extends ListRequest['request']> = Extract<ListRequest, { request: Name }>;

/** A block that shows other entries; null where there are none or where they cannot be had. */
export async function listBlock(request: ListRequest, context: LoaderContext): Promise<Secondary<Block>> {
  switch (request.request) {
    case 'articles':
      return articlesBlock(request, context);
    case 'testimonials':
      return testimonialsBlock(request, context);
    case 'team':
      return teamBlock(request, context);
    case 'faq':
      return faqBlock(request, context);
  }
}

async function articlesBlock(request: Request<'articles'>, context: LoaderContext): Promise<Secondary<Block>> {
  const { title, intro, category, limit } = request;
  const { locale } = context;
  const moreHref = category && pathTo('blog-list', { category }, locale);
  const list = await chosenEntries(context, {
    audience: category,
    limit,
    query: (audience, language) => articlesQuery({ category: audience, page: 1, pageSize: limit }, language),
  });
  return mapSecondary(list, (items) =>
    items?.length ? { type: 'articles', title, intro, articles: items.map((item) => shownIn(locale, item)), moreHref } : null,
  );
}

async function testimonialsBlock(request: Request<'testimonials'>, context: LoaderContext): Promise<Secondary<Block>> {
  const { title, intro, audience, limit } = request;
  const { locale } = context;
  const list = await chosenEntries(context, {
    audience,
    limit,
    query: (one, language) => testimonialsQuery({ audience: one, limit }, language),
  });
  return mapSecondary(list, (items) => {
    if (!items?.length) return null;
    const testimonials = items.map(({ item, locale: language }) => shownIn(locale, { item: item.card, locale: language }));
    return { type: 'testimonials', title, intro, testimonials };
  });
}

async function teamBlock({ title, intro }: Request<'team'>, { content, locale }: LoaderContext): Promise<Secondary<Block>> {
  const list = await secondaryList(content, locale, { query: teamQuery, identity: ({ name }) => name });
  return mapSecondary(list, (items) => {
    if (!items?.length) return null;
    return {
      type: 'team',
      title,
      intro,
      members: items.map(({ item, locale: language }) => ({ ...item, lang: languageMark(locale, language) })),
    };
  });
}

/** The questions of the block itself stay, whatever becomes of those of the list. */
async function faqBlock({ category, limit, block }: Request<'faq'>, context: LoaderContext): Promise<Secondary<Block>> {
  const { locale } = context;
  const list = await chosenEntries(context, {
    audience: category,
    limit,
    query: (audience, language) => faqEntriesQuery({ category: audience, limit }, language),
  });
  return mapSecondary(list, (items) => {
    const entries = (items ?? []).map(({ item: { slug, question, answer, href }, locale: language }) =>
      shownIn(locale, { item: { id: slug, question, answer, href }, locale: language }),
    );
    const questions = [...block.questions, ...entries];
    return questions.length ? { ...block, questions, moreHref: pathTo('faq-list', { category }, locale) } : null;
  });
}
