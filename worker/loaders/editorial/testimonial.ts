import { pathTo } from '../../../domain/addresses/paths.ts';
import { allTranslations, languageMark, secondaryList, shownIn, type Translated } from '../../content/lists.ts';
import { mapSecondary } from '../../content/secondary.ts';
import { type Testimonial, testimonialQuery, testimonialsQuery } from '../../content/testimonials.ts';
import { excerptOf } from '../../content/text/excerpt.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, notFound } from '../loader.ts';

const otherCount = 3;

export const loadTestimonial: Loader<'testimonial'> = async ({ content, locale, messages, params }) => {
  const testimonial = await content.localized(locale, (language) => testimonialQuery(params.slug, language));
  if (!testimonial) return notFound;
  const { documentId, card, body, rating, experienceOn, publishedOn, photo, seo } = testimonial.value;
  const others = await secondaryList(content, locale, {
    query: (language) => testimonialsQuery({ audience: null, limit: allTranslations.pageSize }, language),
    identity: (other) => other.documentId,
  });
  const toCards = (stories: Translated<Testimonial>[] | null) => {
    const rest = stories?.filter(({ item }) => item.documentId !== documentId) ?? [];
    const isNear = ({ item }: Translated<Testimonial>) => Number(item.card.audience === card.audience);
    const shown = rest.toSorted((first, second) => isNear(second) - isNear(first)).slice(0, otherCount);
    return shown.length ? shown.map((story) => shownIn(locale, { item: story.item.card, locale: story.locale })) : null;
  };
  const listPath = pathTo('testimonials', {}, locale);
  return {
    kind: 'page',
    head: {
      title: seo.title ?? card.title,
      description: seo.description ?? (excerptOf(card.quote || body.html) || card.title),
      kind: 'article',
      image: seo.image ?? photo,
    },
    props: {
      title: card.title,
      quote: card.quote,
      author: card.author,
      role: card.role,
      company: card.company,
      audience: card.audience,
      image: card.image,
      lang: languageMark(locale, testimonial.locale),
      body,
      rating,
      experienceOn,
      publishedOn,
      breadcrumbs: [
        homeCrumb(messages, locale),
        { label: messages.head.testimonials.title.all, href: listPath },
        { label: card.title, href: null },
      ],
      listPath,
      otherStories: mapSecondary(others, toCards).value,
    },
    languages: testimonial.languages,
  };
};
