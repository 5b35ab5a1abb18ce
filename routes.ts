/** How long the content of a page may be reused before it is asked for again; the numbers stand in `worker/cache/policies.ts`. */
export type PolicyName = 'editorial' | 'directory' | 'reference' | 'none';

export const siteMapKinds = ['pages', 'articles', 'faq', 'white-papers', 'testimonials', 'nurseries', 'cities'] as const;

/** The child of `/sitemap.xml` a page is listed in. */
export type SiteMapKind = (typeof siteMapKinds)[number];

export interface Route {
  id: string;
  /** `{name}` is one segment, `{name+}` one or several; `{category}` only takes the values of `categories`. French paths, without locale prefix. */
  pattern: string;
  categories?: readonly string[];
  policy: PolicyName;
  indexable: boolean;
  siteMap: SiteMapKind | null;
  /** Query parameters that make another page of it, kept like the first; all others are ignored. */
  keptQuery?: readonly string[];
  /** Query parameters that filter it for one reader: such a page is never kept. */
  liveQuery?: readonly string[];
}

export const audiences = ['famille', 'entreprise', 'gestionnaire'] as const;
export type Audience = (typeof audiences)[number];

export const whitePaperCategories = ['entreprise', 'famille'] as const;
export type WhitePaperCategory = (typeof whitePaperCategories)[number];

/**
 * Every page of the site, in order of precedence: fixed paths, then patterns, then the catch-all content page.
 * Data only: worker, client, tests and scripts read it.
 */
