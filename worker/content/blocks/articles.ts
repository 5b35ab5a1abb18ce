import * as v from 'valibot';
import { sampleArticles } from '../../../client/pages/component-preview/samples.ts';
import type { Audience } from '../../../routes.ts';
import { optionalNumber } from '../strapi/strapi-schemas.ts';
import { audience, heading } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';

export interface ArticlesRequest {
  request: 'articles';
  title: string;
  intro: string | null;
  category: Audience | null;
  limit: number;
}

export const articles = defineBlock('articles', {
  schema: v.object({ ...heading, category: audience, limit: optionalNumber }),
  populate: true,
  toBlock: (raw): ArticlesRequest => ({ request: 'articles', ...raw, limit: raw.limit ?? 3 }),
  text: ({ title, intro }) => [title, intro],
  samples: [{ type: 'articles', title: 'Articles', intro: null, articles: sampleArticles, moreHref: '/blog-famille' }],
});
