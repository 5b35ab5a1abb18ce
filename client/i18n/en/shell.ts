import type { Messages } from '../fr.ts';

export const shell: Messages['shell'] = {
  skip: 'Skip to content',
  homeLink: (brand) => `${brand}, back to the home page`,
  mainNavigation: 'Main navigation',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  overview: (label) => `See all: ${label}`,
  search: 'Search this site',
  account: 'My account',
  saved: 'My saved nurseries',
  followUp: 'Follow my request',
  language: 'Language',
  read: { fr: 'Lire cette page en français', en: 'Read this page in English' },
  stay: 'Stay in English',
  languages: { fr: 'Français', en: 'English' },
  manageCookies: 'Manage cookies',
};
