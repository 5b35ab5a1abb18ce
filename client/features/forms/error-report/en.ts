import type { texts as french } from './fr.ts';

export const texts: typeof french = {
  labels: {
    nurserySlug: 'Nursery',
    nurseryName: 'Name and town of the nursery',
    problem: 'What is wrong?',
    message: 'What it should say instead',
    email: 'Your email address',
  },
  asks: {
    problem: 'Say what is wrong.',
    nurseryName: 'Enter the name and town of the nursery.',
    message: 'Write what it should say instead.',
  },
  hints: {
    message: 'A sentence is enough. Please write nothing about a person or a child.',
    email: 'Only if we may ask you a question.',
  },
  submit: 'Report the error',
  notice:
    'Crèche Sereine uses this report to correct the page (legitimate interest in publishing what is right). It goes to the team that keeps the directory, and to nobody else. We keep it for 12 months. Your email address is optional.',
  about: (nursery) => `You are reporting an error on the page of ${nursery}.`,
  problems: {
    nursery_closed: 'The nursery has closed or does not exist',
    wrong_address: 'The address or the position on the map',
    wrong_hours: 'The hours or the closing weeks',
    wrong_price: 'The price',
    wrong_places: 'The places it announces',
    other_problem: 'Something else',
  },
};
