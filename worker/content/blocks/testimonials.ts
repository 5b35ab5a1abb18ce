import * as v from 'valibot';
import { sampleTestimonials } from '../../../client/pages/component-preview/samples.ts';
import type { Audience } from '../../../routes.ts';
import { optionalNumber } from '../strapi/strapi-schemas.ts';
import { audience, heading } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleText } from './kit/sample-words.ts';

export interface TestimonialsRequest {
  request: 'testimonials';
  title: string;
  intro: string | null;
  audience: Audience | null;
  limit: number;
}

export const testimonials = defineBlock('testimonials', {
  schema: v.object({ ...heading, audience, limit: optionalNumber }),
  populate: true,
  toBlock: (raw): TestimonialsRequest => ({ request: 'testimonials', ...raw, limit: raw.limit ?? 3 }),
  text: ({ title, intro }) => [title, intro],
  samples: [{ type: 'testimonials', title: 'Témoignages', intro: sampleText, testimonials: sampleTestimonials }],
});
