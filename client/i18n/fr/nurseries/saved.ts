import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

export const saved = {
  save: 'Garder',
  list: (count: number) => plural(count, { one: `Voir ma crèche gardée`, other: `Voir mes ${count} crèches gardées` }),
  notKept: 'Ce navigateur n’autorise pas l’enregistrement\u202f: la liste sera perdue en quittant la page.',
};
