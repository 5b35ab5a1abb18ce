import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { canonicalPath, hasValidSlug, isSlugPath, matchRoute, oneSpelling, pathTo, pathWith } from './paths.ts';

const idOf = (path: string) => matchRoute(path)?.id ?? null;

test('every route of the specification is matched by its own path', () => {
  const expected: [string, string][] = [
    ['/', 'home'],
    ['/cgu', 'terms'],
    ['/equipe', 'team'],
    ['/lexique', 'lexicon'],
    ['/recherche', 'site-search'],
    ['/plan-du-site', 'site-map'],
    ['/mentions-legales', 'legal-notices'],
    ['/component-preview', 'component-preview'],
    ['/creches-par-ville', 'cities'],
    ['/creches-par-ville/paris', 'city'],
    ['/trouver-une-creche', 'nursery-finder'],
    ['/trouver-une-creche/les-tilleuls', 'nursery'],
    ['/trouver-une-creche/recherche', 'nursery-search'],
    ['/temoignages-clients', 'testimonials'],
    ['/temoignages-clients/claire', 'testimonial'],
    ['/faq-famille', 'faq-list'],
    ['/faq-gestionnaire/une-question', 'faq-entry'],
    ['/blog-entreprise', 'blog-list'],
    ['/blog-gestionnaire/un-article', 'article'],
    ['/livres-blancs-entreprise', 'white-paper-list'],
    ['/livres-blancs-famille/un-guide', 'white-paper'],
    ['/demander-a-mon-employeur', 'employer-kit'],
    ['/signaler-une-erreur', 'error-report'],
    ['/mes-creches', 'saved-nurseries'],
    ['/rendez-vous', 'appointment'],
    ['/alerte-place', 'place-alert'],
    ['/alerte-place/arreter', 'place-alert-answer'],
    ['/suivi-de-demande', 'follow-up'],
    ['/suivi-de-demande/dossier', 'followed-request'],
    ['/gestionnaires/places/x3k9f2', 'managed-places'],
    ['/gestionnaires/propositions/x3k9f2', 'nursery-proposal'],
    ['/formulaires/contact/merci', 'form-outcome'],
    ['/compte', 'account'],
    ['/compte/connexion', 'account-sign-in'],
    ['/compte/inscription', 'account-register'],
    ['/compte/mot-de-passe-oublie', 'account-forgotten-password'],
    ['/compte/nouveau-mot-de-passe', 'account-new-password'],
    ['/compte/confirmation', 'account-confirmation'],
    ['/compte/mot-de-passe', 'account-password'],
    ['/compte/mes-donnees', 'account-data'],
    ['/devenir-partenaire', 'content-page'],
    ['/notre-histoire/equipe/2026', 'content-page'],
  ];
  expect(expected.map(([path]) => idOf(path))).toEqual(expected.map(([, id]) => id));
  expect(new Set(expected.map(([, id]) => id)).size).toBe(routes.length);
});

test('the nursery search is never taken for a nursery', () => {
  expect(idOf('/trouver-une-creche/recherche')).toBe('nursery-search');
  expect(idOf('/trouver-une-creche/recherche-creche')).toBe('nursery');
});

test('a category outside its list is not that route and falls to the catch-all', () => {
  expect(idOf('/blog-xyz')).toBe('content-page');
  expect(idOf('/blog-xyz/un-article')).toBe('content-page');
  expect(idOf('/livres-blancs-gestionnaire')).toBe('content-page');
  expect(idOf('/faq-')).toBeNull();
});

test('city and content slugs may span several segments, others may not', () => {
  expect(matchRoute('/creches-par-ville/ile-de-france/seine-saint-denis/saint-denis')?.params).toEqual({
    slug: 'ile-de-france/seine-saint-denis/saint-denis',
  });
  expect(idOf('/trouver-une-creche/lyon/les-tilleuls')).toBe('content-page');
});

test('what cannot be content matches nothing', () => {
  for (const path of ['/wp-login.php', '/.env', '/a--b', '/-a', '/%C3%A9cole', '/a_b', '/a/']) expect(idOf(path)).toBeNull();
});

test('a malformed slug under a route keeps the route and is invalid', () => {
  const match = matchRoute('/trouver-une-creche/rss.xml');
  expect(match?.id).toBe('nursery');
  expect(match && hasValidSlug(match)).toBe(false);
});

test('pathTo is the inverse of matchRoute', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
  const slugPath = fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
  fc.assert(
    fc.property(fc.constantFrom(...routes), slug, slugPath, (route, one, several) => {
      const category = 'categories' in route ? route.categories[0] : '';
      const params = { category, slug: route.pattern.includes('+') ? several : one };
      const path = pathWith(route.id, params);
      const match = matchRoute(path);
      // A made-up slug may spell a fixed route, which comes first.
      if (match?.id === route.id) for (const [name, value] of Object.entries(match.params)) expect(params[name as 'slug']).toBe(value);
      else expect(routes.findIndex(({ id }) => id === match?.id)).toBeLessThan(routes.indexOf(route));
    }),
  );
});

test('pathTo adds the prefix of English and refuses a missing parameter', () => {
  expect(pathTo('home', {}, 'en')).toBe('/en');
  expect(pathTo('article', { category: 'famille', slug: 'a' }, 'en')).toBe('/en/blog-famille/a');
  expect(() => pathWith('article', { category: 'famille' })).toThrow('article needs slug');
});

test('the canonical path has one spelling', () => {
  expect(canonicalPath('/')).toBe('/');
  expect(canonicalPath('/Equipe/')).toBe('/equipe');
  expect(canonicalPath('//equipe//')).toBe('/equipe');
  expect(canonicalPath('/\\equipe')).toBe('/equipe');
  expect(canonicalPath('/e%CC%81cole')).toBe('/%C3%A9cole');
  expect(canonicalPath('/%65quipe')).toBe('/equipe');
});

test('paths that cannot be ours have no canonical form', () => {
  for (const path of ['/a%2Fb', '/a%5cb', '/a%00', '/%ZZ', '/%C3']) expect(canonicalPath(path)).toBeNull();
});

test('whatever letter it has, a canonical path is its own canonical form', () => {
  for (let code = 0x20; code <= 0x2fa1f; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    for (const text of [String.fromCodePoint(code), `${String.fromCodePoint(code)}\u0301`]) {
      const once = oneSpelling(text);
      if (oneSpelling(once) !== once || once.normalize('NFC') !== once || once.toLowerCase() !== once)
        expect(code.toString(16)).toBe('one spelling');
    }
  }
});

test('a canonical path is its own canonical form', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const once = canonicalPath(path || '/');
      if (once !== null) expect(canonicalPath(once)).toBe(once);
    }),
  );
});

test('slug paths', () => {
  expect(isSlugPath('ile-de-france/paris')).toBe(true);
  for (const path of ['', 'A', 'é', 'a//b', 'a.b', '..']) expect(isSlugPath(path)).toBe(false);
});
