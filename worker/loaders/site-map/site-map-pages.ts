import type { Messages } from '../../../client/i18n/fr.ts';
import type { SiteMapGroup, SiteMapSection } from '../../../client/pages/site-map/site-map.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Audience, audiences, type RouteId, routes } from '../../../routes.ts';
import { localizedList } from '../../content/lists.ts';
import { type ContentPageLink, contentPageLinksQuery } from '../../content/pages.ts';
import type { LoaderContext } from '../loader.ts';
import { byLabel, listLinks } from './site-map-lists.ts';

type Table = (typeof routes)[number];
/** Pages of the CMS under an address of their own: the CMS says their title, and whether they exist. */
type CmsPageId = 'terms' | 'legal-notices';
type FixedPageId = Exclude<Extract<Table, { indexable: true }>['id'], Extract<Table, { pattern: `${string}{${string}` }>['id'] | CmsPageId>;

/** Pages of a reader's own matters: no search engine lists them, and readers look for them here. */
type OwnPageId = 'follow-up';

/** The name of every indexable page that needs neither a parameter nor an entry of the CMS; a new one is a type error here. */
const titles: Record<FixedPageId | OwnPageId, (messages: Messages) => string> = {
  home: ({ head }) => head.homeCrumb,
  team: ({ team }) => team.title,
  'employer-kit': ({ employerKit }) => employerKit.title,
  'follow-up': ({ followUp }) => followUp.title,
  lexicon: ({ lexicon }) => lexicon.title,
  'site-map': ({ siteMap }) => siteMap.title,
  cities: ({ cities }) => cities.title,
  'nursery-finder': ({ head }) => head.finder.title,
  testimonials: ({ head }) => head.testimonials.title.all,
};

function isFixedPage(id: RouteId): id is FixedPageId | OwnPageId {
  return Object.hasOwn(titles, id);
}

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
  const main = routes.map(({ id }) => id).filter(isFixedPage);
  return [
    {
      id: 'main',
      title: head.siteMap.main,
      groups: [{ title: null, links: main.map((id) => ({ label: titles[id](messages), href: pathTo(id, {}, locale) })) }],
    },
    { id: 'pages', title: head.siteMap.pages, groups: [...audiences, null].map(groupOf).filter(({ links }) => links.length > 0) },
  ];
}
