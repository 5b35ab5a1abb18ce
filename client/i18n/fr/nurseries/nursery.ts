import type { Weekday } from '../../../../domain/childcare/weekdays.ts';

const time = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (minutes === 1440) return 'minuit';
  return `${hour}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, '0')}` : ''}`;
};

export const nursery = {
  vacancy: 'Places disponibles',
  back: 'Retour aux résultats',
  contents: 'Sur cette page',
  facts: 'En bref',
  items: 'Fourni ou à apporter',
  address: 'Adresse',
  print: 'Imprimer la fiche pour une visite',
  tariff: 'Tarif',
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
    // A line may end after a dash, whatever space follows it: the word joiner keeps it from that.
    slot: (opens: number, closes: number) => `${time(opens)}\u00a0–\u2060\u00a0${time(closes)}`,
    closed: 'Fermé',
    none: 'La crèche ne nous a pas encore communiqué ses horaires.',
    openToday: 'Ouvert aujourd’hui',
    openNow: 'Ouvert en ce moment',
    closedToday: 'Fermé aujourd’hui',
    holidayToday: 'Jour férié\u202f: en principe fermé aujourd’hui',
  },
  about: 'La crèche',
  pedagogy: 'Projet pédagogique',
  photos: 'Photos de la crèche',
  where: 'Où se trouve la crèche',
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
  appointment: 'Visiter ou être rappelé',
  nearby: 'D’autres crèches à proximité',
  nearbyIntro: (kilometres: number) => `À moins de ${kilometres} km à vol d’oiseau.`,
  updated: 'Fiche mise à jour le',
  report: 'Signaler une erreur',
  alert: 'Me prévenir quand une place se libère',
};
