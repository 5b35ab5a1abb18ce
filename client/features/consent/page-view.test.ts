import { expect, test } from 'vitest';
import { toPageViewEvent } from './page-view.ts';

const page = { title: 'Contact | Crèche Sereine', language: 'fr' };

test('a page is told by its address, its title and its language', () => {
  expect(toPageViewEvent({ ...page, address: 'https://site.example/contact' })).toEqual({
    event: 'page_view',
    page_location: 'https://site.example/contact',
    page_path: '/contact',
    page_title: 'Contact | Crèche Sereine',
    page_language: 'fr',
  });
});

test('a campaign is told, a hash is not', () => {
  const { page_location, page_title } = toPageViewEvent({
    ...page,
    address: 'https://site.example/?utm_source=lettre&utm_medium=e-mail#top',
  });
  expect(page_location).toBe('https://site.example/?utm_source=lettre&utm_medium=e-mail');
  expect(page_title).toBe(page.title);
});

test('what a reader has written into a form leaves neither with the address nor with the title', () => {
  const title = 'Résultats pour « Dupont »';
  const view = toPageViewEvent({ title, language: 'fr', address: 'https://site.example/recherche?q=Dupont&utm_source=lettre' });
  expect(JSON.stringify(view)).not.toContain('Dupont');
  expect(view.page_location).toBe('https://site.example/recherche?utm_source=lettre');
});
