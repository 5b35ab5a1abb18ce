export const siteSearch = {
  title: 'Rechercher sur le site',
  label: 'Que cherchez-vous\u202f?',
  placeholder: 'Un mot, une ville, une crèche',
  submit: 'Rechercher',
  found: (results: string, query: string) => `${results} pour «\u202f${query}\u202f»`,
  shown: (shown: number, total: number) => `Les ${shown} premiers sur ${total}`,
  groups: {
    nurseries: 'Crèches',
    cities: 'Villes',
    pages: 'Pages',
    questions: 'Questions fréquentes',
    articles: 'Articles',
    'white-papers': 'Livres blancs',
    terms: 'Lexique',
  },
  help: 'Essayez un mot plus court, au singulier, ou passez par ces pages\u202f:',
  helpTitle: 'Pour trouver autrement',
};
