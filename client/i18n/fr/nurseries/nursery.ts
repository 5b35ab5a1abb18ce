import { type Answer, type Item, itemLabels } from '../../../../domain/childcare/items.ts';
import type { Weekday } from '../../../../domain/childcare/weekdays.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

/** Other languages have other words. */
const labels: Record<Item, string> = itemLabels;

const time = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (minutes === 1440) return 'minuit';
  return `${hour}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, '0')}` : ''}`;
};

export const nursery = {
  vacancy: 'Places disponibles',
  tariff: {
    title: 'Tarif',
    more: 'Estimer mon reste à charge',
  },
  facts: {
    title: 'En bref',
    ages: 'Âges accueillis',
    places: 'Capacité autorisée',
    closing: 'Fermeture annuelle',
    closingWeeks: (count: number) => plural(count, { one: `${count} semaine par an`, other: `${count} semaines par an` }),
    neverCloses: 'Aucune semaine de fermeture',
    manager: 'Gestionnaire',
    network: 'Réseau',
    languages: 'Langues parlées',
    outdoorSpace: 'Espace extérieur',
    wheelchairAccess: 'Accès en fauteuil roulant',
    disabilityWelcome: 'Accueil d’enfants en situation de handicap',
    avip: 'Crèche à vocation d’insertion professionnelle (AVIP)',
  },
  answers: { yes: 'Oui', no: 'Non' } satisfies Record<Exclude<Answer, 'unknown'>, string>,
  hours: {
    title: 'Horaires',
    caption: 'Horaires habituels, hors jours fériés et semaines de fermeture',
    local: 'à l’heure locale de la crèche',
    day: 'Jour',
    open: 'Ouverture',
    weekdays: {
      monday: 'Lundi',
      tuesday: 'Mardi',
      wednesday: 'Mercredi',
      thursday: 'Jeudi',
      friday: 'Vendredi',
      saturday: 'Samedi',
      sunday: 'Dimanche',
    } satisfies Record<Weekday, string>,
    days: (from: string, to: string | null, slots: string) => `${from}${to ? ` – ${to}` : ''}\u202f: ${slots}`,
    slot: (opens: number, closes: number) => `${time(opens)} – ${time(closes)}`,
    closed: 'Fermé',
    none: 'La crèche ne nous a pas encore communiqué ses horaires.',
    openToday: 'Ouvert aujourd’hui',
    openNow: 'Ouvert en ce moment',
    closedToday: 'Fermé aujourd’hui',
    holidayToday: 'Jour férié\u202f: en principe fermé aujourd’hui',
  },
  items: {
    labels,
    title: 'Fourni ou à apporter',
    states: { provided: 'Fourni par la crèche', brought: 'À apporter par les parents' },
  },
  about: 'La crèche',
  pedagogy: 'Projet pédagogique',
  photos: 'Photos de la crèche',
  where: 'Où se trouve la crèche',
  coordinates: 'Coordonnées géographiques',
  directions: 'Itinéraire',
  directionsNote: 'Ouvre OpenStreetMap',
  ask: {
    employer: 'Demander à mon employeur',
    title: 'Demander une place ici',
    steps: [
      'Vous décrivez votre besoin en quelques minutes, sans créer de compte.',
      'Nous vérifions la disponibilité avec la crèche et prenons contact avec l’employeur.',
      'Si l’employeur cofinance la place, la crèche vous accueille.',
    ],
    condition:
      'Une condition\u202f: l’employeur de l’un des deux parents cofinance la place. Sans employeur qui cofinance, nous ne pouvons pas proposer de place.',
    action: 'Demander une place',
    desk: 'Une question\u202f? Notre équipe répond pour cette crèche.',
  },
  nearby: 'D’autres crèches à proximité',
  nearbyIntro: (kilometres: number) => `À moins de ${kilometres} km à vol d’oiseau.`,
  updated: 'Fiche mise à jour le',
  report: 'Signaler une erreur',
  alert: 'Me prévenir quand une place se libère',
};
