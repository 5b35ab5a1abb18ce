import * as v from 'valibot';
import type { FaqBlock } from '../../../client/blocks/lists/faq.tsx';
import type { Audience } from '../../../routes.ts';
import { listOf, optionalNumber, strapiQuestion } from '../strapi/strapi-schemas.ts';
import { toHtml } from '../text/markdown.ts';
import { audience, heading } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleHtml, sampleText } from './kit/sample-words.ts';

/** Questions of a category, after those of the block itself. */
export interface FaqRequest {
  request: 'faq';
  category: Audience;
  limit: number;
  block: FaqBlock;
}

export const faq = defineBlock('faq', {
  schema: v.object({ ...heading, questions: listOf(strapiQuestion), category: audience, limit: optionalNumber }),
  populate: { populate: { questions: true } },
  toBlock(raw, { locale, id, context }): FaqBlock | FaqRequest {
    const questions = raw.questions.map(({ question, answer }, index) => {
      const questionId = `${id}-question-${index + 1}`;
      return { id: questionId, question, answer: toHtml(answer, { id: `${questionId}-answer`, locale, context }), href: null };
    });
    const block: FaqBlock = { type: 'faq', title: raw.title, intro: raw.intro, questions, moreHref: null };
    return raw.category ? { request: 'faq', category: raw.category, limit: raw.limit ?? 5, block } : block;
  },
  text: ({ title, intro, questions }) => [title, intro, ...questions.flatMap(({ question, answer }) => [question, answer])],
  samples: [
    {
      type: 'faq',
      title: 'Questions',
      intro: sampleText,
      questions: [
        { id: 'bloc-question-1', question: 'Une question ?', answer: sampleHtml('reponse-1'), href: null },
        { id: 'bloc-question-2', question: 'Une question avec sa page ?', answer: sampleHtml('reponse-2'), href: '/faq-famille' },
      ],
      moreHref: '/faq-famille',
    },
  ],
});
