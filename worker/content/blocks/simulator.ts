import * as v from 'valibot';
import { companyCostScalesOn, familyCostScalesOn } from '../../../domain/childcare/scales/cost-scales.ts';
import { heading } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';

/** A simulator, which the loader hands the figures of the day. */
export interface SimulatorRequest {
  request: 'simulator';
  title: string;
  intro: string | null;
  kind: 'family' | 'company';
}

/** Whose figures the samples show. */
const sampleDay = '2026-11-28';

export const simulator = defineBlock('simulator', {
  schema: v.object({ ...heading, kind: v.picklist(['family', 'company']) }),
  populate: true,
  toBlock: (raw): SimulatorRequest => ({ request: 'simulator', ...raw }),
  text: ({ title, intro }) => [title, intro],
  samples: [
    {
      type: 'simulator',
      title: 'Simulateur pour les familles',
      intro: null,
      kind: 'family',
      scales: familyCostScalesOn(sampleDay),
      day: sampleDay,
      typed: null,
      nursery: null,
    },
    {
      type: 'simulator',
      title: 'Simulateur pour les entreprises',
      intro: null,
      kind: 'company',
      scales: companyCostScalesOn(sampleDay),
      typed: null,
    },
  ],
});
