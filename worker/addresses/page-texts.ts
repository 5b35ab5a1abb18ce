import type { Messages } from '../../client/i18n/fr.ts';
import { routes } from '../../routes.ts';

type Table = (typeof routes)[number];
/** Pages of the CMS under an address of their own: the CMS says their title, and whether they exist. */
type CmsPageId = 'terms' | 'legal-notices';

/** An indexable page that needs neither a parameter nor an entry of the CMS. */
export type FixedPageId = Exclude<
  Extract<Table, { indexable: true }>['id'],
  Extract<Table, { pattern: `${string}{${string}` }>['id'] | CmsPageId
>;

/** `site-map` as `siteMap`. */
type CamelCase<Id extends string> = Id extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Id;

type TextsIn<Area, Name extends string> = Name extends keyof Area ? Area[Name] : unknown;
type OwnTexts<Id extends string> = TextsIn<Messages, CamelCase<Id>> & TextsIn<Messages['head'], CamelCase<Id>>;

/** Pages whose messages have the name of the page, `siteMap` for `site-map`, as an area or as a part of `head`, and say what it is. */
type SelfNamedId = {
  [Id in FixedPageId]: OwnTexts<Id> extends { title: string } & ({ description: string } | { intro: string }) ? Id : never;
}[FixedPageId];

/** What a page is called where others lead to it, and what is said of it there. */
export interface PageTexts {
  title: string;
  description: string;
}

/** The texts of the others: a new page whose own messages do not say them is a type error here. */
const otherTexts: Record<Exclude<FixedPageId, SelfNamedId>, (messages: Messages) => PageTexts> = {
  home: ({ head }) => ({ title: head.homeCrumb, description: head.siteDescription }),
  testimonials: ({ head: { testimonials } }) => ({ title: testimonials.title.all, description: testimonials.description.all }),
};

const cmsPages: readonly string[] = ['terms', 'legal-notices'] satisfies CmsPageId[];

function isFixed(route: Table): route is Extract<Table, { id: FixedPageId }> {
  return route.indexable && !route.pattern.includes('{') && !cmsPages.includes(route.id);
}

/** The fixed pages, in the order of the route table. */
export const fixedPages: readonly FixedPageId[] = routes.filter(isFixed).map(({ id }) => id);

function isOther(id: FixedPageId): id is keyof typeof otherTexts {
  return Object.hasOwn(otherTexts, id);
}

/** The texts of a fixed page, from the messages that have its name. */
export function pageTexts(id: FixedPageId, messages: Messages): PageTexts {
  if (isOther(id)) return otherTexts[id](messages);
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const areas: Readonly<Record<string, object>> = messages;
  const parts: Readonly<Record<string, unknown>> = messages.head;
  // What `SelfNamedId` has asked for is there.
  const { title, intro, description } = Object.assign({ intro: '' }, parts[name], areas[name]) as PageTexts & { intro: string };
  return { title, description: description ?? intro };
}
