import { slugText } from '../../addresses/slug';
import { weekdayNames } from '../../domain/childcare/weekday-names';
import { weekdays } from '../../domain/childcare/weekdays';
import {
  ageCell,
  choiceCell,
  decimalCell,
  integerCell,
  listCell,
  phoneCell,
  type ReadCell,
  shapedCell,
  textCell,
  yesNoCell,
} from '../reading/cells';
import { dateCell } from '../reading/dates';
import { fold } from '../reading/fold';
import { hoursCell } from '../reading/hours';

/** The nine types, with the words that files have for them. */
const typeWords: Readonly<Record<string, readonly string[]>> = {
  alternative_reception: ['accueil alternatif'],
  collective_nursery: [
    'crèche collective',
    'crèche',
    'accueil collectif',
    'établissement d’accueil collectif',
    'cc',
    'crèche d’entreprise',
    'crèche de personnel',
  ],
  daycare_center: ['halte-garderie', 'halte garderie', 'hg', 'halte-jeux'],
  family_nursery: ['crèche familiale', 'accueil familial', 'service d’accueil familial', 'saf', 'cf'],
  home_of_childminders: ['maison d’assistantes maternelles', 'maison d’assistants maternels', 'mam'],
  kindergarten: ['jardin d’enfant', 'jardin d’enfants', 'je', 'jardin d’éveil'],
  micro_nurseries: ['micro-crèche', 'microcrèche', 'micro crèche', 'mc', 'micro'],
  multi_reception_nurseries: ['crèche multi-accueil', 'multi-accueil', 'multi accueil', 'multiaccueil', 'ma', 'multi-accueil collectif'],
  parental_nursery: ['crèche parentale', 'parentale', 'cp'],
};

const nurseryTypeCell = choiceCell(typeWords);

/** The type that words of open data stand for, as far as one can tell; null where one cannot. */
export function likelyNurseryType(text: string): string | null {
  const reading = nurseryTypeCell(text);
  if ('value' in reading) return reading.value === null ? null : String(reading.value);
  const folded = fold(text);
  const [key] =
    (
      [
        ['micro_nurseries', /micro/],
        ['parental_nursery', /parental/],
        ['family_nursery', /familial/],
        ['kindergarten', /jardin/],
        ['multi_reception_nurseries', /multi/],
        ['daycare_center', /halte/],
        ['collective_nursery', /creche|collecti/],
      ] as const
    ).find(([, words]) => words.test(folded)) ?? [];
  return key ?? null;
}

const latitudeCell = decimalCell({ least: -90, most: 90 }, { digits: 6 });
const longitudeCell = decimalCell({ least: -180, most: 180 }, { digits: 6 });
export const capacityCell = integerCell({ least: 1, most: 300 }, /\s*places?\s*$/i);
const inseeShape = shapedCell(/^(?:\d{2}|2[AB])\d{3}$/i, '69123, 2A004');

/** An INSEE code; a spreadsheet takes the zero at its beginning away. */
export const inseeCell: ReadCell = (text) => {
  const reading = inseeShape(/^\d{4}$/.test(text) ? `0${text}` : text);
  return 'value' in reading && reading.value !== null ? { value: String(reading.value).toUpperCase() } : reading;
};

/** A postal code; « 75011 PARIS CEDEX 11 » has one, too. */
export const postalCodeCell: ReadCell = (text) => {
  const [code] = /^\d{4,5}(?!\d)/.exec(text.trim()) ?? [];
  return code ? { value: code.padStart(5, '0') } : { problem: { code: 'shape', value: text, expected: '69001' } };
};

const slugCell = shapedCell(new RegExp(`^${slugText}$`), 'la-verriere-paris');
const emailCell = shapedCell(/^[^\s@<>(),;]+@[^\s@<>(),;]+\.[a-z]{2,}$/i, 'nom@exemple.fr');
const siretCell = shapedCell(/^\d{14}$/, '14 chiffres');
const providedCell = choiceCell({
  provided: ['fourni', 'fournis', 'fournie', 'fournies', 'oui'],
  brought: ['à apporter', 'apporté', 'apportés', 'non'],
  unknown: ['inconnu', 'nc', '?'],
});
export const itemKeys = ['diaper', 'meal', 'snack', 'milk', 'care'] as const;
export const localizedKeys = ['closingText', 'tariffText', 'pedagogy', 'description'] as const;

