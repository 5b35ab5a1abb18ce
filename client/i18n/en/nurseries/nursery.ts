import type { Messages } from '../../fr.ts';

const time = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, '0');
  return minutes === 1440 ? 'midnight' : `${hour % 12 || 12}:${rest}\u00a0${hour < 12 ? 'am' : 'pm'}`;
};

export const nursery: Messages['nursery'] = {
  vacancy: 'Places available',
  back: 'Back to the results',
  contents: 'On this page',
  facts: 'At a glance',
  items: 'Provided or to bring',
  address: 'Address',
  print: 'Print this page for a visit',
  tariff: 'Price',
  hours: {
    title: 'Opening hours',
    caption: 'Usual hours, public holidays and closing weeks aside',
    local: 'in the nursery’s local time',
    day: 'Day',
    open: 'Open',
    weekdays: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    days: (from, to, slots) => `${from}${to ? ` – ${to}` : ''}: ${slots}`,
    slot: (opens, closes) => `${time(opens)}\u00a0–\u2060\u00a0${time(closes)}`,
    closed: 'Closed',
    none: 'The nursery has not sent us its opening hours yet.',
    openToday: 'Open today',
    openNow: 'Open now',
    closedToday: 'Closed today',
    holidayToday: 'Public holiday: normally closed today',
  },
  about: 'About the nursery',
  pedagogy: 'Educational approach',
  photos: 'Photos of the nursery',
  where: 'Where the nursery is',
  directions: 'Directions',
  directionsNote: 'Opens OpenStreetMap',
  ask: {
    employer: 'Ask my employer',
    title: 'Ask for a place here',
    steps: [
      'You describe what you need in a few minutes, without creating an account.',
      'We check availability with the nursery and get in touch with the employer.',
      'If the employer co-funds the place, the nursery welcomes your child.',
    ],
    condition: 'One condition: the employer of one of the parents co-funds the place. Without a co-funding employer we cannot offer one.',
    action: 'Ask for a place',
    desk: 'A question? Our team answers for this nursery.',
  },
  appointment: 'Visit or be called back',
  nearby: 'Other nurseries nearby',
  nearbyIntro: (kilometres) => `Less than ${kilometres} km away as the crow flies.`,
  updated: 'Page updated on',
  report: 'Report an error',
  alert: 'Tell me when a place becomes free',
};
