import type { WhitePaperCategory } from '../../../../routes.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

export const whitePapers = {
  intro: {
    famille:
      'Des guides à garder sous la main pendant la recherche\u202f: les démarches dans l’ordre, les prix expliqués, les modèles de message.',
    entreprise: 'Des guides à poser sur la table avant de décider\u202f: coûts, fiscalité, attribution, clauses à relire.',
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
  requestText: 'Il est gratuit. Nous vous envoyons le lien du PDF par e\u2011mail.',
};
