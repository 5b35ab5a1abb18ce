import { pathTo } from '../../../domain/addresses/paths.ts';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import type { StoredBlock } from '../../content/blocks/block-modules.ts';
import { contentPageQuery } from '../../content/pages.ts';
import { workerForms } from '../../forms/forms.ts';
import { type Loader, type LoaderContext, type LoaderResult, notFound } from '../loader.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { nextChangeOf } from './simulator-scales.ts';

/** A page made of blocks: the catch-all's, and those that a fixed route shows. */
async function loadPageOf(slug: string, context: LoaderContext): Promise<LoaderResult<'content-page'>> {
  const { content, locale, messages, query } = context;
  const page = await content.localized(locale, (language) => contentPageQuery(slug, language));
  if (!page) return notFound;
  const { title, intro, seo, indexable } = page.value;
  const blocks = await resolveBlocks(page.value.blocks, context);
  const breadcrumbs = [
    { label: messages.common.home, href: pathTo('home', {}, locale) },
    { label: title, href: null },
  ];
  return {
    kind: 'page',
    head: {
      title: titleByForm(page.value.blocks, context) ?? seo.title ?? title,
      description: seo.description ?? intro ?? messages.head.siteDescription,
      image: seo.image,
      // A step of a form is the page as one reader has left it.
      indexable: indexable && !query.has(controlNames.step),
    },
    props: { title, intro, breadcrumbs, blocks },
    languages: page.languages,
    changesAt: nextChangeOf(page.value.blocks, context.now),
  };
}

/** The title that a form gives to a page that shows it. */
function titleByForm(blocks: StoredBlock[], context: LoaderContext): string | null {
  const titles = blocks.map((block) => ('type' in block && block.type === 'form' ? workerForms[block.form].pageTitle?.(context) : null));
  return titles.find((title) => title != null) ?? null;
}

export const loadContentPage: Loader<'content-page'> = (context) => loadPageOf(context.params.slug, context);
export const loadTerms = (context: LoaderContext) => loadPageOf('cgu', context);
export const loadLegalNotices = (context: LoaderContext) => loadPageOf('mentions-legales', context);
