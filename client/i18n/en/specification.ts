import type { Messages } from '../fr.ts';

export const specification: Messages['specification'] = {
  notFoundTitle: 'Oops! The page you are looking for cannot be found...',
  notFoundBack: 'Back to the home page',
  searchTooShort: 'Please enter at least 3 characters',
  searchEmpty: 'Oops... No result here. Try again!',
  nurseryTypes: {
    alternative_reception: 'Alternative care',
    collective_nursery: 'Group nursery',
    daycare_center: 'Drop-in nursery',
    family_nursery: 'Family nursery',
    home_of_childminders: 'Childminders’ house',
    kindergarten: 'Playschool',
    micro_nurseries: 'Micro-nursery',
    multi_reception_nurseries: 'Multi-care nursery',
    parental_nursery: 'Parent-run nursery',
  },
  items: { diaper: 'Nappies', meal: 'Meals', snack: 'Afternoon snack', milk: 'Milk', care: 'Care products' },
};
