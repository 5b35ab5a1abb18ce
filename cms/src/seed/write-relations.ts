import type { Core } from '@strapi/strapi';
import { documentsOf, localeOf } from './documents';
import type { Attribute, SeedSchemas } from './reading/seed-schemas';
import type { SeedEntry, SeedLocale } from './reading/seed-types';
import { withPlace } from './write-entries';

/** A second pass, when everything that could be pointed at exists: two entries may point at each other. */
export async function writeRelations(strapi: Core.Strapi, written: ReadonlyMap<SeedEntry, string>, schemas: SeedSchemas): Promise<void> {
  for (const [entry, documentId] of written) {
    const relations = Object.entries(schemas.contentTypes[entry.uid]?.attributes ?? {}).filter(
      ([name, { type }]) => type === 'relation' && [entry.data[name] ?? []].flat().length > 0,
    );
    if (relations.length === 0) continue;
    const data = Object.fromEntries(
      await Promise.all(relations.map(async ([name, attribute]) => [name, await targetsOf(strapi, { entry, name, attribute })])),
    );
    const params = { documentId, ...localeOf(strapi, entry.uid, entry.locale), data, status: 'published' };
    await withPlace(entry, () => documentsOf(strapi, entry.uid).update(params));
  }
}

/** Only targets that exist in the same language, in the order of the file: Strapi refuses a relation to a missing translation. */
async function targetsOf(
  strapi: Core.Strapi,
  { entry, name, attribute: { target = '', relation = '' } }: { entry: SeedEntry; name: string; attribute: Attribute },
): Promise<string[] | string | null> {
  const slugs = [entry.data[name]].flat() as string[];
  const ids = await idsBySlug(strapi, { target, slugs, locale: entry.locale });
  const targets = slugs.map((slug) => ids.get(slug)).filter((id) => id !== undefined);
  return relation.endsWith('ToMany') ? targets : (targets[0] ?? null);
}

async function idsBySlug(
  strapi: Core.Strapi,
  { target, slugs, locale }: { target: string; slugs: string[]; locale: SeedLocale },
): Promise<Map<string, string>> {
  const query = { filters: { slug: { $in: slugs } }, fields: ['documentId', 'slug'], limit: slugs.length };
  const rows = await documentsOf(strapi, target).findMany({ ...query, ...localeOf(strapi, target, locale) });
  return new Map(rows.map(({ slug, documentId }) => [String(slug), documentId]));
}
