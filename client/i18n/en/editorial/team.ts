import type { Messages } from '../../fr.ts';

export const team: Messages['team'] = {
  title: 'The Crèche Sereine team',
  intro: 'The people who read your request, talk to your employer and visit the nurseries.',
  wayTitle: 'How we work',
  way: 'A small team and one shared file: one adviser reads your request, another explains the scheme to the employer, and someone in the field checks the places with the nursery. When the answer is no, we say so.',
  members: 'Who does what',
  empty: 'The team will be presented here soon.',
};
