import type { Messages } from '../fr.ts';

export const head: Messages['head'] = {
  siteTitle: 'Crèche Sereine: calm parenting starts with a nursery place',
  siteDescription:
    'Crèche Sereine finds a nursery place near your home or work in a network of partner nurseries, co-financed by one parent’s employer.',
  notFound: 'Page not found',
  failure: 'Service temporarily unavailable',
};