export const routes = [
  { id: 'home', pattern: '/', policy: 'editorial', indexable: true, siteMap: 'pages' },
  { id: 'terms', pattern: '/cgu', policy: 'reference', indexable: true, siteMap: 'pages' },
  { id: 'team', pattern: '/equipe', policy: 'reference', indexable: true, siteMap: 'pages' },
  { id: 'lexicon', pattern: '/lexique', policy: 'reference', indexable: true, siteMap: 'pages', liveQuery: ['q'] },
  { id: 'site-search', pattern: '/recherche', policy: 'none', indexable: false, siteMap: null },
  { id: 'site-map', pattern: '/plan-du-site', policy: 'editorial', indexable: true, siteMap: 'pages' },
  { id: 'legal-notices', pattern: '/mentions-legales', policy: 'reference', indexable: true, siteMap: 'pages' },
  { id: 'component-preview', pattern: '/component-preview', policy: 'none', indexable: false, siteMap: null },
  { id: 'cities', pattern: '/creches-par-ville', policy: 'directory', indexable: true, siteMap: 'pages', liveQuery: ['q'] },
  { id: 'nursery-finder', pattern: '/trouver-une-creche', policy: 'directory', indexable: true, siteMap: 'pages' },
  { id: 'nursery-search', pattern: '/trouver-une-creche/recherche', policy: 'none', indexable: false, siteMap: null },
  { id: 'saved-nurseries', pattern: '/mes-creches', policy: 'none', indexable: false, siteMap: null },
  { id: 'testimonials', pattern: '/temoignages-clients', policy: 'editorial', indexable: true, siteMap: 'pages', keptQuery: ['public'] },
  { id: 'city', pattern: '/creches-par-ville/{slug+}', policy: 'directory', indexable: true, siteMap: 'cities', keptQuery: ['page'] },
  { id: 'nursery', pattern: '/trouver-une-creche/{slug}', policy: 'directory', indexable: true, siteMap: 'nurseries' },
  { id: 'testimonial', pattern: '/temoignages-clients/{slug}', policy: 'editorial', indexable: true, siteMap: 'testimonials' },
  { id: 'faq-list', pattern: '/faq-{category}', categories: audiences, policy: 'editorial', indexable: true, siteMap: 'pages' },
  { id: 'faq-entry', pattern: '/faq-{category}/{slug}', categories: audiences, policy: 'editorial', indexable: true, siteMap: 'faq' },
  {
    id: 'blog-list',
    pattern: '/blog-{category}',
    categories: audiences,
    policy: 'editorial',
    indexable: true,
    siteMap: 'pages',
    keptQuery: ['page'],
  },
  { id: 'article', pattern: '/blog-{category}/{slug}', categories: audiences, policy: 'editorial', indexable: true, siteMap: 'articles' },
  {
    id: 'white-paper-list',
    pattern: '/livres-blancs-{category}',
    categories: whitePaperCategories,
    policy: 'editorial',
    indexable: true,
    siteMap: 'pages',
  },
  {
    id: 'white-paper',
    pattern: '/livres-blancs-{category}/{slug}',
    categories: whitePaperCategories,
    policy: 'editorial',
    indexable: true,
    siteMap: 'white-papers',
  },
  {
    id: 'employer-kit',
    pattern: '/demander-a-mon-employeur',
    policy: 'editorial',
    indexable: true,
    siteMap: 'pages',
    liveQuery: ['creche', 'lieu'],
  },
  { id: 'error-report', pattern: '/signaler-une-erreur', policy: 'reference', indexable: false, siteMap: null, liveQuery: ['creche'] },
  { id: 'appointment', pattern: '/rendez-vous', policy: 'none', indexable: false, siteMap: null },
  { id: 'place-alert', pattern: '/alerte-place', policy: 'none', indexable: false, siteMap: null },
  { id: 'place-alert-answer', pattern: '/alerte-place/{slug}', policy: 'none', indexable: false, siteMap: null },
  { id: 'follow-up', pattern: '/suivi-de-demande', policy: 'reference', indexable: false, siteMap: null },
  { id: 'followed-request', pattern: '/suivi-de-demande/dossier', policy: 'none', indexable: false, siteMap: null },
  { id: 'managed-places', pattern: '/gestionnaires/places/{slug}', policy: 'none', indexable: false, siteMap: null },
  { id: 'nursery-proposal', pattern: '/gestionnaires/propositions/{slug}', policy: 'none', indexable: false, siteMap: null },
  { id: 'form-outcome', pattern: '/formulaires/{slug+}', policy: 'none', indexable: false, siteMap: null },
  { id: 'account', pattern: '/compte', policy: 'none', indexable: false, siteMap: null },
  { id: 'account-sign-in', pattern: '/compte/connexion', policy: 'none', indexable: false, siteMap: null },
  { id: 'account-register', pattern: '/compte/inscription', policy: 'none', indexable: false, siteMap: null },
  { id: 'account-forgotten-password', pattern: '/compte/mot-de-passe-oublie', policy: 'none', indexable: false, siteMap: null },
  { id: 'account-new-password', pattern: '/compte/nouveau-mot-de-passe', policy: 'none', indexable: false, siteMap: null },
  { id: 'account-confirmation', pattern: '/compte/confirmation', policy: 'none', indexable: false, siteMap: null },
  { id: 'account-password', pattern: '/compte/mot-de-passe', policy: 'none', indexable: false, siteMap: null },
  { id: 'account-data', pattern: '/compte/mes-donnees', policy: 'none', indexable: false, siteMap: null },
  { id: 'content-page', pattern: '/{slug+}', policy: 'editorial', indexable: true, siteMap: 'pages', liveQuery: ['step', 'creche'] },
] as const satisfies readonly Route[];

export type RouteId = (typeof routes)[number]['id'];

/** What a page is called where others lead to it, and what is said of it there. */
export interface PageName {
  title: string;
  description: string;
}

/**
 * The name of each page that the site map and the search list, and that no message is named after, in both languages. The worker alone
 * reads it: no browser loads these words.
 */
export const pageNames = {
  'nursery-finder': {
    fr: {
      title: 'Trouver une crèche',
      description:
        'Cherchez une crèche partenaire par ville ou code postal, comparez horaires, âges, tarifs et places annoncées, et demandez une place cofinancée par l’employeur.',
    },
    en: {
      title: 'Find a nursery',
      description:
        'Search partner nurseries by town or postcode, compare opening hours, ages, prices and vacancies, and ask for a place co-funded by your employer.',
    },
  },
} satisfies Partial<Record<RouteId, Record<'fr' | 'en', PageName>>>;
