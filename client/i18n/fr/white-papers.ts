import type { WhitePaperCategory } from '../../../routes.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('fr');

export const whitePapers = {
  title: {
    famille: 'Livres blancs pour les familles',
    entreprise: 'Livres blancs pour les entreprises',
  } satisfies Record<WhitePaperCategory, string>,
  intro: {
    famille:
      'Des guides à garder sous la main pendant la recherche\u202f: les démarches dans l’ordre, les prix expliqués, les modèles de message.',
    entreprise: 'Des guides à poser sur la table avant de décider\u202f: coûts, fiscalité, attribution, clauses à relire.',
  } satisfies Record<WhitePaperCategory, string>,
  description: {
    famille:
      'Nos guides PDF pour les parents qui cherchent une place en crèche\u202f: démarches, prix, aides et échanges avec l’employeur.',
    entreprise:
      'Nos guides PDF pour les employeurs\u202f: cofinancer une place en crèche, crédit d’impôt famille, politique de parentalité.',
  } satisfies Record<WhitePaperCategory, string>,
  categories: 'Livres blancs par public',
  kind: 'Livre blanc',
  read: 'Voir le livre blanc',
  pages: (count: number) => plural(count, { one: `${count} page`, other: `${count} pages` }),
  published: 'Publié le',
  format: 'PDF',
  empty: 'Aucun livre blanc n’est publié ici pour le moment.',
  keyPoints: 'Ce que vous y trouverez',
  contents: 'Pour qui, et que contient ce guide\u202f?',
  requestTitle: 'Recevoir ce livre blanc',
  requestText: 'Écrivez-nous en indiquant son titre\u202f: nous vous envoyons le PDF par e-mail. Il est gratuit.',
  request: 'Demander ce livre blanc',
};
