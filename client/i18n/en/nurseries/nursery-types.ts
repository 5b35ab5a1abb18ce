import type { Messages } from '../../fr.ts';

export const nurseryTypes: Messages['nurseryTypes'] = {
  alternative_reception: 'Alternative care',
  collective_nursery: 'Group nursery',
  daycare_center: 'Drop-in nursery',
  family_nursery: 'Family nursery',
  home_of_childminders: 'Childminders’ house',
  kindergarten: 'Playschool',
  micro_nurseries: 'Micro-nursery',
  multi_reception_nurseries: 'Full- and part-time nursery',
  parental_nursery: 'Parent-run nursery',
};
