import { dayInFrench } from '../day-in-french';
import {
  oldestMonths,
  type PlaceField,
  type PlaceReason,
  type PlaceScope,
  placeProblems,
  type WrittenPlace,
} from '../domain/nursery-places/place-problems';
import type { FieldProblem } from '../editing/visit-fields';
import { place as layout } from '../panel/types/place';

type Sentence = string | ((place: WrittenPlace, scope: PlaceScope) => string);

const choose = 'choisissez une réponse';
const noAnswer = 'ce n’est pas une réponse possible';
const noDay = 'ce n’est pas une date';
const noTime = 'ce n’est pas une heure, comme 07:30';
const tick = 'cochez au moins une demi-journée';
const pair = 'les deux heures vont ensemble : il en manque une';
const age = { missing: 'l’âge manque, en mois révolus', impossible: `un nombre entier de 0 à ${oldestMonths} mois` };
const inWords = (day: string | null) => dayInFrench(String(day));

/** What is said after the name of a field. */
const sentences: Record<PlaceField, Partial<Record<PlaceReason, Sentence>>> = {
  ageFromMonths: age,
  ageToMonths: {
    ...age,
    crossed: ({ ageFromMonths, ageToMonths }) => `${ageToMonths} mois, en dessous de l’âge le plus jeune, ${ageFromMonths} mois`,
  },
  days: { missing: tick, 'no-day': tick, impossible: 'dix chiffres, 0 ou 1, du lundi matin au vendredi après-midi' },
  availability: { missing: choose, impossible: noAnswer },
  count: {
    missing: 'le nombre de places manque : écrivez-le, ou choisissez une autre annonce',
    impossible: 'une place au moins, ou l’annonce « Complet »',
    contradicts: 'un nombre ne va qu’avec « Nombre de places annoncé »',
    'too-many'({ count }, { approvedPlaces, otherCount }) {
      const others = otherCount > 0 ? `, avec les ${otherCount} de ses autres lignes` : '';
      return `${count} place(s)${others} : la crèche n’en a que ${approvedPlaces} agréées`;
    },
  },
  availableFrom: { impossible: noDay },
  availableUntil: { impossible: noDay, crossed: 'la fin vient avant le début' },
  kind: { missing: choose, impossible: noAnswer },
  opensAt: { missing: pair, impossible: noTime },
  closesAt: { missing: pair, impossible: noTime, crossed: 'la fermeture vient avant l’ouverture' },
  hourlyPrice: { impossible: 'plus de 0 €, 100 € au plus' },
  reportedOn: {
    missing: 'le jour où la crèche l’a dit manque',
    impossible: noDay,
    future: ({ reportedOn }) => `le ${inWords(reportedOn)} est dans l’avenir`,
  },
};

/** What is wrong with a place, each field once at most, with a sentence that names the field. */
export function problemsInFrench(place: WrittenPlace, scope: PlaceScope): FieldProblem[] {
  return placeProblems(place, scope).map(({ field, reason }) => {
    const sentence = sentences[field][reason] ?? noAnswer;
    const words = typeof sentence === 'string' ? sentence : sentence(place, scope);
    return { path: [field], message: `${layout.labels?.[field] ?? field} : ${words}.` };
  });
}
