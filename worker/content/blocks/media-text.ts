import * as v from 'valibot';
import type { MediaTextBlock } from '../../../client/blocks/media-text.tsx';
import { optionalMedia, requiredText, toImage, toLinks } from '../strapi/strapi-schemas.ts';
import { toHtml } from '../text/markdown.ts';
import { labelsOf, links } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleHtml, sampleLinks } from './kit/sample-words.ts';

export const mediaText = defineBlock('media-text', {
  schema: v.object({
    title: requiredText,
    body: requiredText,
    image: optionalMedia,
    imageSide: v.fallback(v.picklist(['left', 'right']), 'right'),
    links,
  }),
  populate: { populate: { links: true, image: true } },
  toBlock: (raw, options): MediaTextBlock => ({
    type: 'media-text',
    title: raw.title,
    body: toHtml(raw.body, options),
    image: toImage(raw.image),
    imageSide: raw.imageSide,
    links: toLinks(raw.links, options.locale, options.context),
  }),
  text: (raw) => [raw.title, raw.body, ...labelsOf(raw.links)],
  samples: [
    {
      type: 'media-text',
      title: 'Texte et image à droite',
      body: sampleHtml('image-droite'),
      image: null,
      imageSide: 'right',
      links: sampleLinks,
    },
    { type: 'media-text', title: 'Texte et image à gauche', body: sampleHtml('image-gauche'), image: null, imageSide: 'left', links: [] },
  ],
});
