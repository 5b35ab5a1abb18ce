import type { ContentType } from '../../content/content-query.ts';
import type { StrapiClient } from '../../content/strapi/strapi-client.ts';
import type { Database } from '../database.ts';
import { applyNow } from './apply-changes.ts';
import { documentSources } from './document-sources.ts';
import { changeOf, type FeedKind, removalOf } from './entry-change.ts';
import { readEntries } from './read-entries.ts';

/** The kind of an entry in the index; null for types that it does not hold. */
export function feedKindOf(type: string): FeedKind | null {
  const nursery: ContentType = 'nursery';
  if (type === nursery) return 'nurseries';
  return documentSources.find((source) => source.type === type)?.kind ?? null;
}

/**
 * Brings one entry of the index to what it is in the CMS at this moment, whatever has happened to it: events come more than
 * once and in any order.
 */
export async function feedEntry(
  { kind, id }: { kind: FeedKind; id: string },
  sources: { client: StrapiClient; database: Database; clock: () => number },
): Promise<void> {
  const { entries } = await readEntries({ kind, after: '', only: id }, sources);
  const [entry] = entries;
  await applyNow(sources.database, [entry ? await changeOf(kind, entry) : removalOf(kind, id)]);
}
