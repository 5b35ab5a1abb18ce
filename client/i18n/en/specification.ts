import type { Messages } from '../fr.ts';

export const specification: Messages['specification'] = {
  notFoundTitle: 'Oops! The page you are looking for cannot be found...',
  notFoundBack: 'Back to the home page',
  searchTooShort: 'Please enter at least 3 characters',
  searchEmpty: 'Oops... No result here. Try again!',
};
