import type { Messages } from '../fr.ts';

export const blog: Messages['blog'] = {
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
  pageTitle: (title, page) => (page > 1 ? `${title}, page ${page}` : title),
  pageDescription: (description, page) => (page > 1 ? `${description} Page ${page}.` : description),
  otherBlogs: 'The three blogs',
  featured: 'Latest article',
  latest: 'More articles',
  empty: 'No article has been published here yet.',
  by: 'By',
  published: 'Published on',
  updated: 'Updated on',
  contents: 'In this article',
  tags: 'Topics covered',
  related: 'Read next',
  allArticles: 'All articles of this blog',
};
