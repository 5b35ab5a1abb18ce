import * as v from 'valibot';
import type { StepsBlock } from '../../../client/blocks/steps.tsx';
import { listOf, requiredText, toLinks } from '../strapi/strapi-schemas.ts';
import { heading, labelsOf, links } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleLinks, sampleText } from './kit/sample-words.ts';

export const steps = defineBlock('steps', {
  schema: v.object({ ...heading, steps: listOf(v.object({ title: requiredText, text: requiredText })), links }),
  populate: { populate: { steps: true, links: true } },
  toBlock: (raw, { locale, context }): StepsBlock => ({ type: 'steps', ...raw, links: toLinks(raw.links, locale, context) }),
  text: (raw) => [raw.title, raw.intro, ...raw.steps.flatMap(({ title, text }) => [title, text]), ...labelsOf(raw.links)],
  samples: [
    {
      type: 'steps',
      title: 'Étapes',
      intro: null,
      steps: ['Décrire', 'Convaincre', 'Visiter', 'Signer'].map((title) => ({ title, text: sampleText })),
      links: sampleLinks,
    },
  ],
});
