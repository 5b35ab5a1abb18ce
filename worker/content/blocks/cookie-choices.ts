import * as v from 'valibot';
import type { CookieChoicesBlock } from '../../../client/blocks/cookie-choices.tsx';
import { requiredText } from '../strapi/strapi-schemas.ts';
import { toHtml } from '../text/markdown.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleHtml } from './kit/sample-words.ts';

export const cookieChoices = defineBlock('cookie-choices', {
  schema: v.object({ title: requiredText, body: requiredText, bodyWithout: requiredText }),
  populate: true,
  toBlock: ({ title, body, bodyWithout }, options): CookieChoicesBlock => ({
    type: 'cookie-choices',
    title,
    body: toHtml(body, options),
    bodyWithout: toHtml(bodyWithout, { ...options, id: `${options.id}-without` }),
  }),
  text: ({ title, body }) => [title, body],
  samples: [{ type: 'cookie-choices', title: 'Cookies', body: sampleHtml('cookies'), bodyWithout: sampleHtml('cookies-sans') }],
});
