export interface Redirect {
  /** Old path, without trailing slash; a last segment `*` takes everything below it. */
  from: string;
  /** Path of this site, which may carry a query of its own, or an absolute address from the closed list of external targets. */
  to: string;
  status: 301 | 302;
}

/** Every fixed redirect. Permanent moves are 301; what may change again is 302. */
export const redirects: readonly Redirect[] = [
  { from: '/inscription', to: '/pre-inscription-enfant-creche', status: 301 },
  { from: '/qui-sommes-nous', to: '/notre-histoire', status: 301 },
  { from: '/livres-blancs', to: '/livres-blancs-entreprise', status: 301 },
  { from: '/blog/famille', to: '/blog-famille', status: 301 },
  { from: '/blog/entreprises', to: '/blog-entreprise', status: 301 },
  { from: '/nos-services-parentalite', to: '/entreprises-solutions-parentalite-tout-en-un', status: 301 },
  { from: '/accompagnement-famille', to: '/pre-inscription-enfant-creche?step=1', status: 302 },
  { from: '/jobs/*', to: 'https://carrieres.creche-sereine.example/', status: 302 },
];
