import { type ItemStates, items } from '../../../domain/childcare/items.ts';
import type { ListedNursery } from '../../../worker/content/directory/listed-nurseries.ts';
import { applyNow } from '../../../worker/search/feed/apply-changes.ts';
import { changeOf } from '../../../worker/search/feed/entry-change.ts';
import { toNurseryRow } from '../../../worker/search/feed/nursery-row.ts';
import type { FakeD1 } from '../../app/fake-d1.ts';

/** A nursery of which nothing is known but what a test says. */
export function makeNursery(slug: string, facts: Partial<ListedNursery> = {}): ListedNursery {
  return {
    documentId: slug,
    slug,
    name: slug,
    type: null,
    cityName: null,
    postalCode: null,
    citySlug: null,
    department: null,
    position: null,
    places: null,
    ages: { minimumMonths: null, maximumMonths: null },
    tariffMode: null,
    reportedPlaces: [],
    items: Object.fromEntries(items.map((item) => [item, 'unknown'])) as ItemStates,
    hours: null,
    disabilityWelcome: 'unknown',
    hourlyPrice: null,
    photo: null,
    ...facts,
  };
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
