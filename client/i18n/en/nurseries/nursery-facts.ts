import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const nurseryFacts: Messages['nurseryFacts'] = {
  key: {
    price: 'Price',
    estimate: 'Estimate what I would pay',
    hours: 'Opening hours',
    places: 'Places',
    inAll: (places) => `${places} in all`,
  },
  facts: {
    ages: 'Ages welcomed',
    places: 'Approved capacity',
    closing: 'Yearly closing',
    closingWeeks: (count) => plural(count, { one: `${count} week a year`, other: `${count} weeks a year` }),
    neverCloses: 'No closing weeks',
    authorisation: 'Official authorisation',
    manager: 'Run by',
    network: 'Network',
    languages: 'Languages spoken',
    outdoorSpace: 'Outdoor space',
    wheelchairAccess: 'Wheelchair access',
    disabilityWelcome: 'Welcomes children with disabilities',
    avip: 'Places for parents returning to work (AVIP)',
  },
  authorised: { number: (number) => `no. ${number}`, on: (date) => `of ${date}` },
  answers: { yes: 'Yes', no: 'No' },
  items: {
    labels: { diaper: 'Nappies', meal: 'Meals', snack: 'Afternoon snack', milk: 'Milk', care: 'Care products' },
    states: { provided: 'Provided by the nursery', brought: 'Brought by parents' },
  },
  visit: {
    title: 'Questions to ask when you visit',
    questions: [
      'How many adults for how many children, and does the team often change?',
      'How do the first days go, and how long do they take?',
      'What is a day like: meals, naps, outings, time outdoors?',
      'What happens when the child is ill, or when we are late?',
      'What does the price include, and what comes on top?',
      'When would the place be free, for which days and which hours?',
    ],
    notes: 'Our notes',
  },
};
