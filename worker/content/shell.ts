import * as v from 'valibot';
import type { ShellProps } from '../../client/shell/shell-props.ts';
import { type Locale, localizePath } from '../../domain/locale.ts';
import { type ContentQuery, singleQuery, type TypeReader, type Version } from './content-query.ts';
import { listOf, optionalText, requiredText, strapiLink } from './strapi/strapi-schemas.ts';

const strapiNavigationLink = v.object({ label: requiredText, href: requiredText, description: optionalText });
const strapiNavigation = v.object({
  menus: listOf(v.object({ label: requiredText, href: requiredText, items: listOf(strapiNavigationLink) })),
  columns: listOf(v.object({ title: requiredText, links: listOf(strapiNavigationLink) })),
  legal: listOf(strapiNavigationLink),
});
const strapiSettings = v.object({
  tagline: optionalText,
  footerText: optionalText,
  contactEmail: optionalText,
  contactPhone: optionalText,
  postalAddress: optionalText,
  openingText: optionalText,
  socialLinks: listOf(strapiLink),
});

type Navigation = Pick<ShellProps, 'menus' | 'columns' | 'legal'>;
type Settings = Omit<ShellProps, keyof Navigation>;

const navigationReader: TypeReader<v.InferOutput<typeof strapiNavigation>, Navigation> = {
  type: 'navigation',
  schema: strapiNavigation,
  toValue: (raw, locale) => ({
    menus: raw.menus.map((menu) => ({ ...localized(menu, locale), items: menu.items.map((item) => localized(item, locale)) })),
    columns: raw.columns.map(({ title, links }) => ({ title, links: links.map((link) => localized(link, locale)) })),
    legal: raw.legal.map((link) => localized(link, locale)),
  }),
};

const settingsReader: TypeReader<v.InferOutput<typeof strapiSettings>, Settings> = {
  type: 'site-setting',
  schema: strapiSettings,
  toValue: (raw, locale) => ({
    ...raw,
    tagline: raw.tagline ?? '',
    socialLinks: raw.socialLinks.map((link) => localized(link, locale)),
  }),
};

function localized<Item extends { href: string }>(item: Item, locale: Locale): Item {
  return { ...item, href: localizePath(item.href, locale) };
}

export function navigationQuery(locale: Locale): ContentQuery<Version<Navigation> | null> {
  const populate = { menus: { populate: { items: true } }, columns: { populate: { links: true } }, legal: true };
  return singleQuery(navigationReader, { path: '/navigation', query: { populate }, locale, policy: 'reference' });
}

export function settingsQuery(locale: Locale): ContentQuery<Version<Settings> | null> {
  return singleQuery(settingsReader, { path: '/site-setting', query: { populate: { socialLinks: true } }, locale, policy: 'reference' });
}

/** What the shell shows where nothing of it can be had: the page matters more. */
export const emptyShell: ShellProps = {
  menus: [],
  columns: [],
  legal: [],
  tagline: '',
  footerText: null,
  contactEmail: null,
  contactPhone: null,
  postalAddress: null,
  openingText: null,
  socialLinks: [],
};
