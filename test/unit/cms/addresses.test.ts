import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathWith } from '../../../domain/addresses/paths.ts';
import { ruleProblem as siteProblem } from '../../../domain/addresses/redirect-rules.ts';
import { entriesOf } from '../../../harness/cms-stand-in/seed.ts';
import { redirects } from '../../../redirects.ts';
import { siteAddresses } from '../../../scripts/addresses/site-addresses.ts';

type Rule = { from: string; to: string };

interface EntryPaths {
  pathOf(type: string, entry: Record<string, unknown>): string | null;
  entriesAt(path: string): object[];
  isFixedPage(path: string): boolean;
  isMovedBySite(path: string): boolean;
}

interface RedirectRules {
  ruleProblem(rule: Rule): { field: string; sentence: string } | null;
  tidyRule(rule: Rule, siteUrl: string): Rule;
  loopOf(rule: Rule, others: Rule[]): string[] | null;
}

/** The code of the CMS itself; imported by a name that types do not follow, since the CMS is a program of its own. */
const cms = path.join(import.meta.dirname, '../../../cms/src/addresses');
const { pathOf, entriesAt, isFixedPage, isMovedBySite } = (await import(`${cms}/entry-paths.ts`)) as EntryPaths;
const { ruleProblem, tidyRule, loopOf } = (await import(`${cms}/redirect-problem.ts`)) as RedirectRules;
const { addressProblem } = (await import(`${cms}/address-problem.ts`)) as {
  addressProblem(type: string, entry: Record<string, unknown>): string | null;
};
const { default: written } = (await import(`${cms}/site-addresses.json`)) as { default: unknown };

test('what the CMS knows of the site’s addresses is what they are; else: npm run addresses', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(siteAddresses())));
});

test('the CMS gives every entry the address that the site does, and finds it there', () => {
  for (const [type, id] of [
    ['article', 'article'],
    ['faq-entry', 'faq-entry'],
    ['white-paper', 'white-paper'],
    ['testimonial', 'testimonial'],
    ['city', 'city'],
    ['nursery', 'nursery'],
    ['page', 'content-page'],
  ] as const) {
    for (const { data } of entriesOf(type)) {
      const [slug, category] = [String(data.slug), String(data.category ?? '')];
      expect(pathOf(type, data)).toBe(pathWith(id, { slug, category }));
      const entry = { type, slug, ...(data.category !== undefined && { category }) };
      expect(entriesAt(pathWith(id, { slug, category }))).toContainEqual(entry);
    }
  }
  expect([
    pathOf('lexicon-term', { slug: 'a' }),
    pathOf('article', { slug: 'a' }),
    pathOf('article', { slug: '', category: 'famille' }),
  ]).toEqual([null, null, null]);
});

