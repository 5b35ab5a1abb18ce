import type { Item } from '../../../domain/childcare/items.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('fr');

export const nurserySearch = {
  title: 'Rechercher une crèche',
  fields: {
    work: 'Lieu de travail',
    workHint: 'Pour trouver entre la maison et le travail.',
    radius: 'Dans un rayon de',
    kilometres: (count: number) => `${count} km`,
    types: 'Type d’accueil',
    provided: 'Fourni par la crèche',
    items: {
      diaper: 'Couches',
      meal: 'Repas',
      snack: 'Goûter',
      milk: 'Lait',
      care: 'Produits de soin',
    } satisfies Record<Item, string>,
    age: 'Âge de l’enfant à l’entrée',
    anyAge: 'Tous les âges',
    months: (count: number) => `${count} mois`,
    years: (count: number) => plural(count, { one: `${count} an`, other: `${count} ans` }),
    tariff: 'Mode de tarif',
    anyTariff: 'Tous les tarifs',
    tariffs: { psu: 'Selon les revenus (PSU)', paje: 'Tarif libre (PAJE)' },
    vacancy: 'Des places disponibles',
    disability: 'Accueil d’enfants en situation de handicap',
    order: 'Classer par',
    orders: { distance: 'distance la plus courte', detour: 'détour le plus court entre maison et travail' },
    filters: (count: number) => (count ? `Filtres (${count})` : 'Filtres'),
    apply: 'Appliquer',
    reset: 'Retirer tous les filtres',
  },
  view: { label: 'Affichage', list: 'Liste', map: 'Carte' },
  searchZone: 'Chercher dans cette zone',
  mapTotal: (shown: number, total: number) => `La carte montre ${shown} crèches sur ${total}\u202f: rapprochez-vous pour voir les autres.`,
  compare: {
    title: 'Comparer',
    choose: 'Choisissez de deux à quatre crèches à comparer.',
    submit: 'Comparer les crèches cochées',
  },
};
