import type { Item } from '../../../../domain/childcare/items.ts';
import { mostCounted } from '../../../../domain/most-counted.ts';
import type { PlaceCriterionName } from '../../../../domain/places/criteria/criteria.ts';
import { ofFrenchPlace } from '../../../../domain/text/french-place.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');
const nurseries = (count: number) => plural(count, { one: `${count} crèche`, other: `${count} crèches` });
const counted = (count: number, isMore = false) =>
  isMore || count > mostCounted ? `Plus de ${nurseries(Math.min(count, mostCounted))}` : nurseries(count);

/** « 8 h 30 » */
function timeWords(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, '0')}` : ''}`;
}

/** Said by the worker, which writes the outcome of a search. */
export const finderWords = {
  alert: 'Me prévenir quand une place se libère',
  around: {
    label: 'votre position',
    near: (town: string) => `autour de vous, près ${ofFrenchPlace(town)}`,
    abroad: 'Vous semblez être hors de France, où nos crèches partenaires se trouvent. Indiquez une ville ou un code postal en France.',
  },
  dropped: (names: string) => `Un critère n’a pas pu être lu et n’a pas été appliqué\u202f: ${names}.`,
  /** Of criteria that are no filters: those say their own (`worker/search/finder/filters/`). */
  criteria: {
    lieu: 'lieu',
    autour: 'position',
    travail: 'lieu de travail',
    rayon: 'rayon',
    zone: 'zone de la carte',
    tri: 'classement',
    selection: 'sélection',
    page: 'page',
  } satisfies Record<PlaceCriterionName, string>,
  counted,
  foundNear: (count: string, place: string, kilometres: number) => `${count} à moins de ${kilometres} km ${ofFrenchPlace(place)}`,
  foundAround: (count: string, around: string, kilometres: number) => `${count} à moins de ${kilometres} km ${around}`,
  orNear: (near: string, work: string) => `${near} ou ${ofFrenchPlace(work)}`,
  foundIn: (count: string, place: string) => `${count}\u202f: ${place}`,
  foundOnWay: (count: string, { home, work }: { home: string; work: string }, kilometres: number) =>
    `${count} à ${kilometres} km de détour au plus, ${ofFrenchPlace(home)} à ${work}`,
  foundInZone: (count: string) => `${count} dans cette zone de la carte`,
  /** Where nothing is found: with filters something else may be there. */
  none: 'Aucune crèche ne correspond',
  noneYet: 'Pas encore de crèche partenaire',
  widen: (kilometres: number, count: number) => `Élargir à ${kilometres} km (${counted(count).toLowerCase()})`,
  formerName: (former: string, name: string) => `${former} fait aujourd’hui partie de la commune ${ofFrenchPlace(name)}.`,
  unknownAddress: (town: string) => `Adresse non reconnue\u202f: nous cherchons autour du centre ${ofFrenchPlace(town)}.`,
  unknownCode: (code: string) =>
    `${code} n’est le code postal d’aucune commune (il peut s’agir d’un code CEDEX)\u202f: voici où nous pouvons chercher.`,
  others: 'Vous pensiez à un autre lieu\u202f?',
  choose: (place: string) => `Plusieurs lieux répondent à «\u202f${place}\u202f»\u202f: lequel cherchez-vous\u202f?`,
  chooseWork: (place: string) => `Plusieurs lieux de travail répondent à «\u202f${place}\u202f»\u202f: lequel est le vôtre\u202f?`,
  unknown: (place: string) => `Nous n’avons rien trouvé pour «\u202f${place}\u202f»`,
  unknownHelp: 'Vérifiez l’orthographe, essayez un code postal à cinq chiffres ou le nom du département.',
  near: 'Vouliez-vous dire\u202f:',
  empty: 'Où cherchez-vous\u202f?',
  emptyHelp: 'Indiquez une ville, un département ou un code postal.',
  networkHelp: 'Notre réseau ne s’arrête pas aux crèches publiées ici\u202f: décrivez-nous votre besoin, nous cherchons pour vous.',
  cityPage: (city: string) => `La page ${ofFrenchPlace(city)}`,
  allCities: 'Les crèches par ville',
  selectionHelp: 'Cette liste est dans son adresse\u202f: envoyez le lien pour la partager.',
  selectionGone: (count: number) =>
    plural(count, {
      one: 'Une crèche de cette sélection n’est plus publiée.',
      other: `${count} crèches de cette sélection ne sont plus publiées.`,
    }),
  order: {
    title: 'Comment sont classées les crèches',
    text: 'De la plus proche à la plus lointaine, à vol d’oiseau\u202f; à distance égale, celles qui ont dit leurs places disponibles depuis moins de trente jours viennent d’abord, puis l’ordre alphabétique. Avec un lieu de travail, c’est la plus petite des deux distances qui compte, ou le détour si vous le demandez. Aucune crèche ne paie pour être mieux placée.',
    more: 'Lire les règles de classement',
  },
  fields: {
    time: timeWords,
    work: 'Lieu de travail',
    workHint: 'Pour trouver entre la maison et le travail.',
    items: {
      diaper: 'Couches',
      meal: 'Repas',
      snack: 'Goûter',
      milk: 'Lait',
      care: 'Produits de soin',
    } satisfies Record<Item, string>,
    order: 'Classer par',
    orders: { distance: 'distance la plus courte', detour: 'détour le plus court entre maison et travail' },
    filters: (count: number) => (count ? `Filtres (${count})` : 'Filtres'),
  },
  /** What is asked for, above the list. */
  chips: {
    remove: (chip: string) => `Retirer le critère «\u202f${chip}\u202f»`,
    work: (place: string) => `Travail\u202f: ${place}`,
  },
  fitting: (count: number) => `dont ${count} avec une place qui convient`,
  noFitting: 'Aucune n’a fait connaître de place qui convient tout à fait\u202f: les plus proches d’abord.',
  /** Where nothing is found. */
  without: (chip: string, count: string) => `Sans «\u202f${chip}\u202f»\u202f: ${count}`,
  nearest: (name: string, distance: string) => `La plus proche, ${name}, est à ${distance}`,
  compare: {
    rows: {
      type: 'Type d’accueil',
      town: 'Ville',
      hours: 'Horaires',
      ages: 'Âges',
      places: 'Capacité',
      tariff: 'Tarif',
      away: 'Distance',
      disability: 'Accueil d’enfants en situation de handicap',
      vacancy: 'Places disponibles',
    },
    itemStates: { provided: 'fourni', brought: 'à apporter', unknown: 'non communiqué' },
    answers: { yes: 'oui', no: 'non', unknown: 'non communiqué' },
  },
};
