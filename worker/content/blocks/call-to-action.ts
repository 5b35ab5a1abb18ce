import * as v from 'valibot';
import type { CallToActionBlock } from '../../../client/blocks/call-to-action.tsx';
import { optionalText, requiredText, toLinks } from '../strapi/strapi-schemas.ts';
import { labelsOf, links, tone } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleLinks, sampleText } from './kit/sample-words.ts';

export const callToAction = defineBlock('call-to-action', {
  schema: v.object({ title: requiredText, text: optionalText, links, tone }),
  populate: { populate: { links: true } },
  toBlock: (raw, { locale, context }): CallToActionBlock => ({
    type: 'call-to-action',
    ...raw,
    links: toLinks(raw.links, locale, context),
  }),
  text: (raw) => [raw.title, raw.text, ...labelsOf(raw.links)],
  samples: [
    { type: 'call-to-action', title: 'Appel final', text: sampleText, links: sampleLinks, tone: 'peach' },
    { type: 'call-to-action', title: 'Appel final, sans texte', text: null, links: sampleLinks.slice(0, 1), tone: 'teal' },
  ],
});
