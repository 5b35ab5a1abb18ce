import type { Messages } from '../../fr.ts';

export const appointment: Messages['appointment'] = {
  title: 'Visit the nursery or be called back',
  intro: 'Choose a time: we confirm it with you, and with the nursery where it is a visit.',
  slot: (day, time) => `${day}, ${time}`,
};
