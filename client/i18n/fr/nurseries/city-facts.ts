import type { DelayZone, ToldRange } from '../../../../domain/placement/observed-delays.ts';

/** Said by the worker, which writes what is known of a town. */
export const cityFacts = {
  region: 'Région',
  department: 'Département',
  postalCodes: 'Codes postaux',
  population: 'Population',
  inhabitants: (count: string) => `${count} habitants`,
  partners: 'Crèches partenaires',
  places: 'Places autorisées dans ces crèches',
  delay: {
    title: 'Délais observés',
    range: ({ unit, from, to }: ToldRange): string => {
      const name = unit === 'weeks' ? ['semaine', 'semaines'] : ['jour', 'jours'];
      return from === to ? `environ ${to} ${name[to > 1 ? 1 : 0]}` : `de ${from} à ${to} ${name[1]}`;
    },
    from: (zone: DelayZone, cases: string, day: string) =>
      `De la demande à la première place proposée, pour la moitié centrale des ${cases} familles ${zone === 'commune' ? 'de la commune' : 'du département'} à qui nous en avons proposé une en deux ans. Calculé le ${day}\u202f: un repère, pas une promesse.`,
  },
};
