import { ageCell, integerCell, phoneCell, type ReadCell, textCell, toNumber, type Value } from '../reading/cells';
import type { Column, Facts, Format, FormatName } from './format';
import { capacityCell, inseeCell, likelyNurseryType, postalCodeCell } from './nursery-columns';

/** What a public file says of a nursery. Free places are never taken from it. */
export interface CandidateFacts {
  /** What the file calls the nursery, the same in each of its editions. */
  sourceId: string;
  /** The day the file is of, where it says so itself. */
  sourceDate: string | null;
  /** Another name that the file has for it. */
  otherName?: string;
  facts: Facts;
}

/** What of a nursery a public file may fill in, where nothing stands. Free places, prices and texts are not among them. */
export const fillableFields = [
  'manager',
  'street',
  'postalCode',
  'cityName',
  'inseeCode',
  'latitude',
  'longitude',
  'approvedPlaces',
  'minimumAgeMonths',
  'maximumAgeMonths',
  'disabilityWelcome',
] as const;

/** What a nursery that is made of a candidate takes from it. */
export const takenFields = ['name', ...fillableFields, 'deskPhone'] as const;

/** A public file of nurseries. */
export interface OpenDataSource {
  format: Format;
  /** Whether rows of an older year than the newest one are left out. */
  yearColumn?: string;
  toCandidate(row: Facts): CandidateFacts;
}

const name = textCell();
const column = (key: string, read: ReadCell, more: Partial<Column> = {}): Column => ({ key, read, ...more });
/** What a public file says in some shape of its own is better left out than a reason to refuse its row. */
const lenient =
  (read: ReadCell): ReadCell =>
  (text) => {
    const reading = read(text);
    return 'problem' in reading ? { value: null } : reading;
  };

const position: ReadCell = (text) => {
  const object = /"lon"\s*:\s*(-?[\d.]+).*"lat"\s*:\s*(-?[\d.]+)|"lat"\s*:\s*(-?[\d.]+).*"lon"\s*:\s*(-?[\d.]+)/.exec(text);
  const [latitude, longitude] = object
    ? [object[2] ?? object[3], object[1] ?? object[4]]
    : text.split(/\s*[,;]\s*|\s+/).map((part) => part.trim());
  const [north, east] = [toNumber(latitude ?? ''), toNumber(longitude ?? '')];
  const isPlace = north !== null && east !== null && Math.abs(north) <= 90 && Math.abs(east) <= 180 && (north !== 0 || east !== 0);
  return { value: isPlace ? `${north.toFixed(6)} ${east.toFixed(6)}` : null };
};

const words = (...values: (Value | undefined)[]) =>
  values
    .map((value) => String(value ?? '').trim())
    .filter(Boolean)
    .join(' ') || null;
const text = (value: Value | undefined) => String(value ?? '').trim();

function withPosition(value: Value | undefined): Facts {
  const [latitude, longitude] = text(value).split(' ').map(Number);
  return text(value) === '' || latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
}

/** Without what is not said. */
const withoutGaps = (facts: Readonly<Record<string, Value | undefined>>): Facts =>
  Object.fromEntries(Object.entries(facts).flatMap(([key, value]) => (value === null || value === undefined ? [] : [[key, value]])));

