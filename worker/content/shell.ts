import * as v from 'valibot';
import type { ShellProps } from '../../client/shell/shell-props.ts';
import { type ContentQuery, oncePerLocale, singleQuery, type TypeReader, type Version } from './content-query.ts';
import { listOf, optionalText, requiredText, strapiLink, toLinks } from './strapi/strapi-schemas.ts';

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
type Settings = Omit<ShellProps, keyof Navigation | 'sections'>;

const navigationReader: TypeReader<v.InferOutput<typeof strapiNavigation>, Navigation> = {
  type: 'navigation',
  schema: strapiNavigation,
  toValue: (raw, locale, context) => ({
    menus: toLinks(raw.menus, locale, context).map((menu) => ({ ...menu, items: toLinks(menu.items, locale, context) })),
    columns: raw.columns.map(({ title, links }) => ({ title, links: toLinks(links, locale, context) })),
    legal: toLinks(raw.legal, locale, context),
  }),
};

const settingsReader: TypeReader<v.InferOutput<typeof strapiSettings>, Settings> = {
  type: 'site-setting',
  schema: strapiSettings,
  toValue: (raw, locale, context) => ({
    ...raw,
    tagline: raw.tagline ?? '',
    socialLinks: toLinks(raw.socialLinks, locale, context),
  }),
};

export const navigationQuery = oncePerLocale((locale): ContentQuery<Version<Navigation> | null> => {
  const populate = { menus: { populate: { items: true } }, columns: { populate: { links: true } }, legal: true };
  return singleQuery(navigationReader, { path: '/navigation', query: { populate }, locale, policy: 'reference' });
});

export const settingsQuery = oncePerLocale((locale): ContentQuery<Version<Settings> | null> => {
  return singleQuery(settingsReader, { path: '/site-setting', query: { populate: { socialLinks: true } }, locale, policy: 'reference' });
});

/** What the shell shows where nothing of it can be had: the page matters more. */
export const emptyShell: ShellProps = {
  menus: [],
  sections: [],
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
