import { expect, test } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import { routes } from '../../../routes.ts';
import { routeStates } from './route-documents.ts';

/** Their titles and their search documents come from the CMS. */
const ofCms = ['terms', 'legal-notices'];

test('the search knows every indexable page that has no entry of the CMS, by words in both languages', () => {
  const states = routeStates();
  const paths = states.map(({ texts }) => texts.fr?.path);
  const fixed = routes.filter(({ id, indexable, pattern }) => indexable && !pattern.includes('{') && !ofCms.includes(id));
  expect(paths).toEqual(expect.arrayContaining(fixed.map(({ pattern }) => pattern)));
  expect(paths).toContain('/demander-a-mon-employeur');
  for (const { id, texts } of states)
    for (const locale of locales) {
      expect(texts[locale]?.title, id).toMatch(/\S/);
      expect(texts[locale]?.body, id).toMatch(/\S/);
    }
  for (const { id, texts } of states) if (texts.fr?.path !== '/') expect(texts.en?.title, id).not.toBe(texts.fr?.title);
});

test('a page is called by its own messages, or by those of the head', () => {
  const byId = Object.fromEntries(routeStates().map(({ id, texts }) => [id, texts.fr]));
  expect(byId['employer-kit']).toMatchObject({ title: 'Demander une place à mon employeur', body: expect.stringContaining('Une lettre') });
  expect(byId['nursery-finder']).toMatchObject({ title: 'Trouver une crèche', body: expect.stringContaining('Cherchez une crèche') });
  expect(byId.testimonials).toMatchObject({ title: 'Témoignages de clients', body: expect.stringContaining('Récits') });
  expect(byId['site-map']?.body).toContain('Toutes les pages');
});
