export const testimonials = {
  intro:
    'Trois points de vue sur une même place\u202f: celui du parent, celui de l’employeur, celui de la crèche. Avec ce qui a été simple, et ce qui l’a été moins.',
  filter: 'Afficher les récits',
  list: 'Les récits',
  empty: 'Aucun récit n’est publié ici pour le moment.',
  kind: 'Récit d’exemple',
  experience: 'Date de l’expérience',
  published: 'Publié le',
  rating: 'Note de cet exemple',
  ratingValue: (rating: number) => `${rating} sur 5`,
  others: 'D’autres récits',
  allStories: 'Tous les témoignages',
};
