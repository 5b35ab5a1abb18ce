import { expect, test } from 'vitest';
import type { Locale } from '../../../domain/locale.ts';
import type { FaqEntry } from '../../content/faq.ts';
import { groupFaqEntries } from './faq-groups.ts';

function entry(slug: string, group: string | null): FaqEntry {
  const seo = { title: null, description: null, image: null };
  const answer = { id: `answer-${slug}`, html: '<p>Oui.</p>' };
  return {
    documentId: slug,
    question: `${slug}?`,
    slug,
    category: 'famille',
    group,
    answer,
    href: `/faq-famille/${slug}`,
    updatedOn: null,
    related: [],
    seo,
  };
}
const inLocale = (locale: Locale) => (item: FaqEntry) => ({ item, locale });

test('groups stand in the order they first appear, entries without one come last', () => {
  const entries = [
    entry('seul', null),
    entry('prix', 'Prix et aides'),
    entry('place', 'Obtenir une place'),
    entry('aide', 'Prix et aides'),
  ];
  const groups = groupFaqEntries(entries.map(inLocale('fr')), { originals: entries, locale: 'fr' });
  expect(groups.map(({ id, title, entries: { length } }) => [id, title, length])).toEqual([
    ['groupe-prix-et-aides', 'Prix et aides', 2],
    ['groupe-obtenir-une-place', 'Obtenir une place', 1],
    ['groupe-autres', null, 1],
  ]);
});

test('an entry without translation stays in its group, in French, under the translated heading', () => {
  const originals = [entry('prix', 'Prix et aides'), entry('aide', 'Prix et aides')];
  const [french] = originals.slice(1).map(inLocale('fr'));
  if (!french) throw new Error('no entry');
  const groups = groupFaqEntries([{ item: entry('prix', 'Prices and support'), locale: 'en' }, french], { originals, locale: 'en' });
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({
    title: 'Prices and support',
    entries: [{ id: 'prix' }, { id: 'aide', lang: 'fr', href: '/en/faq-famille/aide' }],
  });
  expect(groups[0]?.lang).toBeUndefined();
});

test('a heading of which nothing is translated is marked as French', () => {
  const originals = [entry('aide', 'Prix et aides')];
  const [group] = groupFaqEntries(originals.map(inLocale('fr')), { originals, locale: 'en' });
  expect(group).toMatchObject({ title: 'Prix et aides', lang: 'fr' });
});
