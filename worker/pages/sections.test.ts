import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const labelOf = (path: string, locale: 'fr' | 'en' = 'fr') =>
  sectionsOf(locale).find(({ pattern }) => new RegExp(pattern).test(path))?.label;

test.for([
  '/reserver-des-berceaux',
  '/creer-creche-entreprise',
  '/entreprises-solutions-parentalite-tout-en-un',
  '/mise-en-place-services-parentalite',
  '/blog-entreprise',
  '/blog-entreprise/un-article',
  '/faq-entreprise?page=2',
  '/livres-blancs-entreprise/guide',
])('a company at %s is offered its own form', (path) => {
  expect(labelOf(path)).toBe('Recevoir une offre');
  expect(labelOf(`/en${path}`, 'en')).toBe('Get an offer');
});

test.for(['/devenir-partenaire', '/faq-gestionnaire', '/blog-gestionnaire/x', '/gestionnaires/places/x3'])(
  'a manager at %s is offered theirs',
  (path) => {
    expect(labelOf(path)).toBe('Proposer mes places');
  },
);

test.for(['/', '/contact', '/trouver-une-creche/creche-entreprise-lyon', '/blog-famille/demander-place-entreprise', '/equipe'])(
  'at %s a place is asked for',
  (path) => {
    expect(labelOf(path)).toBe('Demander une place');
  },
);
