import * as v from 'valibot';
import { sampleMembers } from '../../../client/pages/component-preview/samples.ts';
import { heading } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleHtml } from './kit/sample-words.ts';

export interface TeamRequest {
  request: 'team';
  title: string;
  intro: string | null;
}

export const team = defineBlock('team', {
  schema: v.object(heading),
  populate: true,
  toBlock: (raw): TeamRequest => ({ request: 'team', ...raw }),
  text: ({ title, intro }) => [title, intro],
  samples: [
    {
      type: 'team',
      title: 'Équipe',
      intro: null,
      members: sampleMembers.map((member, index) => ({ ...member, biography: sampleHtml(`membre-${index}`) })),
    },
  ],
});
