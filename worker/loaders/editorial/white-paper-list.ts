import { whitePaperCategories } from '../../../routes.ts';
import { allTranslations, localizedList, shownIn } from '../../content/lists.ts';
import { whitePapersQuery } from '../../content/white-papers/white-papers.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader } from '../loader.ts';
import { categoryChoices } from './category-choices.ts';

export const loadWhitePaperList: Loader<'white-paper-list'> = async (context) => {
  const { content, locale, messages, params } = context;
  const category = params.category;
  const { items, languages } = await localizedList(content, locale, {
    query: (language) => whitePapersQuery({ category, limit: allTranslations.pageSize }, language),
    identity: ({ documentId }) => documentId,
  });
  const title = messages.head.whitePapers.title[category];
  return {
    kind: 'page',
    head: { title, description: messages.head.whitePapers.description[category], image: items[0]?.item.cover },
    props: {
      category,
      title,
      breadcrumbs: [homeCrumb(messages, locale), { label: title, href: null }],
      audiences: categoryChoices('white-paper-list', { categories: whitePaperCategories, current: category }, context),
      whitePapers: items.map((whitePaper) => shownIn(locale, whitePaper)),
    },
    languages,
    lists: ['white-papers'],
    marksLanguages: true,
  };
};
