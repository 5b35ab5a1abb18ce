import { mostCounted } from '../../../domain/most-counted.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('fr');

export const siteSearch = {
  title: 'Rechercher sur le site',
  label: 'Que cherchez-vous\u202f?',
  placeholder: 'Mot, ville ou crèche',
  submit: 'Rechercher',
  results: (count: number) =>
    count > mostCounted ? `Plus de ${mostCounted} résultats` : plural(count, { one: `${count} résultat`, other: `${count} résultats` }),
  /** Beside the name of a kind. */
  count: (count: number) => (count > mostCounted ? `plus de ${mostCounted}` : String(count)),
  found: (results: string, query: string) => `${results} pour «\u202f${query}\u202f»`,
  kinds: 'Types de résultats',
  allKinds: 'Tout',
  more: (total: number, kind: string) =>
    total > mostCounted ? `Les ${mostCounted} premiers résultats\u202f: ${kind}` : `Les ${total} résultats\u202f: ${kind}`,
  partial: 'Aucune page n’a tous ces mots\u202f: voici celles qui en ont une partie.',
  corrected: (query: string) => `Rien n’est écrit «\u202f${query}\u202f» sur le site\u202f: voici l’orthographe la plus proche.`,
  didYouMean: 'Vouliez-vous dire\u202f:',
  nurseriesAt: (place: string) => `Chercher une crèche\u202f: ${place}`,
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
