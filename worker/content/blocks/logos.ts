import * as v from 'valibot';
import type { LogosBlock } from '../../../client/blocks/logos.tsx';
import { listOf, optionalMedia, optionalText, requiredText } from '../strapi/strapi-schemas.ts';
import { withAddress } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';

export const logos = defineBlock('logos', {
  schema: v.object({
    title: requiredText,
    logos: listOf(v.object({ name: requiredText, href: optionalText, image: optionalMedia })),
  }),
  populate: { populate: { logos: { populate: { image: true } } } },
  toBlock: (raw, options): LogosBlock => ({
    type: 'logos',
    title: raw.title,
    logos: raw.logos.map((logo) => withAddress(logo, logo.name, options)),
  }),
  text: (raw) => [raw.title, ...raw.logos.map(({ name }) => name)],
  samples: [
    {
      type: 'logos',
      title: 'Ils travaillent avec nous',
      logos: ['Canopin', 'Lambrisse', 'Verrin', 'Orvane'].map((name, index) => ({
        name,
        href: index === 0 ? '/contact' : null,
        image: null,
      })),
    },
  ],
});
