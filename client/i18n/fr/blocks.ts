import type { FormBlock } from '../../blocks/block.ts';

export const blocks = {
  allQuestions: 'Toutes les questions',
  allArticles: 'Tous les articles',
  readAnswer: 'Lire la réponse complète',
  source: (source: string) => `Source\u202f: ${source}`,
  carousel: (title: string) => `${title}, liste à faire défiler`,
  form: {
    contact: 'Écrivez-nous ou appelez-nous\u202f: une personne de l’équipe vous répond.',
    manifesto: 'Pour signer le manifeste, envoyez-nous votre nom et votre commune par e-mail.',
    'pre-registration': 'Pour demander une place, écrivez-nous ou appelez-nous\u202f: nous ouvrons votre dossier avec vous.',
    'white-paper': 'Pour recevoir ce livre blanc, demandez-le-nous par e-mail\u202f: nous vous l’envoyons.',
  } satisfies Record<FormBlock['form'], string>,
};
