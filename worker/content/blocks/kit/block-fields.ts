import * as v from 'valibot';
import type { Image } from '../../../../client/components/content-types.ts';
import { audiences } from '../../../../routes.ts';
import { addressOf, listOf, optionalText, requiredText, type StrapiMedia, strapiLink, toImage } from '../../strapi/strapi-schemas.ts';
import type { MarkdownOptions } from '../../text/markdown.ts';

// Fields that several blocks have.

export const heading = { title: requiredText, intro: optionalText };
export const links = listOf(strapiLink);
export const audience = v.fallback(v.nullish(v.picklist(audiences), null), null);
export const tone = v.fallback(v.picklist(['cream', 'teal', 'peach']), 'cream');

/** What the links of a block say. */
export const labelsOf = (items: { label: string }[]): string[] => items.map(({ label }) => label);

/** An item with the address it leads to, and its picture as it is shown. */
export function withAddress<Item extends { href: string | null; image: StrapiMedia | null }>(
  item: Item,
  name: string,
  { locale, context }: MarkdownOptions,
): Omit<Item, 'image'> & { image: Image | null } {
  return { ...item, href: item.href && addressOf(item.href, locale, { name, ...context }), image: toImage(item.image) };
}
