import type { Block } from '../../../client/blocks/block.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { articlesQuery } from '../../content/articles.ts';
import type { BlockRequest, StoredBlock } from '../../content/blocks.ts';
import { faqEntriesQuery } from '../../content/faq.ts';
import { allTranslations, languageMark, localizedList, shownIn } from '../../content/lists.ts';
import { signatureCountQuery } from '../../content/signature-count.ts';
import { teamQuery } from '../../content/team-members.ts';
import { testimonialsQuery } from '../../content/testimonials.ts';
import { withDeadline } from '../../with-deadline.ts';
import { formSetting } from '../forms/form-setting.ts';
import { offeredWhitePapers } from '../forms/offered-white-papers.ts';
import type { LoaderContext } from '../loader.ts';
import { preRegistrationSetting } from './pre-registration-setting.ts';

/** Fills the blocks that show other entries; one without entries is left out. */
export async function resolveBlocks(blocks: StoredBlock[], context: LoaderContext): Promise<Block[]> {
  const resolved = await Promise.all(blocks.map((block) => ('request' in block ? resolve(block, context) : withSetting(block, context))));
  return resolved.filter((block) => block !== null);
}

/** How long a page waits for the number of signatures, in milliseconds: it can do without. */
const signaturesMilliseconds = 1000;

async function withSetting(block: Block, context: LoaderContext): Promise<Block | null> {
  if (block.type !== 'form') return block;
  const { content } = context;
  const setting = formSetting(context);
  if (block.form === 'pre-registration') return { ...block, setting, preRegistration: await preRegistrationSetting(context) };
  if (block.form === 'white-paper') {
    const whitePapers = await offeredWhitePapers(block.audience, context);
    return whitePapers.length ? { ...block, setting, whitePapers } : null;
  }
  if (block.form !== 'manifesto') return { ...block, setting };
  const { value } = await content.secondary(signatureCountQuery);
  return { ...block, setting, signatures: await withDeadline(Promise.resolve(value), signaturesMilliseconds, () => null) };
}

async function resolve(request: BlockRequest, context: LoaderContext): Promise<Block | null> {
  switch (request.request) {
    case 'articles':
      return resolveArticles(request, context);
    case 'testimonials':
      return resolveTestimonials(request, context);
    case 'team': {
      const { items } = await localizedList(context.content, context.locale, { query: teamQuery, identity: ({ name }) => name });
      return items.length
        ? {
            type: 'team',
            title: request.title,
            intro: request.intro,
            members: items.map(({ item, locale }) => ({ ...item, lang: languageMark(context.locale, locale) })),
          }
        : null;
    }
    case 'faq':
      return resolveFaq(request, context);
  }
}

async function resolveArticles(
  request: Extract<BlockRequest, { request: 'articles' }>,
  { content, locale }: LoaderContext,
): Promise<Block | null> {
  const { title, intro, category, limit } = request;
  const { items } = await localizedList(content, locale, {
    query: (language) => articlesQuery({ category, page: 1, pageSize: limit }, language),
    translations: (language) => articlesQuery({ category, ...allTranslations }, language),
    identity: ({ documentId }) => documentId,
  });
  const moreHref = category && pathTo('blog-list', { category }, locale);
  return items.length ? { type: 'articles', title, intro, articles: items.map((item) => shownIn(locale, item)), moreHref } : null;
}

async function resolveTestimonials(
  request: Extract<BlockRequest, { request: 'testimonials' }>,
  { content, locale }: LoaderContext,
): Promise<Block | null> {
  const { title, intro, audience, limit } = request;
  const { items } = await localizedList(content, locale, {
    query: (language) => testimonialsQuery({ audience, limit }, language),
    translations: (language) => testimonialsQuery({ audience, limit: allTranslations.pageSize }, language),
    identity: ({ documentId }) => documentId,
  });
  return items.length
    ? {
        type: 'testimonials',
        title,
        intro,
        testimonials: items.map(({ item, locale: language }) => shownIn(locale, { item: item.card, locale: language })),
      }
    : null;
}

async function resolveFaq(request: Extract<BlockRequest, { request: 'faq' }>, { content, locale }: LoaderContext): Promise<Block> {
  const { category, limit, block } = request;
  const { items } = await localizedList(content, locale, {
    query: (language) => faqEntriesQuery({ category, limit }, language),
    translations: (language) => faqEntriesQuery({ category, limit: allTranslations.pageSize }, language),
    identity: ({ documentId }) => documentId,
  });
  const entries = items.map(({ item: { slug, question, answer, href }, locale: language }) => ({
    ...shownIn(locale, { item: { id: slug, question, answer, href }, locale: language }),
  }));
  return { ...block, questions: [...block.questions, ...entries], moreHref: pathTo('faq-list', { category }, locale) };
}
