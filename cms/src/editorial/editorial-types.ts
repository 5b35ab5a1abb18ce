/** The types whose entries have a page of their own on the site. */
export const shownTypes = [
  'home',
  'page',
  'article',
  'article-category',
  'faq-entry',
  'white-paper',
  'testimonial',
  'lexicon-term',
  'team-member',
  'city',
  'nursery',
] as const;

/** What the site shows; read by the worker alone, with its token. */
export const editorialTypes = [...shownTypes, 'place', 'navigation', 'site-setting', 'redirect'] as const;

/** The uid of a type of this project, which Strapi builds from the folder and the file. */
export function uidOf<Name extends string>(name: Name): `api::${Name}.${Name}` {
  return `api::${name}.${name}`;
}
