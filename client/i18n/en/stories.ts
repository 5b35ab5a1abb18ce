import type { Messages } from '../fr.ts';

export const stories: Messages['stories'] = {
  read: 'Read the story',
  note: 'Our team collected, chose and edited these stories together with their authors. They are not online reviews.',
  rules: 'Our publication rules',
};
