import type { Audience } from '../../../routes.ts';

export const blog = {
  title: {
    famille: 'Le blog des familles',
    entreprise: 'Le blog des entreprises',
    gestionnaire: 'Le blog des gestionnaires',
  } satisfies Record<Audience, string>,
  description: {
    famille: 'Trouver une place en crèche, en comprendre le prix, en parler à son employeur\u202f: nos articles pour les parents.',
    entreprise: 'Réserver des berceaux, en mesurer le coût, les attribuer avec justice\u202f: nos articles pour les entreprises.',
    gestionnaire: 'Disponibilités, tarifs, réglementation, partenariats\u202f: nos articles pour les gestionnaires de crèche.',
  } satisfies Record<Audience, string>,
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  pageDescription: (description: string, page: number) => (page > 1 ? `${description} Page ${page}.` : description),
  otherBlogs: 'Les trois blogs',
  featured: 'Le dernier article',
  latest: 'Les autres articles',
  empty: 'Aucun article n’est publié ici pour le moment.',
  by: 'Par',
  published: 'Publié le',
  updated: 'Mis à jour le',
  contents: 'Dans cet article',
  tags: 'Sujets abordés',
  related: 'À lire ensuite',
  allArticles: 'Tous les articles du blog',
};
