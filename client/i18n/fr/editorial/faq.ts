import type { Audience } from '../../../../routes.ts';

export const faq = {
  intro: {
    famille:
      'Obtenir une place, en comprendre le prix, préparer les premiers jours\u202f: ce que les parents nous demandent, et ce que nous répondons.',
    entreprise:
      'Réserver des berceaux, en connaître le coût, organiser l’attribution\u202f: ce que les employeurs nous demandent, et ce que nous répondons.',
    gestionnaire:
      'Rejoindre le réseau, tenir sa fiche à jour, connaître les règles\u202f: ce que les gestionnaires nous demandent, et ce que nous répondons.',
  } satisfies Record<Audience, string>,
  categories: 'Questions par public',
  groups: 'Thèmes de cette page',
  otherGroup: 'Autres questions',
  entryPage: 'Ouvrir cette réponse sur sa propre page',
  empty: 'Aucune question n’est publiée ici pour le moment.',
  question: 'Question fréquente',
  updated: 'Réponse mise à jour le',
  allQuestions: 'Toutes les questions',
  related: 'Questions proches',
};
