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
    /** Free from a day to come. */
    from: (count: number, date: string) => `${plural(count, { one: `${count} place`, other: `${count} places` })} dès le ${date}`,
    occasional: (label: string) => `Accueil occasionnel\u202f: ${label}`,
    full: 'Complet',
    'not-communicated': 'Places non communiquées',
    unknown: 'Places pas connues à ce jour',
    confirmed: (date: string) => `Confirmé le ${date}`,
    toConfirm: (date: string) => `À confirmer (dit le ${date})`,
  },
  hourlyPrice: (price: string) => `${price}\u00a0/\u00a0h`,
  match: {
    fits: 'Convient',
    partly: 'En partie',
    ages: (youngest: number, oldest: number) =>
      youngest === oldest ? `${oldest} mois à l’entrée` : `${youngest} à ${oldest} mois à l’entrée`,
    days: (offered: string, total: string, count: number) => `${offered} ${plural(count, { one: 'jour', other: 'jours' })} sur ${total}`,
    begins: (date: string) => `dès le ${date}`,
    ended: (date: string) => `jusqu’au ${date}`,
    ageRange: (ages: string) => `${ages} à l’entrée`,
    opens: (time: string) => `ouvre à ${time}`,
    closes: (time: string) => `ferme à ${time}`,
  },
  tariff: {
    psu: 'Tarif PSU',
    paje: 'Tarif libre (PAJE)',
    none: 'Mode de tarif non communiqué',
  },
};
