import { pathTo } from '../../../domain/addresses/paths.ts';
import { languageMark } from '../../content/lists.ts';
import { excerptOf } from '../../content/text/excerpt.ts';
import { whitePaperQuery } from '../../content/white-papers/white-papers.ts';
import { formSetting } from '../forms/form-setting.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, notFound } from '../loader.ts';

export const loadWhitePaper: Loader<'white-paper'> = async (context) => {
  const { content, locale, messages, params } = context;
  const key = { category: params.category, slug: params.slug };
  const whitePaper = await content.localized(locale, (language) => whitePaperQuery(key, language));
  if (!whitePaper) return notFound;
  const { title, summary, category, cover, pageCount, publishedOn, keyPoints, contents, seo } = whitePaper.value;
  return {
    kind: 'page',
    head: {
      title: seo.title ?? title,
      description: seo.description ?? (summary || excerptOf(contents.html) || title),
      image: seo.image ?? cover,
    },
    props: {
      slug: key.slug,
      title,
      summary,
      category,
      lang: languageMark(locale, whitePaper.locale),
      cover,
      pageCount,
      publishedOn,
      keyPoints,
      contents,
      setting: formSetting(context),
      breadcrumbs: [
        homeCrumb(messages, locale),
        { label: messages.head.whitePapers.title[category], href: pathTo('white-paper-list', { category }, locale) },
        { label: title, href: null },
      ],
    },
    languages: whitePaper.languages,
    speaksOfMails: true,
  };
};
