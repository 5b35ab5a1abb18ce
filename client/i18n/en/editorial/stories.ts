import type { Messages } from '../../fr.ts';

export const stories: Messages['stories'] = {
  read: 'Read the story',
  note: 'Example stories, written for this demonstration site: they are not collected reviews.',
  rules: 'Our publication rules',
};
