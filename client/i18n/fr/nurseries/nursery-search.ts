import { mostCounted } from '../../../../domain/most-counted.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

export const nurserySearch = {
  chips: 'Critères de la recherche',
  title: 'Rechercher une crèche',
  fields: {
    radius: 'À moins de',
    kilometres: (count: number) => `${count} km`,
    apply: 'Voir les crèches',
    show: (count: number, isMore: boolean) =>
      isMore || count > mostCounted
        ? `Voir plus de ${Math.min(count, mostCounted)} crèches`
        : plural(count, { one: count ? 'Voir 1 crèche' : 'Aucune crèche', other: `Voir ${count} crèches` }),
    close: 'Fermer',
    reset: 'Tout effacer',
  },
  compare: {
    chips: 'Critères de la recherche',
    title: 'Comparer',
    choose: 'Choisissez de deux à quatre crèches à comparer.',
    submit: 'Comparer les crèches cochées',
  },
};
