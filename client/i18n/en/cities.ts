import { brandName } from '../../../domain/brand.ts';
import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');
const nurseries = (count: number) => plural(count, { one: `${count} nursery`, other: `${count} nurseries` });
const cityCount = (count: number) => plural(count, { one: `${count} town`, other: `${count} towns` });

export const cities: Messages['cities'] = {
  title: 'Nurseries by town',
  intro: 'Choose a town to see its partner nurseries, their opening hours, their prices and the places they announce.',
  description: `Every town where ${brandName} has partner nurseries, by region and department, with the number of nurseries in each.`,
  resultTitle: (query) => `Nurseries by town: ${query}`,
  nurseries,
  summary: (count, total) => `${nurseries(total)} in ${cityCount(count)}`,
  filter: { label: 'Filter towns', placeholder: 'Town, department or postcode', submit: 'Filter', clear: 'See all towns' },
  found: (count, query) => `${cityCount(count)} for “${query}”`,
  none: (query) => `No town matches “${query}”.`,
  noneHelp:
    'Check the spelling, try the name of the department, or tell us where you are looking: our network does not stop at the towns of this list.',
  empty: 'No town is published yet.',
  regions: 'Regions',
  otherRegion: 'Other territories',
  otherDepartment: 'Other towns',
  contact: 'Write to us',
};

export const city: Messages['city'] = {
  title: (city) => `Find a nursery in ${city}`,
  headTitle: (city, department) => `Find a nursery in ${city}${department && ` (${department})`}`,
  intro: (city) => `Partner nurseries in and around ${city}, and what to know before you ask for a place.`,
  description: (city, department) =>
    `Partner nurseries in ${city}${department && ` (${department})`}: opening hours, ages, prices and places announced, towns nearby and answers to parents’ questions.`,
  nurseries: (city) => `Partner nurseries in ${city}`,
  none: (city) => `We have no partner nursery in ${city} yet.`,
  noneHelp: 'Tell us what you need: we also search around your home, near your work and on the way between them.',
  around: 'The nearest nurseries',
  aroundIntro: (city, kilometres) => `Less than ${kilometres} km from ${city} as the crow flies.`,
  facts: 'The town at a glance',
  region: 'Region',
  department: 'Department',
  postalCodes: 'Postcodes',
  population: 'Population',
  inhabitants: (count) => `${count} inhabitants`,
  partners: 'Partner nurseries',
  places: 'Approved places in these nurseries',
  practical: 'In practice',
  questions: (city) => `Questions about nurseries in ${city}`,
  neighbours: 'The nearest other towns',
  articles: 'To prepare your search',
  search: (city) => `Search around ${city}`,
};
