export const siteMap = {
  title: 'Plan du site',
  intro: 'Toutes les pages du site, rangées par rubrique.',
  description:
    'Toutes les pages de Crèche Sereine\u202f: familles, entreprises, gestionnaires, blogs, questions fréquentes, livres blancs, crèches par ville.',
  sections: 'Rubriques du plan',
  main: 'Pages principales',
  otherPages: 'L’entreprise et le site',
  pages: 'Pages par public',
  blogs: 'Blogs',
  faq: 'Questions fréquentes',
  whitePapers: 'Livres blancs',
  otherNurseries: 'Autres crèches',
};
