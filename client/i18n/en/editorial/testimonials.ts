import type { Messages } from '../../fr.ts';

export const testimonials: Messages['testimonials'] = {
  intro: 'Three views of the same place: the parent’s, the employer’s and the nursery’s. With what was easy, and what was less so.',
  filter: 'Show the stories',
  list: 'The stories',
  empty: 'No story has been published here yet.',
  kind: 'Example story',
  experience: 'Date of the experience',
  published: 'Published on',
  rating: 'Rating of this example',
  ratingValue: (rating) => `${rating} out of 5`,
  others: 'Other stories',
  allStories: 'All stories',
};
