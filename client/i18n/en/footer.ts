import type { Messages } from '../fr.ts';

export const footer: Messages['footer'] = {
  follow: 'Follow us',
  legal: 'Legal information',
  cookies: 'Cookies',
};
