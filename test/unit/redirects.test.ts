import { expect, test } from 'vitest';
import { livePaths } from '../../build/live-paths.ts';
import { findRedirect } from '../../domain/addresses/fixed-redirects.ts';
import { entriesOf, seedFolder, textOf } from '../../harness/cms-stand-in/seed.ts';
import { redirects } from '../../redirects.ts';
import { audiences } from '../../routes.ts';

const targetOf = (path: string, search = '') => findRedirect(path, search)?.to;
const live = livePaths(seedFolder);

test('there are at least 150 rules, and some of every kind', () => {
  expect(redirects.length).toBeGreaterThanOrEqual(150);
  const kinds: [RegExp, number][] = [
    [/^\/services\/entreprises\//, 10],
    [/^\/services\/familles\//, 8],
    [/^\/support\/questions-frequentes\/famille\//, 8],
    [/^\/support\/questions-frequentes\/gestionnaire\//, 8],
    [/^\/support\/questions-frequentes\/entreprise\//, 8],
    [/^\/creches\//, 20],
    [/^\/villes\//, 20],
    [/^\/temoignages(?:-clients)?\//, 9],
    [/^\/livres-blancs/, 5],
    [/^\/blog\/famille/, 5],
    [/^\/blog\/entreprises/, 5],
    [/^\/merci/, 5],
  ];
  for (const [pattern, least] of kinds)
    expect(redirects.filter(({ from }) => pattern.test(from)).length, pattern.source).toBeGreaterThanOrEqual(least);
});

test.for([
  ['/services/entreprises/mise-en-place', '/mise-en-place-services-parentalite'],
  ['/services/entreprises/une-page-oubliee/2019', '/mise-en-place-services-parentalite'],
  ['/services/entreprises/nos-clients', '/temoignages-clients'],
  ['/services/entreprises/creer-une-creche', '/creer-creche-entreprise'],
  ['/services/familles/accompagnement', '/pre-inscription-enfant-creche?step=1'],
  ['/services/familles/une-page-oubliee', '/pre-inscription-enfant-creche?step=1'],
  ['/services/familles/inscription-en-creche', '/informations-inscription-en-creche'],
  ['/inscription', '/pre-inscription-enfant-creche'],
  ['/qui-sommes-nous', '/notre-histoire'],
  ['/support/questions-frequentes/famille/credit-d-impot', '/faq-famille/credit-d-impot-frais-de-garde'],
  ['/support/questions-frequentes/gestionnaire/modifier-ma-fiche', '/faq-gestionnaire/corriger-la-fiche-de-ma-creche'],
  ['/support/questions-frequentes/entreprise/cif', '/faq-entreprise/credit-d-impot-famille-entreprise'],
  ['/support/questions-frequentes/famille/une-question-oubliee', '/faq-famille'],
  ['/support/questions-frequentes/une-question-oubliee', '/faq-famille'],
  ['/support/questions-frequentes', '/faq-famille'],
  ['/support/questions-frequentes/comment-obtenir-une-place-en-creche', '/faq-famille/comment-obtenir-une-place-en-creche'],
  ['/support/questions-frequentes/cif', '/faq-entreprise/credit-d-impot-famille-entreprise'],
  ['/support/questions-frequentes/corriger-la-fiche-de-ma-creche', '/faq-gestionnaire/corriger-la-fiche-de-ma-creche'],
  ['/services/entreprises', '/mise-en-place-services-parentalite'],
  ['/jobs', 'https://carrieres.creche-sereine.example/'],
  ['/creches/lyon/petite-brindille', '/trouver-une-creche/petite-brindille-lyon'],
  ['/villes/lyon', '/creches-par-ville/auvergne-rhone-alpes/rhone/lyon'],
  ['/temoignages/famille-julie', '/temoignages-clients/julie-m-une-place-a-mi-chemin'],
  ['/livres-blancs', '/livres-blancs-entreprise'],
  ['/blog/famille', '/blog-famille'],
  ['/blog/entreprises', '/blog-entreprise'],
  ['/merci', '/'],
  ['/jobs/educatrice-de-jeunes-enfants/lyon', 'https://carrieres.creche-sereine.example/'],
  ['/nos-services-parentalite', '/entreprises-solutions-parentalite-tout-en-un'],
  ['/accompagnement-famille', '/pre-inscription-enfant-creche?step=1'],
] as const)('%s goes to %s', ([from, to]) => {
  expect(targetOf(from)).toBe(to);
  expect(targetOf(`${from.toUpperCase()}/`)).toBe(to);
});

test('permanent moves are 301; what leads through the pre-registration step or to the careers page is 302', () => {
  const temporary = ['/accompagnement-famille', '/services/familles/accompagnement', '/jobs/x', '/recrutement', '/espace-gestionnaire'];
  for (const path of temporary) expect(findRedirect(path, '')?.status, path).toBe(302);
  for (const path of ['/inscription', '/services/entreprises/nos-clients', '/villes/lyon', '/merci'])
    expect(findRedirect(path, '')?.status, path).toBe(301);
});

test('the query is kept, unless the rule sets its own', () => {
  expect(targetOf('/inscription', '?utm_source=x&step=2')).toBe('/pre-inscription-enfant-creche?utm_source=x&step=2');
  expect(targetOf('/accompagnement-famille', '?utm_source=x')).toBe('/pre-inscription-enfant-creche?step=1');
});

test('accents of an old path do not matter', () => {
  for (const path of ['/villes/saint-étienne', '/villes/saint-etienne', '/villes/saint-%C3%A9tienne', '/Villes/Saint-E%CC%81tienne'])
    expect(targetOf(path), path).toBe('/creches-par-ville/auvergne-rhone-alpes/loire/saint-etienne');
});

test('every rule ends at a page of the seed, in one step', () => {
  for (const { from } of redirects) {
    const to = targetOf(from) ?? '';
    if (to.startsWith('https:')) continue;
    const path = to.replace(/[?#].*/, '');
    expect(live, from).toContain(path);
    expect(findRedirect(path, ''), from).toBeNull();
  }
});

test('a redirect of the seed is none of the fixed ones, and hides no page', () => {
  for (const { key } of entriesOf('redirect')) {
    expect(findRedirect(key, ''), key).toBeNull();
    expect(live, key).not.toContain(key);
  }
});

test('the pages the checks know are those of the seed as the CMS reads it', () => {
  const expected: [string, string[]][] = [
    ['/', entriesOf('page').map(({ key }) => key)],
    ['/creches-par-ville/', entriesOf('city').map(({ key }) => key)],
    ['/trouver-une-creche/', entriesOf('nursery').map(({ key }) => key)],
    ['/temoignages-clients/', entriesOf('testimonial').map(({ key }) => key)],
    ...(['article', 'faq-entry', 'white-paper'] as const).flatMap((type) =>
      audiences.map((audience): [string, string[]] => {
        const prefix = { article: 'blog', 'faq-entry': 'faq', 'white-paper': 'livres-blancs' }[type];
        const entries = entriesOf(type).filter((entry) => textOf(entry, 'category') === audience);
        return [`/${prefix}-${audience}/`, entries.map(({ key }) => key)];
      }),
    ),
  ];
  const paths = expected.flatMap(([prefix, keys]) => keys.map((key) => prefix + key));
  const lists = [...live].filter((path) => !paths.includes(path));
  expect(paths.filter((path) => !live.has(path))).toEqual([]);
  // What remains are the routes without a slug.
  const others = lists.filter((path) => !/^\/(?:formulaires|compte|alerte-place|suivi-de-demande)\//.test(path));
  expect(others.filter((path) => path.split('/').length > 2)).toEqual(['/trouver-une-creche/recherche']);
  expect(lists).toContain('/livres-blancs-famille');
});
