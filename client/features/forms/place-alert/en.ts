import type { texts as french } from './fr.ts';

export const texts: typeof french = {
  labels: {
    place: 'Where do you live?',
    workPlace: 'Where do you work?',
    radiusKilometres: 'How far away?',
    birthMonth: 'Month of birth, also if expected',
    startMonth: 'When you would like to start',
    days: 'Which days?',
    dayPart: 'Which part of the day?',
    email: 'Your email address',
    nurserySlug: 'Nursery',
  },
  asks: {
    place: 'Enter where you live.',
    radiusKilometres: 'Choose up to which distance.',
    birthMonth: 'Choose the month of birth, an expected one too.',
    startMonth: 'Choose the month of the start.',
    dayPart: 'Choose a part of the day.',
  },
  hints: {
    place: 'A town or a postcode is enough.',
    workPlace: 'To look there too, and on the way.',
    days: 'No answer: any of them.',
    email: 'First we ask you to confirm the alert.',
  },
  submit: 'Let me know',
  notice:
    'Crèche Sereine uses this to write to you when a nursery has a place that fits (your consent). It goes to nobody else, not even to nurseries. The alert ends by itself with the month of the start, or earlier by a link in each email; all of it is erased on the day after. Without a confirmation all of it is erased after 7 days.',
  about: (nursery) => `This alert counts ${nursery} too, wherever it is.`,
  radii: { 1: '1 km', 2: '2 km', 5: '5 km', 10: '10 km', 30: '30 km' },
  days: { monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday' },
  dayParts: { day: 'All day', morning: 'Morning', afternoon: 'Afternoon' },
};
