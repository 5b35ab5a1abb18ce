import type { Messages } from '../fr.ts';

export const blocks: Messages['blocks'] = {
  allQuestions: 'All questions',
  allArticles: 'All articles',
  readAnswer: 'Read the full answer',
  source: (source) => `Source: ${source}`,
  carousel: (title) => `${title}, scrollable list`,
  form: {
    contact: 'Write to us or call us: someone on the team will answer you.',
    manifesto: 'To sign the manifesto, send us your name and town by e-mail.',
    'pre-registration': 'To request a place, write to us or call us: we will open your file together.',
    'white-paper': 'To receive this white paper, ask us for it by e-mail and we will send it to you.',
  },
};
