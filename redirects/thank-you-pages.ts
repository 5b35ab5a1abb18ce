import type { Redirect } from './redirect.ts';

/** Pages that thanked for a form; the outcome is shown in the form's own page now, so an old link has nothing to say. */
export const thankYouPages: readonly Redirect[] = [
  { from: '/merci', to: '/', status: 301 },
  { from: '/merci/*', to: '/', status: 301 },
  { from: '/merci-contact', to: '/', status: 301 },
  { from: '/merci-inscription', to: '/', status: 301 },
  { from: '/merci-pre-inscription', to: '/', status: 301 },
  { from: '/merci-livre-blanc', to: '/', status: 301 },
  { from: '/merci-manifeste', to: '/', status: 301 },
  { from: '/merci-entreprise', to: '/', status: 301 },
  { from: '/merci-partenaire', to: '/', status: 301 },
  { from: '/merci.html', to: '/', status: 301 },
  { from: '/remerciements', to: '/', status: 301 },
  { from: '/confirmation-inscription', to: '/', status: 301 },
  { from: '/demande-envoyée', to: '/', status: 301 },
  { from: '/thank-you', to: '/', status: 301 },
];
