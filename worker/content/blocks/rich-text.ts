import * as v from 'valibot';
import type { RichTextBlock } from '../../../client/blocks/rich-text.tsx';
import { optionalText, requiredText } from '../strapi/strapi-schemas.ts';
import { toHtml } from '../text/markdown.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleHtml } from './kit/sample-words.ts';

export const richText = defineBlock('rich-text', {
  schema: v.object({ title: optionalText, body: requiredText }),
  populate: true,
  toBlock: ({ title, body }, options): RichTextBlock => ({ type: 'rich-text', title, body: toHtml(body, options) }),
  text: ({ title, body }) => [title, body],
  samples: [
    { type: 'rich-text', title: 'Texte', body: sampleHtml('texte') },
    { type: 'rich-text', title: null, body: sampleHtml('texte-seul') },
  ],
});
