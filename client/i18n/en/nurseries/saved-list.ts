import type { Messages } from '../../fr.ts';

export const savedList: Messages['savedList'] = {
  title: 'My saved nurseries',
  empty:
    'No nursery is saved on this device yet. The “Save” button of a nursery puts it here, without an account; with one you find it on all your devices.',
  find: 'Find a nursery',
  signIn: 'Sign in',
  ask: 'Ask for a place',
  askAll: (count) => (count > 1 ? `Ask for a place at these ${count} nurseries` : 'Ask for a place at this nursery'),
  swipe: 'Swipe the table to see all nurseries.',
  estimate: 'Estimate what I would pay',
  answer: 'Request',
};
