import type { RatingLeaf } from 'schema-dts';
import { messagesOf } from '../../../client/i18n/all-messages.ts';
import type { TestimonialProps } from '../../../client/pages/testimonial/testimonial.tsx';
import { type GraphPage, identityId, imageNode, nodeId, referenceTo, type Subject } from './graph-page.ts';

/** A rating on the scale of the specification, section 9. */
function ratingNode(value: number): RatingLeaf {
  return { '@type': 'Rating', ratingValue: value, bestRating: 5, worstRating: 1 };
}

/**
 * The story of a client: a review of us that we publish ourselves, so it says what kind of text it is in the same words as
 * the page, and nothing is ever counted together from such ratings.
 */
export function storySubject(story: TestimonialProps, page: GraphPage): Subject {
  const { title, quote, author, role, company, image, rating, experienceOn, publishedOn } = story;
  const { testimonials, stories } = messagesOf(page.language);
  const id = nodeId(page, 'review');
  const photo = image ? imageNode(page, image) : undefined;
  return {
    nodes: [
      {
        '@type': 'Review',
        '@id': id,
        name: title,
        genre: testimonials.kind,
        disambiguatingDescription: stories.note,
        itemReviewed: referenceTo(identityId(page)),
        author: {
          '@type': 'Person',
          name: author,
          description: role || undefined,
          affiliation: company ? { '@type': 'Organization', name: company } : undefined,
          image: photo,
        },
        reviewBody: quote || undefined,
        reviewRating: rating === null ? undefined : ratingNode(rating),
        temporalCoverage: experienceOn?.slice(0, 'YYYY-MM'.length),
        datePublished: publishedOn ?? undefined,
        publisher: referenceTo(identityId(page)),
        inLanguage: page.language,
      },
    ],
    page: { datePublished: publishedOn ?? undefined, primaryImageOfPage: photo, mainEntity: referenceTo(id) },
  };
}
