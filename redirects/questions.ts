import type { Redirect } from './redirect.ts';

const formerQuestions = '/support/questions-frequentes';

/** The former help pages: each question to the one that answers it now, the rest to the list of its audience. */
const ofAudiences: readonly Redirect[] = [
  { from: '/faq', to: '/faq-famille', status: 301 },
  { from: '/aide/*', to: '/faq-famille', status: 301 },
  { from: '/support', to: '/contact', status: 301 },
  { from: '/support/questions-frequentes/*', to: '/faq-famille', status: 301 },
  { from: '/support/questions-frequentes/famille/*', to: '/faq-famille', status: 301 },
  {
    from: '/support/questions-frequentes/famille/comment-obtenir-une-place-en-creche',
    to: '/faq-famille/comment-obtenir-une-place-en-creche',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/famille/combien-coute-une-place',
    to: '/faq-famille/combien-coute-une-place-en-creche',
    status: 301,
  },
  { from: '/support/questions-frequentes/famille/quand-s-inscrire', to: '/faq-famille/quand-faire-ma-demande', status: 301 },
  {
    from: '/support/questions-frequentes/famille/mon-employeur-est-il-oblige-de-payer',
    to: '/faq-famille/mon-employeur-doit-il-participer',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/famille/je-change-d-employeur',
    to: '/faq-famille/changement-d-employeur-et-place-en-creche',
    status: 301,
  },
  { from: '/support/questions-frequentes/famille/période-d-adaptation', to: '/faq-famille/comment-se-passe-l-adaptation', status: 301 },
  {
    from: '/support/questions-frequentes/famille/faut-il-apporter-les-couches',
    to: '/faq-famille/couches-repas-lait-qui-fournit-quoi',
    status: 301,
  },
  { from: '/support/questions-frequentes/famille/credit-d-impot', to: '/faq-famille/credit-d-impot-frais-de-garde', status: 301 },
  { from: '/support/questions-frequentes/famille/psu-ou-paje', to: '/faq-famille/difference-tarif-psu-et-paje', status: 301 },
  { from: '/support/questions-frequentes/famille/demande-refusée', to: '/faq-famille/que-faire-si-ma-demande-n-aboutit-pas', status: 301 },
  { from: '/support/questions-frequentes/gestionnaire/*', to: '/faq-gestionnaire', status: 301 },
  {
    from: '/support/questions-frequentes/gestionnaire/devenir-partenaire',
    to: '/faq-gestionnaire/comment-devenir-creche-partenaire',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/gestionnaire/declarer-mes-places',
    to: '/faq-gestionnaire/comment-declarer-mes-places-disponibles',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/gestionnaire/classement-des-creches',
    to: '/faq-gestionnaire/comment-sont-classees-les-creches',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/gestionnaire/modifier-ma-fiche',
    to: '/faq-gestionnaire/corriger-la-fiche-de-ma-creche',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/gestionnaire/affichage-des-prix',
    to: '/faq-gestionnaire/affichage-des-tarifs-et-places-reservees',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/gestionnaire/qui-peut-adherer',
    to: '/faq-gestionnaire/quelles-structures-peuvent-rejoindre-le-reseau',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/gestionnaire/commission-d-admission',
    to: '/faq-gestionnaire/qui-decide-de-l-admission-de-l-enfant',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/gestionnaire/places-pour-les-exterieurs',
    to: '/faq-gestionnaire/part-de-places-pour-les-enfants-exterieurs',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/gestionnaire/publier-sur-monenfant',
    to: '/faq-gestionnaire/obligation-de-publier-les-places-sur-monenfant',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/gestionnaire/reforme-micro-creches',
    to: '/faq-gestionnaire/micro-creches-regles-depuis-septembre-2026',
    status: 301,
  },
  { from: '/support/questions-frequentes/entreprise/*', to: '/faq-entreprise', status: 301 },
  {
    from: '/support/questions-frequentes/entreprise/prix-d-un-berceau',
    to: '/faq-entreprise/combien-coute-un-berceau-a-l-entreprise',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/entreprise/reservation-de-berceaux',
    to: '/faq-entreprise/comment-fonctionne-la-reservation-de-berceaux',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/entreprise/creer-ou-reserver',
    to: '/faq-entreprise/creche-d-entreprise-ou-reservation',
    status: 301,
  },
  { from: '/support/questions-frequentes/entreprise/cif', to: '/faq-entreprise/credit-d-impot-famille-entreprise', status: 301 },
  {
    from: '/support/questions-frequentes/entreprise/exoneration-de-cotisations',
    to: '/faq-entreprise/cotisations-sociales-et-aide-a-la-garde',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/entreprise/attribuer-les-places',
    to: '/faq-entreprise/criteres-d-attribution-des-places',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/entreprise/depart-d-un-salarié',
    to: '/faq-entreprise/depart-d-un-salarie-et-berceau-reserve',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/entreprise/tpe-pme',
    to: '/faq-entreprise/petite-entreprise-et-place-en-creche',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/entreprise/repondre-a-un-salarie',
    to: '/faq-entreprise/que-repondre-a-un-salarie-qui-demande-une-place',
    status: 301,
  },
  {
    from: '/support/questions-frequentes/entreprise/teletravail',
    to: '/faq-entreprise/teletravail-et-sites-multiples',
    status: 301,
  },
];

/** The same questions as they were called before the help pages had audiences, by their old slug and by that of today. */
function withoutAudience(rules: readonly Redirect[]): Redirect[] {
  const old = new RegExp(`^${formerQuestions}/[a-z]+/([^/*]+)$`);
  const targets = new Map<string, string>();
  for (const { from, to } of rules) {
    const slug = old.exec(from)?.[1];
    if (!slug) continue;
    for (const name of [slug, to.slice(to.lastIndexOf('/') + 1)]) if (!targets.has(name)) targets.set(name, to);
  }
  return [...targets].map(([slug, to]) => ({ from: `${formerQuestions}/${slug}`, to, status: 301 }));
}

export const questions: readonly Redirect[] = [...ofAudiences, ...withoutAudience(ofAudiences)];
