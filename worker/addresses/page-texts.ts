import { messagesOf } from '../../client/i18n/all-messages.ts';
import type { Messages } from '../../client/i18n/fr.ts';
import type { Locale } from '../../domain/locale.ts';
import { type PageName, pageNames, routes } from '../../routes.ts';

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

type NamedId = keyof typeof pageNames;

/** Pages whose name is made of words that serve others, too: a new page that nothing names is a type error here. */
const sharedTexts: Record<Exclude<FixedPageId, SelfNamedId | NamedId>, (messages: Messages) => PageName> = {
  home: ({ head }) => ({ title: head.homeCrumb, description: head.siteDescription }),
  testimonials: ({ head: { testimonials } }) => ({ title: testimonials.title.all, description: testimonials.description.all }),
};

const cmsPages: readonly string[] = ['terms', 'legal-notices'] satisfies CmsPageId[];

function isFixed(route: Table): route is Extract<Table, { id: FixedPageId }> {
  return route.indexable && !route.pattern.includes('{') && !cmsPages.includes(route.id);
}

/** The fixed pages, in the order of the route table. */
export const fixedPages: readonly FixedPageId[] = routes.filter(isFixed).map(({ id }) => id);

function isNamed(id: FixedPageId): id is NamedId {
  return Object.hasOwn(pageNames, id);
}

function isShared(id: FixedPageId): id is keyof typeof sharedTexts {
  return Object.hasOwn(sharedTexts, id);
}

/** The texts of a fixed page: those that stand with its route, or the messages that have its name. */
export function pageTexts(id: FixedPageId, locale: Locale): PageName {
  if (isNamed(id)) return pageNames[id][locale];
  const messages = messagesOf(locale);
  if (isShared(id)) return sharedTexts[id](messages);
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const areas: Readonly<Record<string, object>> = messages;
  const parts: Readonly<Record<string, unknown>> = messages.head;
  // What `SelfNamedId` has asked for is there.
  const { title, intro, description } = Object.assign({ intro: '' }, parts[name], areas[name]) as PageName & { intro: string };
  return { title, description: description ?? intro };
}
