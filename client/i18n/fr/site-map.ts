export const siteMap = {
  title: 'Plan du site',
  intro: 'Toutes les pages du site, rangées par rubrique.',
  sections: 'Rubriques du plan',
};
