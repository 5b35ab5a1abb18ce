import type { Messages } from '../../../client/i18n/fr.ts';
import type { SiteMapGroup, SiteMapSection } from '../../../client/pages/site-map/site-map.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Audience, audiences, routes } from '../../../routes.ts';
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

type NamedPageId = FixedPageId | OwnPageId;

/** `site-map` as `siteMap`. */
type CamelCase<Id extends string> = Id extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Id;

/** Areas of messages that say the title of a page. */
type TitledArea = { [Area in keyof Messages]: Messages[Area] extends { title: string } ? Area : never }[keyof Messages];

/** Pages whose messages have the name of the page, `siteMap` for `site-map`, and say its title. */
type TitledPageId = { [Id in NamedPageId]: CamelCase<Id> extends TitledArea ? Id : never }[NamedPageId];

/** The names of the others: a new page whose own messages have no title is a type error here. */
const otherTitles: Record<Exclude<NamedPageId, TitledPageId>, (messages: Messages) => string> = {
  home: ({ head }) => head.homeCrumb,
  'nursery-finder': ({ head }) => head.finder.title,
  testimonials: ({ head }) => head.testimonials.title.all,
};

const cmsPages: readonly string[] = ['terms', 'legal-notices'] satisfies CmsPageId[];

function isNamed(route: Table): route is Extract<Table, { id: NamedPageId }> {
  return (
    (route.indexable && !route.pattern.includes('{') && !cmsPages.includes(route.id)) || route.id === ('follow-up' satisfies OwnPageId)
  );
}

function hasOtherTitle(id: NamedPageId): id is keyof typeof otherTitles {
  return Object.hasOwn(otherTitles, id);
}

/** The area of messages that has the name of a page. */
function areaOf<Id extends string>(id: Id): CamelCase<Id> {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Id>;
}

const titleOf = (id: NamedPageId, messages: Messages): string =>
  hasOtherTitle(id) ? otherTitles[id](messages) : messages[areaOf(id)].title;

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
  const main = routes.filter(isNamed);
  return [
    {
      id: 'main',
      title: head.siteMap.main,
      groups: [{ title: null, links: main.map(({ id }) => ({ label: titleOf(id, messages), href: pathTo(id, {}, locale) })) }],
    },
    { id: 'pages', title: head.siteMap.pages, groups: [...audiences, null].map(groupOf).filter(({ links }) => links.length > 0) },
  ];
}
