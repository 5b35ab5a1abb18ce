import { brandName } from '../../../domain/brand.ts';
import type { Messages } from '../fr.ts';

export const head: Messages['head'] = {
  siteTitle: 'Crèche Sereine: calm parenting starts with a nursery place',
  siteDescription:
    'Crèche Sereine finds a nursery place near your home or work in a network of partner nurseries, co-funded by one parent’s employer.',
  notFound: 'Page not found',
  failure: 'Service temporarily unavailable',
  notTranslated: {
    wholly: 'This page has not been translated yet: its text is in French.',
    mostly: 'Most of this page has not been translated yet: you will read it in French.',
  },
  noMails: 'This site sends no emails for now: those that this page speaks of will not arrive.',
  home: 'Find a nursery place with Crèche Sereine',
  homeCrumb: 'Home',
  pageTitle: (title, page) => (page > 1 ? `${title}, page ${page}` : title),
  pageDescription: (description, page) => (page > 1 ? `${description} Page ${page}.` : description),
  blog: {
    title: {
      famille: 'The family blog',
      entreprise: 'The company blog',
      gestionnaire: 'The nursery manager blog',
    },
    description: {
      famille: 'Finding a nursery place, understanding its price, asking your employer: our articles for parents in France.',
      entreprise: 'Reserving nursery places, working out their cost, allocating them fairly: our articles for companies.',
      gestionnaire: 'Vacancies, fees, regulation, partnerships: our articles for people who run nurseries in France.',
    },
  },
  cities: {
    resultTitle: (query) => `Nurseries by town: ${query}`,
    description: `Every town where ${brandName} has partner nurseries, by region and department, with the number of nurseries in each.`,
    otherRegion: 'Other territories',
    otherDepartment: 'Other towns',
  },
  city: {
    title: (city, department) => `Find a nursery in ${city}${department && ` (${department})`}`,
    description: (city, department) =>
      `Partner nurseries in ${city}${department && ` (${department})`}: opening hours, ages, prices and vacancies, towns nearby and answers to parents’ questions.`,
  },
  faq: {
    title: {
      famille: 'Frequently asked questions from families',
      entreprise: 'Frequently asked questions from employers',
      gestionnaire: 'Frequently asked questions from nursery managers',
    },
    description: {
      famille: 'Nursery places in France, prices, support, employers, settling in: Crèche Sereine answers parents’ questions.',
      entreprise: 'Nursery places, family tax credit, allocation criteria, leavers: our answers to the questions of employers.',
      gestionnaire: 'Partnership, vacancies, fees, micro-nurseries: our answers to the questions of nursery managers.',
    },
  },
  lexicon: {
    description:
      'PSU, PAJE, CMG, berceau, réservataire, EAJE: a glossary of nursery care in France, with short definitions that are kept up to date.',
  },
  nursery: {
    title: (name, city, postalCode) => `${name} in ${city}${postalCode && ` (${postalCode})`}`,
    description: (name, kind) =>
      `${name} (${kind}): ages, opening hours, price, places available, and how to ask for a place co-funded by your employer.`,
    vacancy: {
      available: 'A place shown here is not reserved: the nursery confirms it when you apply.',
      full: 'The nursery has no free place left. Children leave all year round, mostly in September: you can still apply.',
      'not-communicated': 'The nursery does not publish its free places. We ask it for you.',
      unknown: 'The nursery has told us nothing of its places for thirty days, and we show no older figure. We ask it for you.',
    },
    tariff: {
      psu: 'Your share follows the national scale of the family benefits fund (Cnaf): it depends on your income and on the number of dependent children, not on what the employer pays. Meals and nappies are normally included.',
      paje: 'The nursery sets its own price and you pay it. The family benefits office (CAF) then pays you the childcare supplement (CMG), depending on your income and on the hourly price.',
      none: 'We ask the nursery whether it follows the national scale (PSU) or sets its own price (PAJE).',
    },
    toConfirm: (days) => `The nursery said so more than ${days} days ago: we check it with the nursery before we answer you.`,
    around: (city) => (city ? `Nurseries around ${city}` : 'Find a nursery'),
    allOfCity: (city) => `All nurseries in ${city}`,
  },
  nurserySearch: {
    titleFor: (place) => `Nurseries: ${place}`,
    description: `The partner nurseries of ${brandName} for the town, department or postcode of your choice.`,
  },
  siteMap: {
    description:
      'Every page of Crèche Sereine: families, employers, nursery managers, blogs, frequently asked questions, white papers, nurseries by town.',
    main: 'Main pages',
    otherPages: 'The company and the site',
    pages: 'Pages by audience',
    blogs: 'Blogs',
    faq: 'Frequently asked questions',
    whitePapers: 'White papers',
    otherNurseries: 'Other nurseries',
  },
  siteSearch: {
    bestBets: {
      followUp: { title: 'Follow or cancel my request', text: 'Where it stands, and how to change, prolong or withdraw it.' },
      cost: { title: 'How much does a nursery place cost?', text: 'The simulator works out your share once benefits are taken off.' },
      preRegistration: { title: 'Request a nursery place', text: 'The pre-registration takes five minutes.' },
      placeAlert: { title: 'Be told when a place becomes free', text: 'An alert for the town, the age and the days you choose.' },
      contact: { title: 'Contact us', text: 'By telephone, by email or with the form.' },
      account: { title: 'My account', text: 'Sign in, change your password, find your nurseries and requests again.' },
    },
    titleFor: (query) => `Search: ${query}`,
    description: `Search the pages, articles, questions, glossary, white papers, nurseries and towns of ${brandName}.`,
  },
  team: {
    description: 'Family advice, partnerships with employers, the network of nurseries, quality of care: who does what at Crèche Sereine.',
  },
  testimonials: {
    title: {
      all: 'Client stories',
      famille: 'Stories from families',
      entreprise: 'Stories from employers',
      gestionnaire: 'Stories from nursery managers',
    },
    description: {
      all: 'Example stories from parents, employers and nursery managers: how a place was found, what went well and what was difficult.',
      famille: 'Example stories from parents: the search for a nursery place, the talk with the employer and the first days of the child.',
      entreprise:
        'Example stories from employers: why they reserve a nursery place, how they allocate it and what they would do differently.',
      gestionnaire: 'Example stories from nursery managers: vacant places, admissions, relations with employers.',
    },
    all: 'All',
  },
  whitePapers: {
    title: {
      famille: 'White papers for families',
      entreprise: 'White papers for employers',
    },
    description: {
      famille: 'Our PDF guides for parents looking for a nursery place in France: steps, prices, support and talking to an employer.',
      entreprise: 'Our PDF guides for employers in France: co-funding a nursery place, family tax credit, parenthood policy.',
    },
  },
};
