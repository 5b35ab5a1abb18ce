import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');
const count = (number: number) => plural(number, { one: `${number} crèche enregistrée`, other: `${number} crèches enregistrées` });

/** What a click on the button of a nursery has done; its code comes with the first click. */
export const savedTold = {
  told: (name: string, isSaved: boolean, number: number) => `${name}\u202f: ${isSaved ? 'enregistrée' : 'retirée'}. ${count(number)}.`,
  notKept: 'Ce navigateur n’autorise pas l’enregistrement.',
};
