import * as v from 'valibot';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { QueryParameters } from '../../content/strapi/query-string.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mostNurseries } from '../limits.ts';

const strapiNursery = v.object({ documentId: v.string(), slug: v.string(), name: v.string(), cityName: v.nullish(v.string(), null) });
export type NamedNursery = v.InferOutput<typeof strapiNursery>;
const answer = v.object({ data: v.array(v.unknown()) });

type Client = Pick<Dependencies, 'client'>;

/** Asked anew each time: what somebody has saved is kept in no cache. */
async function findNurseries({ client }: Client, filters: QueryParameters): Promise<NamedNursery[]> {
  const query = {
    filters,
    fields: ['slug', 'name', 'cityName'],
    locale: 'fr',
    pagination: { pageSize: mostNurseries, withCount: false },
  };
  const { data } = v.parse(answer, await client.get('/nurseries', query));
  return data.flatMap((raw) => {
    const parsed = v.safeParse(strapiNursery, raw);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The published ones among nurseries known by document id, in their order. */
export async function nurseriesOfIds(dependencies: Client, ids: readonly string[]): Promise<NamedNursery[]> {
  if (ids.length === 0) return [];
  const nurseries = await findNurseries(dependencies, { documentId: { $in: ids } });
  return ids.flatMap((id) => nurseries.find(({ documentId }) => documentId === id) ?? []);
}

/** The published ones among nurseries known by slug. */
export async function nurseriesOfSlugs(dependencies: Client, slugs: readonly string[]): Promise<NamedNursery[]> {
  return slugs.length === 0 ? [] : findNurseries(dependencies, { slug: { $in: slugs } });
}

/** Saved nurseries as their owner can read them; of one that is offline only its id is known. */
export async function describeNurseries(dependencies: Client & Pick<Dependencies, 'config'>, ids: unknown): Promise<object[]> {
  const saved = v.parse(v.fallback(v.array(v.string()), []), ids);
  const nurseries = await nurseriesOfIds(dependencies, saved);
  return saved.map((documentId) => {
    const nursery = nurseries.find((one) => one.documentId === documentId);
    if (!nursery) return { documentId };
    const { slug, name, cityName } = nursery;
    return { documentId, name, cityName, address: dependencies.config.siteOrigin + pathTo('nursery', { slug }) };
  });
}
