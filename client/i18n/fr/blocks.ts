export const blocks = {
  allQuestions: 'Toutes les questions',
  allArticles: 'Tous les articles',
  readAnswer: 'Lire la réponse complète',
  readOn: 'Lire la suite',
  source: (source: string) => `Source\u202f: ${source}`,
  carousel: (title: string) => `${title}, liste à faire défiler`,
};
