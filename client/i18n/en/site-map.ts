import type { Messages } from '../fr.ts';

export const siteMap: Messages['siteMap'] = {
  title: 'Site map',
  intro: 'Every page of the site, by section.',
  description:
    'Every page of Crèche Sereine: families, employers, nursery managers, blogs, frequently asked questions, white papers, nurseries by town.',
  sections: 'Sections of the site map',
  main: 'Main pages',
  otherPages: 'The company and the site',
  pages: 'Pages by audience',
  blogs: 'Blogs',
  faq: 'Frequently asked questions',
  whitePapers: 'White papers',
  otherNurseries: 'Other nurseries',
};
