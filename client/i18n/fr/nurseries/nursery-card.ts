import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

/** Said by the worker, which writes the words of cards. */
export const nurseryCard = {
  places: (count: number) => plural(count, { one: `${count} place`, other: `${count} places` }),
  age: {
    birth: 'la naissance',
    weeks: (count: number) => `${count} semaines`,
    months: (count: number) => `${count} mois`,
    years: (years: number, months: number) => {
      const whole = plural(years, { one: `${years} an`, other: `${years} ans` });
      if (months === 6) return `${whole} et demi`;
      return months ? `${whole} et ${months} mois` : whole;
    },
    range: (from: string, to: string) => `de ${from} à ${to}`,
    from: (from: string) => `à partir de ${from}`,
    to: (to: string) => `jusqu’à ${to}`,
  },
  away: (distance: string) => `à ${distance}`,
  awayHome: (distance: string) => `à ${distance} du domicile`,
  awayWork: (distance: string) => `à ${distance} du travail`,
  detour: (distance: string) => `détour de ${distance}`,
  placeKinds: { department: 'Département', region: 'Région' },
  vacancy: {
    available: (count: number) => plural(count, { one: `${count} place disponible`, other: `${count} places disponibles` }),
    announced: (count: number) => plural(count, { one: `${count} place annoncée`, other: `${count} places annoncées` }),
    full: 'Complet',
    'not-communicated': 'Places non communiquées',
    unknown: 'Places pas encore connues',
    on: (date: string) => `le ${date}`,
    updated: (date: string) => `Information du ${date}`,
    undated: 'Information sans date',
  },
  tariff: {
    psu: 'Tarif PSU',
    paje: 'Tarif libre (PAJE)',
    none: 'Mode de tarif non communiqué',
  },
};
