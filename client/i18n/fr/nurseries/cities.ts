import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');
const nurseries = (count: number) => plural(count, { one: `${count} crèche`, other: `${count} crèches` });
const cityCount = (count: number) => plural(count, { one: `${count} ville`, other: `${count} villes` });

export const cities = {
  title: 'Les crèches par ville',
  intro: 'Choisissez une ville pour voir ses crèches partenaires\u202f: leurs horaires, leurs tarifs et les places annoncées.',
  nurseries,
  summary: (count: number, total: number) => `${nurseries(total)} dans ${cityCount(count)}`,
  filter: {
    label: 'Filtrer les villes',
    placeholder: 'Ville ou département',
    submit: 'Filtrer',
    clear: 'Voir toutes les villes',
  },
  found: (count: number, query: string) => `${cityCount(count)} pour «\u202f${query}\u202f»`,
  none: (query: string) => `Aucune ville ne correspond à «\u202f${query}\u202f».`,
  noneHelp:
    'Vérifiez l’orthographe, essayez le nom du département, ou dites-nous où vous cherchez\u202f: notre réseau ne s’arrête pas aux villes de cette liste.',
  empty: 'Aucune ville n’est publiée pour le moment.',
  regions: 'Aller à une région',
  contact: 'Nous écrire',
};
