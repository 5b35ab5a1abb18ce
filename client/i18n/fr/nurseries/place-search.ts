import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

/** The field for a place, and the way to search around the reader. */
export const placeSearch = {
  list: 'Lieux proposés',
  count: (count: number) => (count ? plural(count, { one: '1 lieu proposé', other: `${count} lieux proposés` }) : 'Aucun lieu proposé'),
  department: 'Département',
  region: 'Région',
  nursery: 'Crèche',
  formerly: (name: string) => `anciennement ${name}`,
  around: 'Autour de moi',
  searching: 'Recherche de votre position…',
  denied: 'Votre navigateur n’a pas donné votre position. Indiquez une ville ou un code postal.',
  unavailable: 'Votre position n’a pas pu être trouvée. Indiquez une ville ou un code postal.',
};
