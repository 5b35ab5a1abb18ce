import * as v from 'valibot';
import type { Image, Link } from '../../../client/components/content-types.ts';
import type { Locale } from '../../../domain/locale.ts';
import { linkAddress, servedAddress } from '../media/editor-address.ts';
import { isFileName, isShownFile } from '../media/file-name.ts';
import type { TextContext } from '../text/text-context.ts';
import { tintOf } from './tints.ts';

/** A text an editor may leave empty: blank counts as absent. */
export const optionalText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => text?.trim() || null),
);

export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

export const optionalNumber = v.nullish(v.number(), null);

/** A plain date `YYYY-MM-DD`, without a time zone. */
export const optionalDate = v.nullish(v.pipe(v.string(), v.isoDate()), null);

/** A JSON list of texts; anything else is an empty one. */
export const textList = v.fallback(v.array(v.string()), []);

/** A list whose broken items are left out. */
export function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((item) => {
        const parsed = v.safeParse(schema, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

export const strapiMedia = v.object({
  url: v.string(),
  alternativeText: v.nullish(v.string(), null),
  caption: v.fallback(v.nullish(v.string(), null), null),
  width: v.nullish(v.number(), null),
  height: v.nullish(v.number(), null),
  updatedAt: v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp()), null), null),
  /** The CMS notes the mean colour of a picture with its thumbnail. */
  formats: v.fallback(v.nullish(v.object({ thumbnail: v.object({ placeholder: v.string() }) }), null), null),
});
export type StrapiMedia = v.InferOutput<typeof strapiMedia>;

/** A broken file costs the picture, not the entry. */
export const optionalMedia = v.fallback(v.nullish(strapiMedia, null), null);

/** A picture of the CMS; null where there is none, where its size is not known, or where it is of a kind that browsers do not show. */
export function toImage(media: StrapiMedia | null): Image | null {
  if (!media?.width || !media.height || !isShownFile(media.url)) return null;
  const tint = tintOf(media.formats?.thumbnail.placeholder);
  const { width, height } = media;
  const caption = written(media.caption);
  return {
    source: versioned(media),
    alternativeText: written(media.alternativeText),
    width,
    height,
    ...(caption && { caption }),
    ...(tint !== undefined && { tint }),
  };
}

/** The CMS fills in the name of the file where editors write nothing. */
const written = (text: string | null) => (text && !isFileName(text) ? text : '');

/** A file keeps its address when an editor replaces it: the date makes it another one to browsers. */
function versioned({ url, updatedAt }: StrapiMedia): string {
  const address = servedAddress(url);
  return updatedAt ? `${address}?v=${Date.parse(updatedAt).toString(36)}` : address;
}

export const strapiLink = v.object({
  label: requiredText,
  href: requiredText,
  style: v.fallback(v.picklist(['primary', 'secondary', 'text']), 'text'),
});

/** Links of the CMS as they lead from a page in the locale; those that lead nowhere are left out. */
export function toLinks<Item extends Pick<Link, 'label' | 'href'>>(links: Item[], locale: Locale, context: LinkContext): Item[] {
  return links.flatMap((link) => {
    const href = addressOf(link.href, locale, { name: link.label, ...context });
    return href === null ? [] : [{ ...link, href }];
  });
}

type LinkContext = Pick<TextContext, 'hosts' | 'reject'>;

/** Where a link of the CMS leads; null, and a line in the log, where that is nowhere. */
export function addressOf(href: string, locale: Locale, { name, hosts, reject }: LinkContext & { name: string }): string | null {
  const address = linkAddress(href, hosts, locale);
  if (address === null) reject('link', name, `${href} leads nowhere`);
  return address;
}

export const strapiSeo = v.nullish(v.object({ title: optionalText, description: optionalText, image: optionalMedia }), null);
export type StrapiSeo = v.InferOutput<typeof strapiSeo>;

export interface Seo {
  title: string | null;
  description: string | null;
  image: Image | null;
}

export function toSeo(seo: StrapiSeo): Seo {
  return { title: seo?.title ?? null, description: seo?.description ?? null, image: toImage(seo?.image ?? null) };
}

export const strapiQuestion = v.object({ question: requiredText, answer: requiredText });
