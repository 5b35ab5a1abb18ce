import type { Messages } from '../fr.ts';

export const siteMap: Messages['siteMap'] = {
  title: 'Site map',
  intro: 'Every page of the site, by section.',
  sections: 'Sections of the site map',
};
