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
  practical: 'En pratique',
  updated: 'Texte mis à jour le',
  questions: (city: string) => `Questions sur les crèches ${inFrenchPlace(city)}`,
  neighbours: 'Les autres villes les plus proches',
  articles: 'Pour préparer votre recherche',
};
