import type { Messages } from '../../fr.ts';

export const city: Messages['city'] = {
  title: (city) => `Find a nursery in ${city}`,
  intro: (city) => `Partner nurseries in and around ${city}, and what to know before you ask for a place.`,
  nurseries: (city) => `Partner nurseries in ${city}`,
  none: (city) => `We have no partner nursery in ${city} yet.`,
  noneHelp: 'Tell us what you need: we also search around your home, near your work and on the way between them.',
  around: 'The nearest nurseries',
  aroundIntro: (city, kilometres) => `Less than ${kilometres} km from ${city} as the crow flies.`,
  facts: 'The town at a glance',
  practical: 'In practice',
  updated: 'Text last changed on',
  questions: (city) => `Questions about nurseries in ${city}`,
  neighbours: 'The nearest other towns',
  articles: 'To prepare your search',
};
