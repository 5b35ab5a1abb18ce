import { ageCell, choiceCell, decimalCell, type ReadCell, textCell, toNumber } from '../reading/cells';
import { dateCell } from '../reading/dates';
import { daysCell } from '../reading/days';
import { fold } from '../reading/fold';
import { hoursCell } from '../reading/hours';
import type { Format } from './format';

const full = ['complet', 'complete', 'full', 'plein', 'pleine', 'aucune'];
const silent = ['nc', 'n c', 'non communique', 'non communiquee', 'non communiques', 'not communicated', 'non renseigne', 'nr'];
const mostPlaces = 300;

/** « 3 », « 3 places », « complet », « NC »: a number, `full` or `not_communicated`. No place at all is the same as full. */
export const availabilityCell: ReadCell = (text) => {
  const folded = fold(text);
  if (folded === '') return { value: null };
  if (full.includes(folded)) return { value: 'full' };
  if (silent.includes(folded)) return { value: 'not_communicated' };
  const number = toNumber(text.replace(/\s*(?:places?|berceaux?)\s*$/i, ''));
  if (number === null || !Number.isInteger(number)) return { problem: { code: 'whole-number', value: text, expected: '3, complet, NC' } };
  if (number < 0 || number > mostPlaces) return { problem: { code: 'out-of-range', value: text, expected: `0–${mostPlaces}` } };
  return { value: number === 0 ? 'full' : number };
};

/** One slot only: a place has one. */
const slotCell: ReadCell = (text) => {
  const reading = hoursCell(text);
  const isSeveral = 'value' in reading && String(reading.value ?? '').includes(' ');
  return isSeveral ? { problem: { code: 'hours', value: text } } : reading;
};

const perHour = /\s*(?:€|eur|euros?)?\s*(?:\/\s*h(?:eure)?|par heure|de l['’]heure)?\s*$/i;

/** Free places of nurseries, a row a kind of place: what managers and their software export. */
export const placesFormat: Format = {
  name: 'places',
  signs: ['nursery', 'places'],
  columns: [
    {
      key: 'nursery',
      aliases: ['crèche', 'creche', 'slug', 'structure', 'établissement', 'eaje', 'siret', 'nom de la crèche', 'adresse de la page'],
      read: textCell(),
      isNeeded: true,
    },
    {
      key: 'age_from_months',
      aliases: ['age from', 'âge min', 'âge minimum', 'âge mini', 'âge de', 'à partir de (mois)', 'age mini mois', 'dès'],
      read: ageCell(72),
    },
    {
      key: 'age_to_months',
      aliases: ['age to', 'âge max', 'âge maximum', 'âge maxi', 'âge à', 'jusqu’à (mois)', 'age maxi mois'],
      read: ageCell(72),
    },
    { key: 'days', aliases: ['jours', 'jours proposés', 'jour'], read: daysCell },
    {
      key: 'places',
      aliases: [
        'vacancies',
        'places libres',
        'places disponibles',
        'nombre de places',
        'nb places',
        'nb de places',
        'disponibilité',
        'disponibilités',
        'berceaux',
      ],
      read: availabilityCell,
      isNeeded: true,
    },
    {
      key: 'from',
      aliases: ['du', 'à partir du', 'disponible le', 'disponible à partir du', 'début', 'date de début', 'available from'],
      read: dateCell,
    },
    { key: 'until', aliases: ['au', 'jusqu’au', 'fin', 'date de fin', 'available until'], read: dateCell },
    {
      key: 'kind',
      aliases: ['type', 'genre', 'type d’accueil', 'accueil'],
      read: choiceCell({
        regular: ['régulier', 'regulière', 'r', 'accueil régulier'],
        occasional: ['occasionnel', 'occasionnelle', 'o', 'accueil occasionnel'],
      }),
    },
    { key: 'hours', aliases: ['horaires', 'heures', 'horaire'], read: slotCell },
    {
      key: 'price_hour',
      aliases: ['price', 'prix', 'prix horaire', 'prix de l’heure', 'tarif horaire', 'tarif'],
      read: decimalCell({ least: 0.01, most: 100 }, { unit: perHour }),
    },
    {
      key: 'reported_on',
      aliases: ['date', 'déclaré le', 'mis à jour le', 'date de mise à jour', 'màj', 'maj', 'communiqué le', 'reported'],
      read: dateCell,
    },
    { key: 'reported_by', aliases: ['par', 'déclaré par', 'communiqué par', 'contact'], read: textCell() },
    { key: 'note', aliases: ['notes', 'remarque', 'remarques', 'commentaire', 'observations', 'précisions'], read: textCell(2000) },
  ],
};
