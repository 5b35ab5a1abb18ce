import type { Messages } from '../fr.ts';

export const testimonials: Messages['testimonials'] = {
  title: {
    all: 'Client stories',
    famille: 'Stories from families',
    entreprise: 'Stories from employers',
    gestionnaire: 'Stories from nursery managers',
  },
  description: {
    all: 'Parents, employers and nursery managers tell how a place was found, what went well and what was difficult.',
    famille: 'Parents tell of their search for a nursery place, the talk with their employer and the first days of their child.',
    entreprise: 'Employers tell why they reserved a nursery place, how they allocated it and what they would do differently.',
    gestionnaire: 'Nursery managers tell of their partnership: vacant places, admissions, relations with employers.',
  },
  intro: 'Three views of the same place: the parent’s, the employer’s and the nursery’s. With what was easy, and what was less so.',
  filter: 'Show the stories',
  all: 'All',
  note: 'Our team collected, chose and edited these stories together with their authors. They are not online reviews.',
  rules: 'Our publication rules',
  list: 'The stories',
  empty: 'No story has been published here yet.',
  kind: 'Client story',
  experience: 'Date of the experience',
  published: 'Published on',
  rating: 'Rating given by the author',
  ratingValue: (rating) => `${rating} out of 5`,
  others: 'Other stories',
  allStories: 'All stories',
};
