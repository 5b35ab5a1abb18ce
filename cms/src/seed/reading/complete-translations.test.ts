import { expect, test } from 'vitest';
import { completeTranslations } from './complete-translations';
import type { Attribute, SeedSchemas } from './seed-schemas';
import type { SeedEntry } from './seed-types';

const localized = { i18n: { localized: true } };
const attributes: Record<string, Attribute> = {
  slug: { type: 'string' },
  rating: { type: 'integer' },
  title: { type: 'string', pluginOptions: localized },
  cover: { type: 'media', pluginOptions: localized },
  related: { type: 'relation', relation: 'manyToMany', pluginOptions: localized },
};
const schemas: SeedSchemas = {
  contentTypes: {
    'api::article.article': { attributes, options: { draftAndPublish: true }, pluginOptions: localized },
    'api::redirect.redirect': { attributes: { from: { type: 'string' } }, options: { draftAndPublish: false } },
  },
  components: {},
};

function entry(locale: 'fr' | 'en', data: Record<string, unknown>, uid = 'api::article.article'): SeedEntry {
  return { uid, keyField: 'slug', key: 'un', locale, place: `un.${locale}`, data };
}

test('gives a translation the media and relations of the French entry, and leaves facts to Strapi', () => {
  const french = entry('fr', { slug: 'un', title: 'Un', rating: 4, cover: { illustration: 'house' }, related: ['deux'] });
  const { entries, problems } = completeTranslations([french, entry('en', { slug: 'un', title: 'One', rating: 4 })], schemas);
  expect(problems).toEqual([]);
  expect(entries[1]?.data).toEqual({ title: 'One', cover: { illustration: 'house' }, related: ['deux'] });
});

test('keeps the media that the translation has of its own', () => {
  const ownCover = { illustration: 'house', alt: 'A house' };
  const { entries } = completeTranslations(
    [entry('fr', { slug: 'un', cover: { illustration: 'tree' } }), entry('en', { cover: ownCover })],
    schemas,
  );
  expect(entries[1]?.data.cover).toEqual(ownCover);
});

test('refuses a translation that changes a fact, has no original, or whose type has no translations', () => {
  expect(completeTranslations([entry('fr', { rating: 4 }), entry('en', { rating: 5 })], schemas).problems).toEqual([
    'un.en: rating is not translated and differs from the French entry',
  ]);
  expect(completeTranslations([entry('en', {})], schemas).problems).toEqual(['un.en: there is no French entry to translate']);
  const redirects = [entry('fr', {}, 'api::redirect.redirect'), entry('en', {}, 'api::redirect.redirect')];
  expect(completeTranslations(redirects, schemas).problems).toEqual(['un.en: this type has no translations']);
});
