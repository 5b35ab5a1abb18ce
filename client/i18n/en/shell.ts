import type { Messages } from '../fr.ts';

export const shell: Messages['shell'] = {
  skip: 'Skip to content',
  homeLink: (brand) => `${brand}, back to the home page`,
  mainNavigation: 'Main navigation',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  overview: (label) => `See all: ${label}`,
  requestPlace: 'Request a place',
  language: 'Language',
  languages: { fr: 'Français', en: 'English' },
  contact: 'Contact us',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  hours: 'Opening hours',
  follow: 'Follow us',
  legal: 'Legal information',
  cookies: 'Manage cookies',
};
