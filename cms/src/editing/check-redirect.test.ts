import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { checkRedirect } from './check-redirect';

function withContent() {
  const fake = createFakeStrapi({ siteUrl: 'https://creche.fr' });
  fake.table('api::page.page').push({ slug: 'contact', publishedAt: '2026-01-01T00:00:00Z' }, { slug: 'brouillon', publishedAt: null });
  fake.table('api::article.article').push({ slug: 'tarifs', category: 'famille', publishedAt: '2026-01-01T00:00:00Z' });
  fake
    .table('api::redirect.redirect')
    .push({ documentId: 'r1', from: '/vieux', to: '/contact' }, { documentId: 'r2', from: '/tout/*', to: '/lexique' });
  return fake.strapi;
}
const check = (data: Record<string, unknown>, documentId?: string) => checkRedirect(withContent(), data, documentId);

test.for([
  '/contact',
  '/contact?a=b#c',
  '/lexique',
  '/blog-famille/tarifs',
  '/vieux',
  '/tout/cela',
  '/accompagnement-famille',
  'https://creche.fr/contact/',
])('a redirect to %s is taken: there is something', async (to) => {
  expect(await check({ from: '/ancien', to })).toBeNull();
});

test.for<[string, Record<string, unknown>, string, RegExp]>([
  ['a page that is not there', { from: '/a', to: '/nulle-part' }, 'to', /\/nulle-part n’est pas celle d’une page en ligne/],
  ['a draft', { from: '/a', to: '/brouillon' }, 'to', /publiez d’abord la page/],
  ['an article of another category', { from: '/a', to: '/blog-entreprise/tarifs' }, 'to', /n’est pas celle d’une page en ligne/],
  ['an address that has a rule', { from: 'https://creche.fr/Vieux/', to: '/lexique' }, 'from', /a déjà une redirection/],
  ['an address that the site moves itself', { from: '/accompagnement-famille', to: '/contact' }, 'from', /par le site lui-même/],
  ['itself', { from: '/a', to: '/a' }, 'to', /tourner en rond : \/a → \/a/],
  ['a rule that leads back', { from: '/contact', to: '/vieux' }, 'to', /tourner en rond : \/contact → \/vieux → \/contact/],
])('%s is refused with a sentence that names the field', async ([, data, field, message]) => {
  expect(await check(data)).toEqual({ path: [field], message: expect.stringMatching(message) });
});

test('what is saved is tidied, and only what is being saved', async () => {
  const data: Record<string, unknown> = { from: 'Ancien/', to: 'https://creche.fr/contact', note: 'x' };
  expect(await check(data)).toBeNull();
  expect(data).toEqual({ from: '/ancien', to: '/contact', note: 'x' });
  const note: Record<string, unknown> = { note: 'y' };
  expect([await check(note, 'r1'), note]).toEqual([null, { note: 'y' }]);
  const target: Record<string, unknown> = { to: '/lexique/' };
  expect([await check(target, 'r1'), target]).toEqual([null, { to: '/lexique' }]);
});
