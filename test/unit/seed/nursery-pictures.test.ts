import { expect, test } from 'vitest';
import english from '../../../cms/seed/nurseries.en.json' with { type: 'json' };
import nurseries from '../../../cms/seed/nurseries.json' with { type: 'json' };
import { distanceKilometres } from '../../../domain/distance.ts';

/** So far apart that no list of a town shows both beside each other. */
const farKilometres = 30;
const firstPicture = ({ photos }: (typeof nurseries)[number]) => photos[0]?.illustration;

test('nurseries that a list may show beside each other begin with different pictures', () => {
  const alike = nurseries.flatMap((nursery, index) =>
    nurseries
      .slice(index + 1)
      .filter((other) => firstPicture(other) === firstPicture(nursery) && distanceKilometres(nursery, other) < farKilometres)
      .map((other) => `${nursery.slug} and ${other.slug}: ${firstPicture(nursery)}`),
  );
  expect(alike).toEqual([]);
});

test('pictures stand in the same order in both languages', () => {
  const orders = (list: { slug: string; photos?: { illustration: string }[] }[]) =>
    new Map(list.map(({ slug, photos = [] }) => [slug, photos.map(({ illustration }) => illustration)]));
  const french = orders(nurseries);
  for (const [slug, order] of orders(english)) if (order.length > 0) expect([slug, order]).toEqual([slug, french.get(slug)]);
});
