import type { SiteMapGroup, SiteMapSection } from '../../../client/pages/site-map/site-map.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Audience, audiences, routes } from '../../../routes.ts';
import { fixedPages, pageTexts } from '../../addresses/page-texts.ts';
import { localizedList } from '../../content/lists.ts';
import { type ContentPageLink, contentPageLinksQuery } from '../../content/pages.ts';
import type { LoaderContext } from '../loader.ts';
import { byLabel, listLinks } from './site-map-lists.ts';

/** The fixed pages and, of a reader's own matters, the one that no search engine lists and that readers look for here. */
const mainPages = routes.flatMap(({ id }) => (id === 'follow-up' ? id : fixedPages.filter((page) => page === id)));

/** The fixed pages in the order of the route table, then the pages of the CMS by audience. */
export async function readPageSections({ content, locale, messages }: LoaderContext): Promise<SiteMapSection[]> {
  const { items } = await localizedList(content, locale, { query: contentPageLinksQuery, identity: ({ slug }) => slug });
  const { common, head } = messages;
  const pages = items.filter(({ item }) => item.indexable);
  const groupOf = (audience: Audience | null): SiteMapGroup => ({
    title: audience ? common.audiences[audience] : head.siteMap.otherPages,
    links: listLinks(
      pages.filter(({ item }) => item.audience === audience),
      locale,
      ({ title, slug }: ContentPageLink, language) => ({ label: title, href: pathTo('content-page', { slug }, language) }),
    ).sort(byLabel),
  });
  const titleOf = (id: (typeof mainPages)[number]) => (id === 'follow-up' ? messages.followUp : pageTexts(id, locale)).title;
  return [
    {
      id: 'main',
      title: head.siteMap.main,
      groups: [{ title: null, links: mainPages.map((id) => ({ label: titleOf(id), href: pathTo(id, {}, locale) })) }],
    },
    { id: 'pages', title: head.siteMap.pages, groups: [...audiences, null].map(groupOf).filter(({ links }) => links.length > 0) },
  ];
}
