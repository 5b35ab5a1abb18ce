import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

export const lexicon = {
  title: 'Lexique de la petite enfance',
  intro: 'PSU, PAJE, berceau, réservataire\u202f: les mots de la crèche, expliqués en quelques lignes et reliés entre eux.',
  letters: 'Lettres du lexique',
  search: 'Chercher dans le lexique',
  placeholder: 'Un mot, un sigle',
  submit: 'Chercher',
  count: (count: number) => plural(count, { one: `${count} terme`, other: `${count} termes` }),
  found: (matches: number, count: number) =>
    plural(matches, { one: `${matches} terme trouvé sur ${count}`, other: `${matches} termes trouvés sur ${count}` }),
  none: 'Aucun terme ne correspond à votre recherche. Essayez un mot plus court, ou parcourez tout le lexique.',
  showAll: 'Afficher tout le lexique',
  aliases: 'On dit aussi\u202f:',
  see: 'voir',
  related: 'À rapprocher\u202f:',
  empty: 'Le lexique est vide pour le moment.',
};
