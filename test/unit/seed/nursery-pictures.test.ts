import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { distanceKilometres, type Position } from '../../../domain/distance.ts';
import { root } from '../../../harness/local/paths.ts';

interface SeedNursery extends Position {
  slug: string;
  photos?: { illustration: string }[];
}

const readSeed = (file: string): SeedNursery[] => JSON.parse(readFileSync(path.join(root, 'cms/seed', file), 'utf8'));
const nurseries = readSeed('nurseries.json');
const english = readSeed('nurseries.en.json');

/** So far apart that no list of a town shows both beside each other. */
const farKilometres = 30;
const firstPicture = ({ photos }: SeedNursery) => photos?.[0]?.illustration;

test('nurseries that a list may show beside each other begin with different pictures', () => {
  const alike = nurseries.flatMap((nursery, index) =>
    nurseries
      .slice(index + 1)
      .filter((other) => firstPicture(other) === firstPicture(nursery) && distanceKilometres(nursery, other) < farKilometres)
      .map((other) => `${nursery.slug} and ${other.slug}: ${firstPicture(nursery)}`),
  );
  expect(nurseries.length).toBeGreaterThan(60);
  expect(alike).toEqual([]);
});

test('pictures stand in the same order in both languages', () => {
  const orders = (list: SeedNursery[]) =>
    new Map(list.map(({ slug, photos = [] }) => [slug, photos.map(({ illustration }) => illustration)]));
  const french = orders(nurseries);
  for (const [slug, order] of orders(english)) if (order.length > 0) expect([slug, order]).toEqual([slug, french.get(slug)]);
});