export interface NurseryColumn {
  /** The fact: a field of the CMS, a day, an item; `.en` for the text in English. */
  fact: string;
  aliases: readonly string[];
  read: ReadCell;
  /** The CMS keeps no nursery without it. */
  isRequired?: boolean;
}

const column = (fact: string, read: ReadCell, ...aliases: string[]): NurseryColumn => ({ fact, aliases, read });
const both = (fact: string, read: ReadCell, ...aliases: string[]): NurseryColumn[] => [
  column(fact, read, ...aliases),
  column(`${fact}.en`, read, ...aliases.map((alias) => `${alias} (anglais)`)),
];

/** All that a file says of a nursery, in the order of its columns. Pictures and the dates of a schedule are no text, and stay in the CMS. */
export const nurseryColumns: readonly NurseryColumn[] = [
  { ...column('slug', slugCell, 'adresse', 'adresse de la page', 'identifiant'), isRequired: true },
  { ...column('name', textCell(), 'nom', 'nom de la crèche'), isRequired: true },
  { ...column('type', nurseryTypeCell, 'genre', 'type d’établissement'), isRequired: true },
  column('online', choiceCell({ yes: ['oui', 'en ligne', '1'], no: ['non', 'brouillon', '0'] }), 'en ligne'),
  column('siret', siretCell),
  column('manager', textCell(), 'gestionnaire'),
  column('network', textCell(), 'réseau'),
  column('street', textCell(), 'rue', 'voie'),
  column('postalCode', postalCodeCell, 'code postal', 'cp'),
  column('cityName', textCell(), 'commune', 'ville'),
  column('inseeCode', inseeCell, 'code insee', 'insee'),
  column('citySlug', shapedCell(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/, 'auvergne-rhone-alpes/rhone/lyon'), 'page de la ville'),
  column('latitude', latitudeCell, 'lat'),
  column('longitude', longitudeCell, 'lon', 'lng'),
  column('deskPhone', phoneCell, 'téléphone', 'tel', 'téléphone de l’accueil'),
  column('deskEmail', emailCell, 'e-mail', 'email', 'courriel', 'adresse e-mail de l’accueil'),
  column('approvedPlaces', capacityCell, 'places agréées', 'capacité', 'agrément', 'nombre de places agréées'),
  column('minimumAgeMonths', ageCell(72), 'âge minimal', 'âge minimum', 'âge min'),
  column('maximumAgeMonths', ageCell(144), 'âge maximal', 'âge maximum', 'âge max'),
  ...weekdays.map((day) => column(day, hoursCell, weekdayNames[day])),
  column('closingWeeks', integerCell({ least: 0, most: 52 }), 'semaines de fermeture'),
  ...both('closingText', textCell(5000), 'fermetures annuelles', 'fermetures'),
  column(
    'tariffMode',
    choiceCell({ psu: ['psu', 'prestation de service unique'], paje: ['paje', 'cmg'] }),
    'tarification',
    'mode de tarification',
  ),
  column(
    'hourlyPrice',
    decimalCell({ least: 0, most: 100 }, { unit: /\s*(?:€|eur)?\s*(?:\/\s*h)?\s*$/i }),
    'prix de l’heure',
    'prix horaire',
  ),
  ...both('tariffText', textCell(5000), 'tarifs'),
  column('diaper', providedCell, 'couches'),
  column('meal', providedCell, 'repas'),
  column('snack', providedCell, 'goûter', 'goûters'),
  column('milk', providedCell, 'lait'),
  column('care', providedCell, 'produits de soin', 'soins'),
  ...both('pedagogy', textCell(5000), 'pédagogie'),
  column('languages', listCell, 'langues'),
  column('outdoorSpace', yesNoCell, 'espace extérieur', 'extérieur'),
  column('wheelchairAccess', yesNoCell, 'accès en fauteuil', 'accès pmr'),
  column('disabilityWelcome', yesNoCell, 'accueil du handicap', 'handicap'),
  column('avip', yesNoCell, 'crèche à vocation d’insertion professionnelle'),
  ...both('description', textCell(50_000), 'présentation'),
  column('updatedOn', dateCell, 'vérifié le', 'mise à jour'),
];
