import { controlNames } from '../../../domain/forms/form-answer.ts';
import { preRegistration } from '../../../domain/forms/pre-registration/pre-registration.ts';
import { stepHeadingId } from '../../../domain/forms/pre-registration/steps.ts';
import type { StoredBlock } from '../../content/blocks/block-modules.ts';
import { contentPageQuery } from '../../content/pages.ts';
import { workerForms } from '../../forms/forms.ts';
import { startWords } from '../../forms/pre-registration.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, type LoaderContext, type LoaderResult, notFound } from '../loader.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { nextChangeOf } from './simulator-scales.ts';

/** A page made of blocks: the catch-all's, and those that a fixed route shows. */
async function loadPageOf(slug: string, context: LoaderContext): Promise<LoaderResult<'content-page'>> {
  const { content, locale, messages, query } = context;
  const page = await content.localized(locale, (language) => contentPageQuery(slug, language));
  if (!page) return notFound;
  const { title, intro, seo, indexable } = page.value;
  const blocks = await resolveBlocks(inOrderFor(page.value.blocks, context), context);
  const breadcrumbs = [homeCrumb(messages, locale), { label: title, href: null }];
  return {
    kind: 'page',
    head: {
      title: titleByForm(page.value.blocks, context) ?? seo.title ?? title,
      description: seo.description ?? intro ?? messages.head.siteDescription,
      image: seo.image,
      // A step of a form is the page as one reader has left it.
      indexable: indexable && !query.has(controlNames.step),
    },
    props: { title, intro: isAsking(context) ? null : intro, breadcrumbs, blocks, start: startOf(page.value.blocks, context) },
    languages: page.languages,
    changesAt: nextChangeOf(page.value.blocks, context.now),
  };
}

const isPreRegistration = (block: StoredBlock) => 'type' in block && block.type === 'form' && block.form === preRegistration.name;

/** Whoever has asked for a place, or is in the middle of asking, sees the form first and its explanation after it. */
function isAsking({ query, formReply }: LoaderContext): boolean {
  return query.has('creche') || query.has(controlNames.step) || formReply?.form === preRegistration.name;
}

/** A form that comes first opens the page, whose title is its own. */
function inOrderFor(blocks: StoredBlock[], context: LoaderContext): StoredBlock[] {
  const ordered = isAsking(context)
    ? [...blocks.filter(isPreRegistration), ...blocks.filter((block) => !isPreRegistration(block))]
    : blocks;
  return ordered.map((block, index) => (index === 0 && 'type' in block && block.type === 'form' ? { ...block, opensPage: true } : block));
}

/** The way to the form of a page that explains it. */
function startOf(blocks: StoredBlock[], context: LoaderContext): { label: string; href: string } | null {
  if (!blocks.some(isPreRegistration) || isAsking(context)) return null;
  return { label: startWords(context.locale), href: `#${stepHeadingId}` };
}

/** The title that a form gives to a page that shows it. */
function titleByForm(blocks: StoredBlock[], context: LoaderContext): string | null {
  const titles = blocks.map((block) => ('type' in block && block.type === 'form' ? workerForms[block.form].pageTitle?.(context) : null));
  return titles.find((title) => title != null) ?? null;
}

export const loadContentPage: Loader<'content-page'> = (context) => loadPageOf(context.params.slug, context);
export const loadTerms = (context: LoaderContext) => loadPageOf('cgu', context);
export const loadLegalNotices = (context: LoaderContext) => loadPageOf('mentions-legales', context);
