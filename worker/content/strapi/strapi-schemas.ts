import * as v from 'valibot';
import type { Image, Link } from '../../../client/components/content-types.ts';
import { type Locale, localizePath } from '../../../domain/locale.ts';
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
  width: v.nullish(v.number(), null),
  height: v.nullish(v.number(), null),
  updatedAt: v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp()), null), null),
  /** The CMS notes the mean colour of a picture with its thumbnail. */
  formats: v.fallback(v.nullish(v.object({ thumbnail: v.object({ placeholder: v.string() }) }), null), null),
});
export type StrapiMedia = v.InferOutput<typeof strapiMedia>;

/** A broken file costs the picture, not the entry. */
export const optionalMedia = v.fallback(v.nullish(strapiMedia, null), null);

/** A picture of the CMS; null where there is none, or where it is no raster with a known size. */
export function toImage(media: StrapiMedia | null): Image | null {
  if (!media?.width || !media.height) return null;
  const tint = tintOf(media.formats?.thumbnail.placeholder);
  const { width, height } = media;
  return { source: versioned(media), alternativeText: media.alternativeText ?? '', width, height, ...(tint !== undefined && { tint }) };
}

/** A file keeps its address when an editor replaces it: the date makes it another one to browsers. */
function versioned({ url, updatedAt }: StrapiMedia): string {
  return updatedAt ? `${url}?v=${Date.parse(updatedAt).toString(36)}` : url;
}

export const strapiLink = v.object({
  label: requiredText,
  href: requiredText,
  style: v.fallback(v.picklist(['primary', 'secondary', 'text']), 'text'),
});
export type StrapiLink = v.InferOutput<typeof strapiLink>;

/** A link of the CMS with the prefix of the locale it is shown in. */
export function toLink(link: StrapiLink, locale: Locale): Link {
  return { label: link.label, href: localizePath(link.href, locale), style: link.style };
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
