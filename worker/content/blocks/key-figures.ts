import * as v from 'valibot';
import type { KeyFiguresBlock } from '../../../client/blocks/key-figures.tsx';
import { listOf, optionalText, requiredText } from '../strapi/strapi-schemas.ts';
import { heading } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleText } from './kit/sample-words.ts';

/** What stands beside a figure keeps its no-break space, so it is not trimmed. */
const affix = v.nullish(v.string(), null);

export const keyFigures = defineBlock('key-figures', {
  schema: v.object({
    ...heading,
    figures: listOf(v.object({ value: v.number(), prefix: affix, suffix: affix, label: requiredText, source: optionalText })),
  }),
  populate: { populate: { figures: true } },
  toBlock: (raw): KeyFiguresBlock => ({ type: 'key-figures', ...raw }),
  text: ({ title, intro, figures }) => [title, intro, ...figures.flatMap(({ label, source }) => [label, source])],
  samples: [
    {
      type: 'key-figures',
      title: 'Chiffres',
      intro: sampleText,
      figures: [
        { value: 64, prefix: null, suffix: null, label: 'crèches partenaires', source: 'Réseau, novembre 2026' },
        { value: 12500, prefix: null, suffix: ' €', label: 'de dépense par an', source: null },
        { value: 50, prefix: null, suffix: ' %', label: 'de crédit d’impôt', source: null },
      ],
    },
  ],
});
