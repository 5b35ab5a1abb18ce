import type { RouteId } from '../../routes.ts';

/** A page of the seed content for every route: the suites loop over this table. */
export const samplePaths: Record<RouteId, string> = {
  home: '/',
  terms: '/cgu',
  team: '/equipe',
  lexicon: '/lexique',
  'site-search': '/recherche?q=berceau',
  'site-map': '/plan-du-site',
  'legal-notices': '/mentions-legales',
  'component-preview': '/component-preview',
  cities: '/creches-par-ville',
  'nursery-finder': '/trouver-une-creche',
  'nursery-search': '/trouver-une-creche/recherche?lieu=Lyon',
  testimonials: '/temoignages-clients',
  city: '/creches-par-ville/auvergne-rhone-alpes/rhone/lyon',
  nursery: '/trouver-une-creche/petite-brindille-lyon',
  testimonial: '/temoignages-clients/julie-m-une-place-a-mi-chemin',
  'faq-list': '/faq-famille',
  'faq-entry': '/faq-gestionnaire/comment-declarer-mes-places-disponibles',
  'blog-list': '/blog-famille',
  article: '/blog-famille/cout-creche-tarif-psu',
  'white-paper-list': '/livres-blancs-entreprise',
  'white-paper': '/livres-blancs-entreprise/guide-rh-cofinancer-une-place-en-creche',
  'follow-up': '/suivi-de-demande',
  'form-outcome': '/formulaires/contact/merci',
  'content-page': '/devenir-partenaire',
};
