import { expect, test } from 'vitest';
import { buildHead, type HeadOptions } from './page-head.ts';

const options: HeadOptions = {
  head: { title: 'Équipe', description: 'Qui nous sommes' },
  path: '/equipe',
  locale: 'fr',
  languages: ['fr', 'en'],
  siteOrigin: 'https://site.example',
  indexable: true,
};

test('a translated page names both languages, and the French one for everybody else', () => {
  expect(buildHead(options).alternates).toEqual([
    { language: 'fr', href: 'https://site.example/equipe' },
    { language: 'en', href: 'https://site.example/en/equipe' },
    { language: 'x-default', href: 'https://site.example/equipe' },
  ]);
  expect(buildHead({ ...options, locale: 'en' }).canonical).toBe('https://site.example/en/equipe');
});

test('a French page without a translation names no English one, and the English address of it points back', () => {
  const languages = ['fr'] as const;
  expect(buildHead({ ...options, languages }).alternates.map(({ language }) => language)).toEqual(['fr', 'x-default']);
  const english = buildHead({ ...options, languages, locale: 'en' });
  expect(english).toMatchObject({ canonical: 'https://site.example/equipe', robots: 'noindex, follow', alternates: [] });
});

test('what is not indexed names no other language, and keeps the parameters of its own address', () => {
  const head = buildHead({ ...options, head: { ...options.head, indexable: false, query: { page: '2' } } });
  expect(head).toMatchObject({ canonical: 'https://site.example/equipe?page=2', robots: 'noindex, follow', alternates: [] });
});
