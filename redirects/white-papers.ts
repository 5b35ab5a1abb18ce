import type { Redirect } from './redirect.ts';

/** White papers from before they had a category in the address. */
export const whitePapers: readonly Redirect[] = [
  { from: '/livres-blancs', to: '/livres-blancs-entreprise', status: 301 },
  { from: '/livres-blancs/entreprise', to: '/livres-blancs-entreprise', status: 301 },
  { from: '/livres-blancs/famille', to: '/livres-blancs-famille', status: 301 },
  { from: '/livres-blancs/guide-rh-creche', to: '/livres-blancs-entreprise/guide-rh-cofinancer-une-place-en-creche', status: 301 },
  { from: '/livres-blancs/credit-d-impot-famille', to: '/livres-blancs-entreprise/credit-d-impot-famille-mode-d-emploi', status: 301 },
  { from: '/livres-blancs/parentalité-en-pme', to: '/livres-blancs-entreprise/politique-parentalite-dans-une-pme', status: 301 },
  { from: '/livres-blancs/trouver-une-place', to: '/livres-blancs-famille/chercher-une-place-en-creche-pas-a-pas', status: 301 },
  { from: '/livres-blancs/coût-de-la-crèche', to: '/livres-blancs-famille/comprendre-le-cout-d-une-place-en-creche', status: 301 },
  { from: '/livres-blancs/*', to: '/livres-blancs', status: 301 },
  { from: '/livre-blanc/*', to: '/livres-blancs', status: 301 },
  { from: '/ebook/*', to: '/livres-blancs-famille', status: 301 },
  { from: '/telecharger-guide-rh', to: '/livres-blancs/guide-rh-creche', status: 302 },
];
