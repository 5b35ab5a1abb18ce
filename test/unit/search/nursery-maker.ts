import * as v from 'valibot';
import { type ListedNursery, strapiListedNursery, toListedNursery } from '../../../worker/content/directory/listed-nurseries.ts';
import { applyNow } from '../../../worker/search/feed/apply-changes.ts';
import { changeOf } from '../../../worker/search/feed/entry-change.ts';
import { toNurseryRow } from '../../../worker/search/feed/nursery-row.ts';
import type { FakeD1 } from '../../app/fake-d1.ts';

/** A nursery of which nothing is known but what a test says. */
export function makeNursery(slug: string, facts: Partial<ListedNursery> = {}): ListedNursery {
  const unknown = toListedNursery(v.parse(strapiListedNursery, { documentId: 'unknown', slug: 'unknown', name: 'unknown' }));
  return { ...unknown, documentId: slug, slug, name: slug, ...facts };
}

/** Puts nurseries into the index as the feed does. */
export async function addNurseries(database: FakeD1, nurseries: readonly ListedNursery[]): Promise<void> {
  const changes = nurseries.map((nursery) =>
    changeOf('nurseries', {
      id: nursery.documentId,
      texts: { fr: { path: `/trouver-une-creche/${nursery.slug}`, title: nursery.name, note: '', keywords: '', body: '' } },
      nursery: toNurseryRow(nursery, { inseeCode: null, communes: [], today: '2026-11-27' }),
    }),
  );
  await applyNow(database.d1, await Promise.all(changes));
}
