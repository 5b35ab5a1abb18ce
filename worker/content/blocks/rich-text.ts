import * as v from 'valibot';
import type { RichTextBlock } from '../../../client/blocks/rich-text.tsx';
import type { Html } from '../../../client/components/content-types.ts';
import { optionalText, requiredText } from '../strapi/strapi-schemas.ts';
import { toHtml } from '../text/markdown.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleHtml } from './kit/sample-words.ts';

/** What a text that folds opens with, its first paragraph, and the rest of it; one that opens with something else does not fold. */
function foldedParts({ id, html }: Html): Pick<RichTextBlock, 'body' | 'rest'> {
  const opening = /^<p>.*?<\/p>\s*/s.exec(html)?.[0] ?? '';
  const rest = html.slice(opening.length);
  return opening && rest ? { body: { id, html: opening }, rest: { id: `${id}-rest`, html: rest } } : { body: { id, html }, rest: null };
}

export const richText = defineBlock('rich-text', {
  schema: v.object({ title: optionalText, body: requiredText, folded: v.fallback(v.boolean(), false) }),
  populate: true,
  toBlock({ title, body, folded }, options): RichTextBlock {
    const html = toHtml(body, options);
    return { type: 'rich-text', title, ...(folded ? foldedParts(html) : { body: html, rest: null }) };
  },
  text: ({ title, body }) => [title, body],
  samples: [
    { type: 'rich-text', title: 'Texte', body: sampleHtml('texte'), rest: null },
    { type: 'rich-text', title: null, body: sampleHtml('texte-seul'), rest: null },
    { type: 'rich-text', title: 'Texte replié', body: sampleHtml('texte-debut'), rest: sampleHtml('texte-suite') },
  ],
});
