import { expect, test } from 'vitest';
import { specialPageOf } from './page-types.ts';

const kindOf = (path: string) => specialPageOf('content-page', `https://site.example${path}`);

test('the last segment tells the kind of a page, at any depth and whatever the query', () => {
  expect(kindOf('/about')).toBe('AboutPage');
  expect(kindOf('/en/about-us')).toBe('AboutPage');
  expect(kindOf('/x/y/contact')).toBe('ContactPage');
  expect(kindOf('/contact-us/')).toBe('ContactPage');
  expect(kindOf('/get-in-touch?faq')).toBe('ContactPage');
  expect(kindOf('/search')).toBe('SearchResultsPage');
  expect(kindOf('/checkout')).toBe('CheckoutPage');
  expect(kindOf('/faq')).toBe('FAQPage');
});

test('other words, other cases and names of JavaScript are plain pages', () => {
  for (const path of ['/', '/Contact', '/contact/merci', '/faq-famille', '/constructor', '/__proto__']) {
    expect(kindOf(path), path).toBeNull();
  }
});

test('routes that are such pages under a French name say so', () => {
  expect(specialPageOf('faq-list', 'https://site.example/faq-famille')).toBe('FAQPage');
  expect(specialPageOf('nursery-search', 'https://site.example/trouver-une-creche/recherche?lieu=Lyon')).toBe('SearchResultsPage');
});
