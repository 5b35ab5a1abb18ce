import type { DelayZone, ToldRange } from '../../../../domain/placement/observed-delays.ts';
import { inFrenchPlace, ofFrenchPlace } from '../../../../domain/text/french-place.ts';

export const city = {
  title: (city: string) => `Trouver une crèche ${inFrenchPlace(city)}`,
  intro: (city: string) => `Les crèches partenaires ${inFrenchPlace(city)} et autour, et ce qu’il faut savoir pour y demander une place.`,
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
  updated: 'Texte mis à jour le',
  delay: {
    title: 'Délais observés',
    range: ({ unit, from, to }: ToldRange): string => {
      const name = unit === 'weeks' ? ['semaine', 'semaines'] : ['jour', 'jours'];
      return from === to ? `environ ${to} ${name[to > 1 ? 1 : 0]}` : `de ${from} à ${to} ${name[1]}`;
    },
    from: (zone: DelayZone, cases: string, day: string) =>
      `De la demande à la première place proposée, pour la moitié centrale des ${cases} familles ${zone === 'commune' ? 'de la commune' : 'du département'} à qui nous en avons proposé une en deux ans. Calculé le ${day}\u202f: un repère, pas une promesse.`,
  },
  questions: (city: string) => `Questions sur les crèches ${inFrenchPlace(city)}`,
  neighbours: 'Les autres villes les plus proches',
  articles: 'Pour préparer votre recherche',
};