test('a path that a fixed redirect takes is known to the CMS, below a wildcard too', () => {
  for (const { from } of redirects) expect([from, isMovedBySite(from.replace('/*', '/x'))]).toEqual([from, true]);
  expect([isMovedBySite('/contact'), isFixedPage('/equipe'), isFixedPage('/blog-famille'), isFixedPage('/contact')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

const segment = fc.oneof(
  fc.constantFrom(
    'en',
    'contact',
    'lexique',
    'blog-famille',
    'Équipe',
    'été',
    '*',
    '',
    'a--b',
    '..',
    'x.html',
    '%20',
    'trouver-une-creche',
    'formulaires',
  ),
  fc.string({ maxLength: 6 }),
  fc.stringMatching(/^[a-z0-9-]{1,8}$/),
);
const address = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/',
      '/',
      '',
      '//',
      'https://carrieres.creche-sereine.example/',
      'https://evil.example/',
      'javascript:',
      'mailto:',
    ),
    fc.array(segment, { maxLength: 3 }),
    fc.constantFrom('', '', '', '/', '?a=b', '#ancre', '?a=b#c', '? ', '#', '/*'),
  )
  .map(([start, segments, end]) => start + segments.join('/') + end);

test('what the CMS takes as a redirect the site follows, and what it refuses the site would drop', () => {
  fc.assert(
    fc.property(address, address, (from, to) => {
      const site = siteProblem({ from, to, status: 301 });
      const problem = ruleProblem({ from, to });
      expect([from, to, problem === null]).toEqual([from, to, site === null]);
    }),
    { numRuns: 5000 },
  );
});

test.for<[string, Rule, Rule]>([
  ['a slash at the end', { from: '/vieux/', to: '/contact/' }, { from: '/vieux', to: '/contact' }],
  ['no slash before', { from: 'vieux', to: 'contact' }, { from: '/vieux', to: '/contact' }],
  ['capitals and spaces', { from: ' /Vieille-Page ', to: '/Contact?A=B#C' }, { from: '/vieille-page', to: '/contact?A=B#C' }],
  ['the whole address', { from: 'https://www.site.fr/vieux', to: 'https://site.fr/contact' }, { from: '/vieux', to: '/contact' }],
  ['the site alone', { from: '/vieux', to: 'http://site.fr' }, { from: '/vieux', to: '/' }],
  ['decomposed letters', { from: '/e\u0301te\u0301', to: '/contact' }, { from: '/été', to: '/contact' }],
  ['another host', { from: '/vieux', to: 'https://site.fr.evil.example/x' }, { from: '/vieux', to: 'https://site.fr.evil.example/x' }],
])('%s is tidied where it is saved', ([, rule, tidied]) => {
  expect(tidyRule(rule, 'https://site.fr')).toEqual(tidied);
  expect(tidyRule(tidied, 'https://site.fr')).toEqual(tidied);
});

test.for<[string, Rule, string, RegExp]>([
  ['the home page', { from: '/', to: '/contact' }, 'from', /page d’accueil/],
  ['a query', { from: '/vieux?a=b', to: '/contact' }, 'from', /ni « \? » ni « # »/],
  ['a star in the middle', { from: '/a/*/b', to: '/contact' }, 'from', /étoile/],
  ['an English address', { from: '/en/old', to: '/contact' }, 'from', /sans \/en/],
  ['a page of the site', { from: '/equipe', to: '/contact' }, 'from', /une page du site/],
  ['an empty target', { from: '/vieux', to: '' }, 'to', /ni un chemin du site/],
  ['a script', { from: '/vieux', to: 'javascript:alert(1)' }, 'to', /ni un chemin du site/],
  ['another site', { from: '/vieux', to: 'https://evil.example/' }, 'to', /mène à evil\.example/],
  ['an English target', { from: '/vieux', to: '/en/contact' }, 'to', /sans \/en/],
  ['letters with accents', { from: '/vieux', to: '/équipe' }, 'to', /sans accent/],
])('%s is refused with a sentence that names the field', ([, rule, field, sentence]) => {
  expect(ruleProblem(rule)).toEqual({ field, sentence: expect.stringMatching(sentence) });
});

test('a rule that leads back to itself is a loop, however long', () => {
  const chain = [
    { from: '/b', to: '/c?x=1' },
    { from: '/c', to: '/a#y' },
  ];
  expect(loopOf({ from: '/a', to: '/b' }, chain)).toEqual(['/a', '/b', '/c', '/a']);
  expect(loopOf({ from: '/a', to: '/a' }, [])).toEqual(['/a', '/a']);
  expect(loopOf({ from: '/x', to: '/b' }, [{ from: '/b', to: '/c' }])).toBeNull();
});

test('every page of the seed is seen at its address', () => {
  for (const type of ['page', 'article', 'faq-entry', 'white-paper', 'testimonial', 'city', 'nursery', 'lexicon-term']) {
    for (const { data } of entriesOf(type)) expect([type, data.slug, addressProblem(type, data)]).toEqual([type, data.slug, null]);
  }
});

test.for<[string, Record<string, unknown>, RegExp]>([
  ['page', { slug: 'equipe' }, /déjà une page du site/],
  ['page', { slug: 'blog-famille/essai' }, /un autre type de contenu/],
  ['page', { slug: 'en/contact' }, /site en anglais/],
  ['page', { slug: 'accompagnement-famille' }, /redirigée par le site/],
  ['nursery', { slug: 'recherche' }, /déjà une page du site/],
])('a %s with %o would never be seen, which is said', ([type, entry, sentence]) => {
  expect(addressProblem(type, entry)).toMatch(sentence);
});
