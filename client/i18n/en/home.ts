import type { Messages } from '../fr.ts';

export const home: Messages['home'] = {
  title: 'Find a nursery place with Crèche Sereine',
};
