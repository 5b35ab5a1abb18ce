import type { Messages } from '../fr.ts';

export const blocks: Messages['blocks'] = {
  allQuestions: 'All questions',
  allArticles: 'All articles',
  readAnswer: 'Read the full answer',
  readOn: 'Read on',
  source: (source) => `Source: ${source}`,
  carousel: (title) => `${title}, scrollable list`,
};
