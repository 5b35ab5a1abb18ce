import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readGazetteer } from '../../harness/gazetteer/gazetteer.ts';
import { cmsFolder } from '../../harness/local/paths.ts';
import { type ServerCms, serverCms } from '../../harness/site/server-cms.ts';
import { fillCms } from '../../scripts/load/fill-cms.ts';
import { type MadeNursery, makeNurseries } from '../../scripts/load/nursery-generator.ts';
import { createPlaceMaker } from '../../scripts/load/place-generator.ts';

/** The real CMS on PostgreSQL, filled as large as the country. */
export interface FullCms extends ServerCms {
  nurseries: number;
  places: number;
  fillSeconds: number;
  /** Has every nursery tell its places anew on a day, as a week of confirmations does. */
  reportAll(day: string): Promise<void>;
}

interface City {
  slug: string;
  inseeCode: string;
  name: string;
  faq?: unknown;
  seo?: unknown;
}

export const placesOfNursery = 3;
export const today = new Date().toISOString().slice(0, 10);

/** The towns that editors have written a page for. */
function writtenCities(): City[] {
  const cities = JSON.parse(readFileSync(path.join(cmsFolder, 'seed/cities.json'), 'utf8')) as City[];
  return cities.map(({ faq, seo, ...city }) => ({ ...city, documentId: city.slug.replaceAll('/', '') }));
}

/** Nurseries where people live, those of towns with a page among them; longer ids, as the CMS makes them. */
function* nurseriesOf(count: number, cities: readonly City[]): Generator<MadeNursery> {
  const slugs = new Map(cities.map(({ inseeCode, slug }) => [inseeCode, slug]));
  for (const nursery of makeNurseries({ count, places: readGazetteer().places }))
    yield { ...nursery, documentId: nursery.documentId.padEnd(24, 'x'), citySlug: slugs.get(String(nursery.inseeCode)) ?? null };
}

/** Starts the CMS as on a server and fills it: `count` nurseries with three places each. */
export async function startFullCms(count: number): Promise<FullCms> {
  const server = await serverCms();
  const { postgres, database } = server;
  const cities = writtenCities();
  const startedAt = performance.now();
  const filled = await fillCms(
    { psql: path.join(postgres.programs, 'psql'), address: postgres.addressOf(database) },
    {
      nurseries: nurseriesOf(count, cities),
      placesOf: createPlaceMaker({ today, perNursery: placesOfNursery }),
      cities: cities.map((city) => ({ ...city })),
    },
  );
  return {
    ...server,
    ...filled,
    fillSeconds: (performance.now() - startedAt) / 1000,
    async reportAll(day) {
      await postgres.query(database, `UPDATE places SET reported_on = '${day}'`);
      await postgres.query(
        database,
        `UPDATE nurseries SET places = (SELECT jsonb_agg(jsonb_set(place, '{reportedOn}', to_jsonb('${day}'::text)))
         FROM jsonb_array_elements(places::jsonb) AS place) WHERE places IS NOT NULL`,
      );
    },
  };
}
