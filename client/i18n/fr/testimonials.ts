import type { Audience } from '../../../routes.ts';

export const testimonials = {
  title: {
    all: 'Témoignages de clients',
    famille: 'Témoignages de familles',
    entreprise: 'Témoignages d’entreprises',
    gestionnaire: 'Témoignages de gestionnaires',
  } satisfies Record<Audience | 'all', string>,
  description: {
    all: 'Parents, employeurs et gestionnaires de crèche racontent comment une place a été trouvée, ce qui a bien marché et ce qui a été difficile.',
    famille:
      'Des parents racontent leur recherche d’une place en crèche, la discussion avec leur employeur et les premiers jours de leur enfant.',
    entreprise:
      'Des employeurs racontent pourquoi ils ont réservé un berceau, comment ils l’ont attribué et ce qu’ils referaient autrement.',
    gestionnaire:
      'Des gestionnaires de crèche racontent leur partenariat\u202f: places vacantes, admissions, relations avec les employeurs.',
  } satisfies Record<Audience | 'all', string>,
  intro:
    'Trois points de vue sur une même place\u202f: celui du parent, celui de l’employeur, celui de la crèche. Avec ce qui a été simple, et ce qui l’a été moins.',
  filter: 'Afficher les récits',
  all: 'Tous',
  note: 'Ces récits ont été recueillis, choisis et mis en forme par notre équipe avec leurs auteurs. Ce ne sont pas des avis en ligne.',
  rules: 'Nos règles de publication',
  list: 'Les récits',
  empty: 'Aucun récit n’est publié ici pour le moment.',
  kind: 'Récit de client',
  experience: 'Date de l’expérience',
  published: 'Publié le',
  rating: 'Note donnée par l’auteur',
  ratingValue: (rating: number) => `${rating} sur 5`,
  others: 'D’autres récits',
  allStories: 'Tous les témoignages',
};
