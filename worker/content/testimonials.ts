import * as v from 'valibot';
import type { TestimonialCardProps } from '../../client/components/cards/testimonial-card.tsx';
import type { Html, Image } from '../../client/components/content-types.ts';
import { pathTo } from '../../domain/addresses/paths.ts';
import type { Locale } from '../../domain/locale.ts';
import { type Audience, audiences } from '../../routes.ts';
import { type ContentQuery, firstQuery, languagesPopulate, listQuery, type Page, type TypeReader, type Version } from './content-query.ts';
import { optionalDate, optionalMedia, optionalText, requiredText, type Seo, strapiSeo, toImage, toSeo } from './strapi/strapi-schemas.ts';
import { toHtml } from './text/markdown.ts';

const strapiTestimonial = v.object({
  documentId: v.string(),
  title: requiredText,
  slug: requiredText,
  audience: v.picklist(audiences),
  author: requiredText,
  role: optionalText,
  company: optionalText,
  quote: optionalText,
  body: optionalText,
  rating: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), null),
  experienceOn: optionalDate,
  publishedOn: optionalDate,
  photo: optionalMedia,
  seo: strapiSeo,
});

export interface Testimonial {
  documentId: string;
  slug: string;
  card: TestimonialCardProps;
  body: Html;
  /** 1 to 5, null where none was given. */
  rating: number | null;
  experienceOn: string | null;
  publishedOn: string | null;
  photo: Image | null;
  seo: Seo;
}

const testimonialReader: TypeReader<v.InferOutput<typeof strapiTestimonial>, Testimonial> = {
  type: 'testimonial',
  schema: strapiTestimonial,
  toValue: (raw, locale, context) => ({
    documentId: raw.documentId,
    slug: raw.slug,
    card: {
      href: pathTo('testimonial', { slug: raw.slug }, locale),
      title: raw.title,
      quote: raw.quote ?? '',
      author: raw.author,
      role: raw.role ?? '',
      company: raw.company,
      audience: raw.audience,
      image: toImage(raw.photo),
    },
    body: toHtml(raw.body ?? '', { id: `testimonial-${raw.documentId}`, locale, context }),
    rating: raw.rating,
    experienceOn: raw.experienceOn,
    publishedOn: raw.publishedOn,
    photo: toImage(raw.photo),
    seo: toSeo(raw.seo),
  }),
};

const populate = { photo: true, seo: { populate: { image: true } } };

/** Testimonials of an audience, or of all where it is null, newest first. */
export function testimonialsQuery(options: { audience: Audience | null; limit: number }, locale: Locale): ContentQuery<Page<Testimonial>> {
  const filters = options.audience ? { audience: { $eq: options.audience } } : undefined;
  return listQuery(testimonialReader, {
    path: '/testimonials',
    query: {
      filters,
      populate: { ...populate, ...languagesPopulate },
      sort: ['publishedOn:desc', 'title:asc'],
      pagination: { pageSize: options.limit },
    },
    locale,
    policy: 'editorial',
  });
}

const fixed = { populate };

export function testimonialQuery(slug: string, locale: Locale): ContentQuery<Version<Testimonial> | null> {
  return firstQuery(testimonialReader, {
    path: '/testimonials',
    query: { filters: { slug: { $eq: slug } } },
    fixed,
    locale,
    policy: 'editorial',
  });
}
