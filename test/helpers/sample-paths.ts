import type { ParamsOf } from '../../domain/addresses/paths.ts';
import { type RouteId, routes } from '../../routes.ts';

/** Routes whose pattern names a parameter: which of their pages is a sample must be said. */
type PatternId = { [Id in RouteId]: [keyof ParamsOf<Id>] extends [never] ? never : Id }[RouteId];

const chosen: Record<PatternId, string> & Partial<Record<RouteId, string>> = {
  'site-search': '/recherche?q=berceau',
  'nursery-search': '/trouver-une-creche/recherche?lieu=Lyon',
  city: '/creches-par-ville/auvergne-rhone-alpes/rhone/lyon',
  nursery: '/trouver-une-creche/petite-brindille-lyon',
  testimonial: '/temoignages-clients/julie-m-une-place-a-mi-chemin',
  'faq-list': '/faq-famille',
  'faq-entry': '/faq-gestionnaire/comment-declarer-mes-places-disponibles',
  'blog-list': '/blog-famille',
  article: '/blog-famille/cout-creche-tarif-psu',
  'white-paper-list': '/livres-blancs-entreprise',
  'white-paper': '/livres-blancs-entreprise/guide-rh-cofinancer-une-place-en-creche',
  'place-alert-answer': '/alerte-place/arreter',
  'form-outcome': '/formulaires/contact/merci',
  // To who has not opened the link of a mail it says so.
  'managed-places': '/gestionnaires/places/exemple',
  'nursery-proposal': '/gestionnaires/propositions/exemple',
  // The three of somebody signed in show the sign-in screen to everybody else; the journeys of accounts see them.
  account: '/compte/connexion?retour=/compte',
  'account-password': '/compte/connexion?retour=/compte/mot-de-passe',
  'account-data': '/compte/connexion?retour=/compte/mes-donnees',
  'content-page': '/devenir-partenaire',
};

/** A page of the seed content for every route: the suites loop over this table. */
export const samplePaths = Object.fromEntries(routes.map(({ id, pattern }) => [id, chosen[id] ?? pattern])) as Record<RouteId, string>;
