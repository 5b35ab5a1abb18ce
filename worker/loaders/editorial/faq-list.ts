import { audiences } from '../../../routes.ts';
import { faqEntriesQuery } from '../../content/faq.ts';
import { allTranslations, localizedList } from '../../content/lists.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader } from '../loader.ts';
import { categoryChoices } from './category-choices.ts';
import { groupFaqEntries } from './faq-groups.ts';

export const loadFaqList: Loader<'faq-list'> = async (context) => {
  const { content, locale, messages, params } = context;
  const category = params.category;
  const query = (language: typeof locale) => faqEntriesQuery({ category, limit: allTranslations.pageSize }, language);
  const [{ items: originals }, { items, languages }] = await Promise.all([
    content.get(query('fr')),
    localizedList(content, locale, { query, identity: ({ documentId }) => documentId }),
  ]);
  const title = messages.head.faq.title[category];
  return {
    kind: 'page',
    head: { title, description: messages.head.faq.description[category] },
    props: {
      category,
      title,
      breadcrumbs: [homeCrumb(messages, locale), { label: title, href: null }],
      audiences: categoryChoices('faq-list', { categories: audiences, current: category }, context),
      groups: groupFaqEntries(items, { originals, locale }),
    },
    languages,
    lists: ['faq'],
    marksLanguages: true,
  };
};
