import * as v from 'valibot';
import type { HeroBlock } from '../../../client/blocks/hero/hero.tsx';
import { optionalMedia, optionalText, requiredText, toImage, toLinks } from '../strapi/strapi-schemas.ts';
import { labelsOf, links, tone } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleLinks, sampleText } from './kit/sample-words.ts';

export const hero = defineBlock('hero', {
  schema: v.object({
    eyebrow: optionalText,
    title: requiredText,
    text: optionalText,
    searchField: v.nullish(v.boolean(), false),
    links,
    image: optionalMedia,
    tone,
  }),
  populate: { populate: { links: true, image: true } },
  toBlock: (raw, { locale, context }): HeroBlock => ({
    type: 'hero',
    ...raw,
    searchField: raw.searchField ?? false,
    links: toLinks(raw.links, locale, context),
    image: toImage(raw.image),
  }),
  text: (raw) => [raw.eyebrow, raw.title, raw.text, ...labelsOf(raw.links)],
  samples: [
    {
      type: 'hero',
      eyebrow: 'Bloc',
      title: 'Ouverture avec recherche',
      text: sampleText,
      searchField: true,
      links: sampleLinks,
      image: null,
      tone: 'teal',
    },
    {
      type: 'hero',
      eyebrow: null,
      title: 'Ouverture sans recherche',
      text: null,
      searchField: false,
      links: [],
      image: null,
      tone: 'peach',
    },
  ],
});
