export const head = {
  siteTitle: 'Crèche Sereine\u202f: la parentalité sereine commence par une place en crèche',
  siteDescription:
    'Crèche Sereine trouve une place en crèche près de chez vous ou de votre travail, dans un réseau de crèches partenaires, avec le cofinancement de l’employeur d’un parent.',
  notFound: 'Page introuvable',
  failure: 'Service momentanément indisponible',
};
