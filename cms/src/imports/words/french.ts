import { labelOf } from '../../panel/field-labels';
import { valueLabels } from '../../panel/value-labels';
import type { Value } from '../reading/cells';
import { daysText } from './days-text';
import { frenchColumns } from './field-names';
import type { ImportWords } from './import-words';

const inFrench = (day: string) => day.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3/$2/$1');

/** What imports say in French. */
export const french: ImportWords = {
  problems: {
    'empty-file': () => 'Le fichier est vide.',
    'not-text': () => 'Ce n’est pas un fichier CSV : dans Excel, « Enregistrer sous », « CSV UTF-8 ».',
    'unclosed-quote': ({ value }) =>
      `Un guillemet s’ouvre et ne se ferme pas${value ? `, avant la ligne ${value}` : ''} : rien n’a été importé.`,
    unreadable: ({ value }) => `Le fichier est illisible à partir de la ligne ${value} : rien n’a été importé.`,
    'no-header': ({ value }) => `Aucun genre de fichier connu n’a ces colonnes : ${value}.`,
    'missing-column': ({ expected }) => `Il manque la colonne ${expected}.`,
    'doubled-column': ({ field }) => `La colonne « ${field} » est là deux fois.`,
    'too-many-rows': ({ expected }) => `Plus de ${expected} lignes : partagez le fichier.`,
    'too-large': () => 'Le fichier dépasse 20 Mo : partagez-le.',
    'licence-needed': () => 'Dites sous quelle licence ce fichier public est donné.',
    interrupted: () => 'Le CMS s’est arrêté avant la fin de la lecture : choisissez à nouveau le fichier.',
    unexpected: ({ value }) => `Une erreur du CMS a tout arrêté : ${value}`,
    'cell-count': ({ value, expected }) => `La ligne a ${value} cellule(s), l’en-tête ${expected}.`,
    'broken-letters': ({ value }) => `Des accents sont perdus dans « ${value} » : exportez à nouveau le fichier en UTF-8.`,
    'doubled-row': ({ expected }) => `La ligne ${expected} dit déjà la même chose.`,
    needed: ({ field }) => `${field || 'Une valeur'} : il manque une valeur.`,
    'too-long': ({ expected }) => `Le texte dépasse ${expected} caractères.`,
    number: ({ value }) => `« ${value} » n’est pas un nombre.`,
    'whole-number': ({ value, expected }) =>
      `« ${value} » n’est pas un nombre entier${expected ? `, ni ce qui était attendu (${expected})` : ''}.`,
    'out-of-range': ({ value, expected }) => `« ${value} » n’est pas possible : ${expected}.`,
    date: ({ value }) => `« ${value} » n’est pas une date, comme 01/09/2026.`,
    'two-digit-year': ({ value }) => `« ${value} » : écrivez l’année avec quatre chiffres.`,
    'future-date': ({ value }) => `Le ${inFrench(value)} est dans l’avenir.`,
    'end-before-start': ({ value, expected }) => `La fin (${inFrench(value)}) vient avant le début (${inFrench(expected)}).`,
    choice: ({ value, expected }) => `« ${value} » n’est pas une réponse connue : ${expected}.`,
    shape: ({ value, expected }) => `« ${value} » n’a pas la forme attendue, comme ${expected}.`,
    days: ({ value }) => `« ${value} » ne dit pas quels jours, comme LMMJV, L-MJ- ou « lundi, jeudi matin ».`,
    hours: ({ value }) => `« ${value} » ne dit pas des horaires, comme 07:30-18:30.`,
    'nursery-unknown': ({ value }) => `Aucune crèche « ${value} » dans l’annuaire.`,
    'nursery-ambiguous': ({ value }) => `Plusieurs crèches s’appellent « ${value} » : écrivez l’adresse de la page.`,
    'more-than-approved': ({ value, expected }) => `${value} places en tout, pour ${expected} places agréées.`,
    'age-order': ({ value, expected }) => `L’âge le plus jeune (${value} mois) dépasse le plus grand (${expected} mois).`,
    'cms-refuses': ({ value }) => value,
    'changed-since': () => 'Quelqu’un a modifié l’entrée entre-temps : elle reste comme elle est.',
    gone: () => 'L’entrée n’existe plus.',
    'half-day-is-morning': ({ value }) => `« ${value} » : une demi-journée sans précision est lue comme le matin.`,
    'older-report': ({ value }) => `La crèche en a dit davantage le ${inFrench(value)} : rien ne change.`,
    'nothing-said': () => 'Aucun nombre : rien ne change.',
    'outside-nursery-ages': ({ expected }) => `Hors des âges de la crèche (${expected} mois).`,
    'old-report': ({ value }) => `Dit le ${inFrench(value)}, il y a plus de sept jours.`,
    'awaits-review': () => 'Plus de la moitié des places d’un coup : quelqu’un vérifie avant que ce soit montré.',
    'not-published': () => 'Enregistré comme brouillon : à publier dans le panneau.',
    'kept-value': ({ field, value, expected }) => `${field} : « ${value} » reste${expected ? ` (le fichier dit « ${expected} »)` : ''}.`,
    'matched-by-name': ({ value }) => `C’est « ${value} » : même nom, même commune.`,
    'matched-by-distance': ({ value }) => `C’est « ${value} » : à moins de 80 mètres, seule à cet endroit.`,
    'several-matches': () => 'Plusieurs crèches pourraient être celle-ci : à choisir à la main.',
    'no-longer-announced': () => 'Le fichier ne l’annonce plus.',
  },
  ofField: (field, sentence) => `${field} : ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  field: (name) => (name.endsWith('.en') ? `${labelOf(name.slice(0, -'.en'.length))} (anglais)` : (frenchColumns[name] ?? labelOf(name))),
  value: toText,
  outcomes: {
    create: 'Nouveau',
    update: 'Modifié',
    remove: 'Retiré',
    kept: 'Laissé tel quel',
    waiting: 'En attente',
    refused: 'Refusé',
  },
  rowStates: { planned: 'À faire', done: 'Fait', failed: 'Refusé par le CMS', undone: 'Annulé', stays: 'Non annulé' },
  runStates: {
    planning: 'Comparaison en cours',
    planned: 'Prêt à être appliqué',
    failed: 'Rien n’a été importé',
    applying: 'Application en cours',
    applied: 'Appliqué',
    undoing: 'Annulation en cours',
    undone: 'Annulé',
    stopped: 'Interrompu',
  },
  formats: {
    places: 'Places libres',
    nurseries: 'Crèches',
    cnaf: 'Fichier national de la Cnaf',
    'hauts-de-seine': 'Hauts-de-Seine',
    'seine-saint-denis': 'Seine-Saint-Denis',
  },
};

function toText(value: Value, field: string): string {
  if (value === null) return '';
  if (field === 'days') return daysText(String(value), 'LMMJV');
  if (typeof value === 'number') return value.toLocaleString('fr-FR', { maximumFractionDigits: 6 });
  return valueLabels[value] ?? inFrench(value);
}
