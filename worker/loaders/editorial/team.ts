import { languageMark, localizedList } from '../../content/lists.ts';
import { teamQuery } from '../../content/team-members.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader } from '../loader.ts';

export const loadTeam: Loader<'team'> = async ({ content, locale, messages }) => {
  const { items, languages } = await localizedList(content, locale, { query: teamQuery, identity: ({ name }) => name });
  return {
    kind: 'page',
    head: { title: messages.team.title, description: messages.head.team.description },
    props: {
      breadcrumbs: [homeCrumb(messages, locale), { label: messages.team.title, href: null }],
      members: items.map(({ item, locale: language }) => ({ ...item, lang: languageMark(locale, language) })),
    },
    languages,
    lists: ['team'],
    marksLanguages: true,
  };
};
