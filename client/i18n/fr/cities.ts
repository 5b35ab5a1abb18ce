import { brandName } from '../../../domain/brand.ts';
import { inFrenchPlace, ofFrenchPlace } from '../../../domain/french-place.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('fr');
const nurseries = (count: number) => plural(count, { one: `${count} crèche`, other: `${count} crèches` });
const cityCount = (count: number) => plural(count, { one: `${count} ville`, other: `${count} villes` });

export const cities = {
  title: 'Les crèches par ville',
  intro: 'Choisissez une ville pour voir les crèches partenaires, leurs horaires, leurs tarifs et les places qu’elles annoncent.',
  description: `Toutes les villes où ${brandName} a des crèches partenaires, par région et par département, avec le nombre de crèches de chacune.`,
  resultTitle: (query: string) => `Les crèches par ville\u202f: ${query}`,
  nurseries,
  summary: (count: number, total: number) => `${nurseries(total)} dans ${cityCount(count)}`,
  filter: {
    label: 'Filtrer les villes',
    placeholder: 'Ville, département ou code postal',
    submit: 'Filtrer',
    clear: 'Voir toutes les villes',
  },
  found: (count: number, query: string) => `${cityCount(count)} pour «\u202f${query}\u202f»`,
  none: (query: string) => `Aucune ville ne correspond à «\u202f${query}\u202f».`,
  noneHelp:
    'Vérifiez l’orthographe, essayez le nom du département, ou dites-nous où vous cherchez\u202f: notre réseau ne s’arrête pas aux villes de cette liste.',
  empty: 'Aucune ville n’est publiée pour le moment.',
  regions: 'Régions',
  otherRegion: 'Autres territoires',
  otherDepartment: 'Autres villes',
  contact: 'Nous écrire',
};

export const city = {
  title: (city: string) => `Trouver une crèche ${inFrenchPlace(city)}`,
  /** With the department, since two towns may share a name. */
  headTitle: (city: string, department: string) => `Trouver une crèche ${inFrenchPlace(city)}${department && ` (${department})`}`,
  intro: (city: string) => `Les crèches partenaires ${inFrenchPlace(city)} et autour, et ce qu’il faut savoir pour y demander une place.`,
  description: (city: string, department: string) =>
    `Crèches partenaires ${inFrenchPlace(city)}${department && ` (${department})`}\u202f: horaires, âges, tarifs et places annoncées, villes voisines et réponses aux questions des parents.`,
  nurseries: (city: string) => `Les crèches partenaires ${inFrenchPlace(city)}`,
  none: (city: string) => `Nous n’avons pas encore de crèche partenaire ${inFrenchPlace(city)}.`,
  noneHelp: 'Décrivez-nous votre besoin\u202f: nous cherchons aussi autour de chez vous, près de votre travail et sur le trajet.',
  around: 'Les crèches les plus proches',
  aroundIntro: (city: string, kilometres: number) => `À moins de ${kilometres} km ${ofFrenchPlace(city)}, à vol d’oiseau.`,
  facts: 'La ville en bref',
  region: 'Région',
  department: 'Département',
  postalCodes: 'Codes postaux',
  population: 'Population',
  inhabitants: (count: string) => `${count} habitants`,
  partners: 'Crèches partenaires',
  places: 'Places autorisées dans ces crèches',
  practical: 'En pratique',
  questions: (city: string) => `Questions sur les crèches ${inFrenchPlace(city)}`,
  neighbours: 'Les autres villes les plus proches',
  articles: 'Pour préparer votre recherche',
  search: (city: string) => `Chercher autour ${ofFrenchPlace(city)}`,
};
