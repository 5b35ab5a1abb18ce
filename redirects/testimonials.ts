import type { Redirect } from './redirect.ts';

/** Stories of clients under their former names. */
export const testimonials: readonly Redirect[] = [
  { from: '/temoignages', to: '/temoignages-clients', status: 301 },
  { from: '/avis-clients', to: '/temoignages-clients', status: 301 },
  { from: '/nos-clients', to: '/temoignages-clients', status: 301 },
  { from: '/temoignages/famille-julie', to: '/temoignages-clients/julie-m-une-place-a-mi-chemin', status: 301 },
  { from: '/temoignages/famille-karim', to: '/temoignages-clients/karim-b-le-oui-du-second-employeur', status: 301 },
  { from: '/temoignages/famille-sophie', to: '/temoignages-clients/sophie-l-un-prix-enfin-comparable', status: 301 },
  { from: '/temoignages/entreprise-nathalie', to: '/temoignages-clients/nathalie-d-trois-berceaux-dans-l-industrie', status: 301 },
  { from: '/temoignages/entreprise-thomas', to: '/temoignages-clients/thomas-g-un-cabinet-de-douze-personnes', status: 301 },
  { from: '/temoignages/entreprise-inès', to: '/temoignages-clients/ines-a-criteres-attribution-equitables', status: 301 },
  { from: '/temoignages/creche-valérie', to: '/temoignages-clients/valerie-p-remplir-les-vendredis', status: 301 },
  { from: '/temoignages/creche-mehdi', to: '/temoignages-clients/mehdi-k-deux-micro-creches-une-direction', status: 301 },
  { from: '/temoignages/creche-anne-sophie', to: '/temoignages-clients/anne-sophie-r-garder-la-main-sur-les-admissions', status: 301 },
  { from: '/temoignages-clients/julie', to: '/temoignages/famille-julie', status: 301 },
  { from: '/temoignages-clients/un-cabinet-de-12-personnes', to: '/temoignages/entreprise-thomas', status: 301 },
  { from: '/temoignages-clients/trois-berceaux-dans-l-industrie', to: '/temoignages/entreprise-nathalie', status: 301 },
  { from: '/temoignages/*', to: '/temoignages-clients', status: 301 },
];
