import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');
const count = (number: number) => plural(number, { one: `${number} crèche enregistrée`, other: `${number} crèches enregistrées` });

export const saved = {
  save: 'Enregistrer',
  saved: 'Enregistrée',
  /** Said to who does not see the button. */
  told: (name: string, isSaved: boolean, number: number) => `${name}\u202f: ${isSaved ? 'enregistrée' : 'retirée'}. ${count(number)}.`,
  notKept: 'Ce navigateur n’autorise pas l’enregistrement\u202f: la liste sera perdue en quittant la page.',
};
