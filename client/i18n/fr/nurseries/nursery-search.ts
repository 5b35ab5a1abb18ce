export const nurserySearch = {
  title: 'Rechercher une crèche',
  fields: {
    radius: 'Dans un rayon de',
    kilometres: (count: number) => `${count} km`,
    apply: 'Appliquer',
    reset: 'Retirer tous les filtres',
  },
  compare: {
    title: 'Comparer',
    choose: 'Choisissez de deux à quatre crèches à comparer.',
    submit: 'Comparer les crèches cochées',
  },
};
