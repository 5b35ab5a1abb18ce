import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');

const time = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, '0');
  return minutes === 1440 ? 'midnight' : `${hour % 12 || 12}:${rest}\u00a0${hour < 12 ? 'am' : 'pm'}`;
};

export const nursery: Messages['nursery'] = {
  vacancy: {
    title: 'Places available',
    old: (days) => `This information is more than ${days} days old: we check it with the nursery before we answer you.`,
    explained: {
      available: 'An announced place is not a reserved one: the nursery confirms it when you apply.',
      full: 'The nursery has no free place left. Children leave all year round, mostly in September: you can still apply.',
      'not-communicated': 'The nursery does not publish its free places. We ask it for you.',
      unknown: 'The nursery has not sent us this information yet. We ask it for you.',
    },
  },
  tariff: {
    title: 'Price',
    explained: {
      psu: 'Your share follows the national scale of the family benefits fund (Cnaf): it depends on your income and on the number of dependent children, not on what the employer pays. Meals and nappies are normally included.',
      paje: 'The nursery sets its own price and you pay it. The family benefits office (CAF) then pays you the childcare supplement (CMG), depending on your income and on the hourly price.',
      none: 'We ask the nursery whether it follows the national scale (PSU) or sets its own price (PAJE).',
    },
    more: 'Estimate the cost of a place',
  },
  facts: {
    title: 'At a glance',
    ages: 'Ages welcomed',
    places: 'Approved capacity',
    closing: 'Yearly closing',
    closingWeeks: (count) => plural(count, { one: `${count} week a year`, other: `${count} weeks a year` }),
    neverCloses: 'No closing weeks',
    manager: 'Run by',
    network: 'Network',
    languages: 'Languages spoken',
    outdoorSpace: 'Outdoor space',
    wheelchairAccess: 'Wheelchair access',
    disabilityWelcome: 'Welcomes children with disabilities',
    avip: 'Places for parents returning to work (AVIP)',
  },
  answers: { yes: 'Yes', no: 'No', unknown: 'Not disclosed' },
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
    slot: (opens, closes) => `${time(opens)} – ${time(closes)}`,
    closed: 'Closed',
    none: 'The nursery has not sent us its opening hours yet.',
    openToday: 'Open today',
    openNow: 'Open now',
    closedToday: 'Closed today',
    holidayToday: 'Public holiday: normally closed today',
  },
  items: {
    title: 'Provided or to bring',
    states: { provided: 'Provided by the nursery', brought: 'Brought by parents', unknown: 'Not disclosed' },
  },
  about: 'About the nursery',
  pedagogy: 'Educational approach',
  photos: 'Photos of the nursery',
  where: 'Where the nursery is',
  allOfCity: (city) => `All nurseries in ${city}`,
  coordinates: 'Coordinates',
  directions: 'Directions',
  directionsNote: 'Opens OpenStreetMap',
  ask: {
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
  nearby: 'Other nurseries nearby',
  nearbyIntro: (kilometres) => `Less than ${kilometres} km away as the crow flies.`,
  updated: 'Page updated on',
};
