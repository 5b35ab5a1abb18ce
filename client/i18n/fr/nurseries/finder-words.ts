import type { Item } from '../../../../domain/childcare/items.ts';
import { mostCounted } from '../../../../domain/most-counted.ts';
import type { CriterionName } from '../../../../domain/places/criteria/criteria.ts';
import { ofFrenchPlace } from '../../../../domain/text/french-place.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');
const nurseries = (count: number) =>
  count > mostCounted ? `Plus de ${mostCounted} crèches` : plural(count, { one: `${count} crèche`, other: `${count} crèches` });

/** Said by the worker, which writes the outcome of a search. */
export const finderWords = {
  selectionTitle: 'Mes crèches gardées',
  around: {
    label: 'votre position',
    near: (town: string) => `autour de vous, près ${ofFrenchPlace(town)}`,
    abroad: 'Vous semblez être hors de France, où nos crèches partenaires se trouvent. Indiquez une ville ou un code postal en France.',
  },
  dropped: (names: string) => `Un critère n’a pas pu être lu et n’a pas été appliqué\u202f: ${names}.`,
  criteria: {
    lieu: 'lieu',
    autour: 'position',
    travail: 'lieu de travail',
    rayon: 'rayon',
    zone: 'zone de la carte',
    type: 'type d’accueil',
    fournis: 'fournitures',
    age: 'âge',
    tarif: 'tarif',
    places: 'places disponibles',
    handicap: 'handicap',
    tri: 'classement',
    selection: 'sélection',
    page: 'page',
  } satisfies Record<CriterionName, string>,
  found: (count: number, place: string, kilometres: number) => `${nurseries(count)} à moins de ${kilometres} km\u202f: ${place}`,
  foundIn: (count: number, place: string) => `${nurseries(count)}\u202f: ${place}`,
  foundOnWay: (count: number, places: string, kilometres: number) =>
    `${nurseries(count)} à ${kilometres} km de détour au plus\u202f: ${places}`,
  /** Where both are looked at, or the way from one to the other. */
  either: (home: string, work: string) => `${home} ou ${work}`,
  between: (home: string, work: string) => `de ${home} à ${work}`,
  foundInZone: (count: number) => `${nurseries(count)} dans cette zone de la carte`,
  foundSelection: (count: number) => `${nurseries(count)} dans cette sélection`,
  none: (place: string) => `Aucune crèche publiée ne correspond\u202f: ${place}`,
  widen: (kilometres: number, count: number) => `Élargir à ${kilometres} km (${nurseries(count).toLowerCase()})`,
  formerName: (former: string, name: string) => `${former} fait aujourd’hui partie de la commune ${ofFrenchPlace(name)}.`,
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
    work: 'Lieu de travail',
    workHint: 'Pour trouver entre la maison et le travail.',
    types: 'Type d’accueil',
    provided: 'Fourni par la crèche',
    items: {
      diaper: 'Couches',
      meal: 'Repas',
      snack: 'Goûter',
      milk: 'Lait',
      care: 'Produits de soin',
    } satisfies Record<Item, string>,
    age: 'Âge de l’enfant à l’entrée',
    anyAge: 'Tous les âges',
    months: (count: number) => `${count} mois`,
    years: (count: number) => plural(count, { one: `${count} an`, other: `${count} ans` }),
    tariff: 'Mode de tarif',
    anyTariff: 'Tous les tarifs',
    tariffs: { psu: 'Selon les revenus (PSU)', paje: 'Tarif libre (PAJE)' },
    more: 'Et aussi',
    vacancy: 'Des places disponibles',
    disability: 'Accueil d’enfants en situation de handicap',
    order: 'Classer par',
    orders: { distance: 'distance la plus courte', detour: 'détour le plus court entre maison et travail' },
    filters: (count: number) => (count ? `Filtres (${count})` : 'Filtres'),
  },
  compare: {
    rows: {
      type: 'Type d’accueil',
      town: 'Ville',
      hours: 'Horaires',
      ages: 'Âges',
      places: 'Capacité',
      tariff: 'Tarif',
      disability: 'Handicap',
      vacancy: 'Places disponibles',
    },
    itemStates: { provided: 'fourni', brought: 'à apporter', unknown: 'non communiqué' },
    answers: { yes: 'oui', no: 'non', unknown: 'non communiqué' },
  },
};