/** « DUPONT-DURAND » as « Dupont-Durand »: the file of the Cnaf shouts. */
const calm = (value: Value | undefined): string | null => {
  const shouted = text(value);
  if (shouted === '' || shouted !== shouted.toUpperCase()) return shouted || null;
  return shouted.toLowerCase().replaceAll(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
};

const cnaf: OpenDataSource = {
  yearColumn: 'ANNIDEAC',
  format: {
    name: 'cnaf',
    signs: ['NUMORG', 'ANNIDEAC', 'NUMCOM'],
    columns: [
      column('ID', name),
      column('NUMORG', name, { isNeeded: true }),
      column('ANNIDEAC', integerCell({ least: 2000, most: 2100 }), { isNeeded: true }),
      column('NUINDOAC', name),
      column('RAISOEEQ', name),
      column('NOMEQU', name),
      column('NBPLA0A5', lenient(capacityCell)),
      column('NUMVOIE', name),
      column('TYPVOIE', name),
      column('NOMVOIE', name),
      column('CODPOST', lenient(postalCodeCell)),
      column('NUMCOM', inseeCell, { isNeeded: true }),
      column('NOMCOM', name),
      column('ADRESSE', name),
    ],
  },
  toCandidate: (row) => ({
    sourceId: row.NUINDOAC === undefined ? text(row.ID) : `${text(row.NUMORG)}-${text(row.NUINDOAC)}`,
    sourceDate: `${text(row.ANNIDEAC)}-12-31`,
    otherName: text(row.NOMEQU),
    facts: withoutGaps({
      name: calm(row.RAISOEEQ ?? row.NOMEQU),
      approvedPlaces: row.NBPLA0A5,
      street: calm(words(row.NUMVOIE, row.TYPVOIE, row.NOMVOIE) ?? row.ADRESSE),
      postalCode: row.CODPOST,
      inseeCode: row.NUMCOM,
      cityName: calm(row.NOMCOM),
    }),
  }),
};

const hautsDeSeine: OpenDataSource = {
  format: {
    name: 'hauts-de-seine',
    signs: ['nom', 'gestion', 'capacite', 'age_mini_mois'],
    columns: [
      column('nom', name, { isNeeded: true }),
      column('type', name),
      column('adresse', name),
      column('cp', lenient(postalCodeCell), { aliases: ['code_postal'] }),
      column('commune', name),
      column('code_insee', inseeCell, { isNeeded: true }),
      column('tel', lenient(phoneCell)),
      column('gestion', name),
      column('gestionnaire', name),
      column('capacite', lenient(capacityCell)),
      column('nb_accueil_fam', name),
      column('age_mini_mois', lenient(ageCell(72))),
      column(
        'age_maxi_annee',
        lenient((value) => ageCell(144)(/^[\d.,]+$/.test(value) ? `${value} ans` : value)),
      ),
      column(
        'handicap',
        lenient((value) => ({ value: /^(?:oui|o|true|1)$/i.test(value.trim()) ? 'yes' : null })),
      ),
      column('geo_shape', () => ({ value: null })),
      column('geo_point_2d', position),
    ],
  },
  toCandidate: (row) => ({
    // The set has no numbers: a nursery is what is called so at its address.
    sourceId: [row.code_insee, row.nom, row.adresse]
      .map((value) => text(value).toLowerCase())
      .join('|')
      .slice(0, 250),
    sourceDate: null,
    facts: withoutGaps({
      name: text(row.nom),
      type: likelyNurseryType(text(row.type)),
      manager: row.gestionnaire,
      approvedPlaces: row.capacite,
      street: row.adresse,
      postalCode: row.cp,
      inseeCode: row.code_insee,
      cityName: calm(row.commune),
      deskPhone: row.tel,
      minimumAgeMonths: row.age_mini_mois,
      maximumAgeMonths: row.age_maxi_annee,
      disabilityWelcome: row.handicap,
      ...withPosition(row.geo_point_2d),
    }),
  }),
};

const seineSaintDenis: OpenDataSource = {
  format: {
    name: 'seine-saint-denis',
    signs: ['id', 'type_daccueil', 'nbr_place'],
    columns: [
      column('statut', name),
      column('id', name, { isNeeded: true }),
      column('nom', name, { isNeeded: true }),
      column('type_daccueil', name),
      column('nbr_place', lenient(capacityCell)),
      column('gestionnaire', name),
      column('adresse', name),
      column('ville', name),
      column('code_insee', inseeCell, { isNeeded: true }),
      column('geo_point_2d', position),
      column('geo_shape', () => ({ value: null })),
    ],
  },
  toCandidate: (row) => ({
    sourceId: text(row.id),
    sourceDate: null,
    facts: withoutGaps({
      name: text(row.nom),
      type: likelyNurseryType(text(row.type_daccueil)),
      manager: row.gestionnaire,
      approvedPlaces: row.nbr_place,
      street: row.adresse,
      inseeCode: row.code_insee,
      cityName: calm(row.ville),
      ...withPosition(row.geo_point_2d),
    }),
  }),
};

/** Public files of nurseries, by the name of their format. */
export const openDataSources: Readonly<Partial<Record<FormatName, OpenDataSource>>> = {
  cnaf,
  'hauts-de-seine': hautsDeSeine,
  'seine-saint-denis': seineSaintDenis,
};
