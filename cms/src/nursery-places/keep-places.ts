import type { Core } from '@strapi/strapi';
import { isUntouched, namedDocument, nurseryUid, type PlaceRow, placeRow, placesOf, placeUid } from './place-rows';
import { shownPlace } from './shown-place';

interface Change {
  uid: string;
  action: string;
  params: { documentId?: string; locale?: unknown; data?: Record<string, unknown> };
}

/**
 * Keeps with each nursery what is said of its places, in its field `places`: whatever reads nurseries reads them at once, in
 * every language, whether published or not. A place that is saved or deleted is news of its nursery to the site.
 */
export function keepNurseryPlaces(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const change: Change = context;
    if (change.uid === nurseryUid) return followNursery(strapi, change, async () => next());
    if (change.uid !== placeUid) return next();
    const { data, documentId } = change.params;
    const before = documentId ? nurseryOf(await placeRow(strapi, documentId)) : null;
    const named = data && !isUntouched(data.nursery) ? namedDocument(data.nursery) : null;
    // By its French draft, which is there as long as the nursery is.
    if (data && named) data.nursery = { set: [{ documentId: named, locale: 'fr', status: 'draft' }] };
    const result = await next();
    for (const nursery of new Set([before, documentId && !named ? null : named])) if (nursery) await refreshNursery(strapi, nursery);
    return result;
  });
}

const nurseryOf = (place: PlaceRow | null) => place?.nursery?.documentId ?? null;

/** The places of a nursery are written here alone: the panel would send back those it has read. They go with their nursery. */
async function followNursery<Result>(strapi: Core.Strapi, { action, params }: Change, next: () => Promise<Result>): Promise<Result> {
  const { data, documentId } = params;
  if (data) delete data.places;
  if (action !== 'delete' || !documentId) return next();
  const places = await placesOf(strapi, documentId);
  const result = await next();
  const isThere = (await strapi.db.query(nurseryUid).count({ where: { documentId } })) > 0;
  if (!isThere) for (const place of places) await strapi.db.query(placeUid).delete({ where: { documentId: place.documentId } });
  return result;
}

/** Writes the places of a nursery into it anew. No date changes: nobody has edited the nursery. */
export async function refreshNursery(strapi: Core.Strapi, documentId: string): Promise<void> {
  const rows = await placesOf(strapi, documentId);
  const places = rows.filter(({ awaitsReview }) => awaitsReview !== true).map(shownPlace);
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await strapi.db
      .connection('nurseries')
      .where({ document_id: documentId })
      .update({ places: JSON.stringify(places) })
      .transacting(trx);
    onCommit(() => tellSite(strapi, documentId));
  });
}

/** The event of a saved nursery: the worker purges its page and takes it into the search anew. */
async function tellSite(strapi: Core.Strapi, documentId: string): Promise<void> {
  const where = { documentId, locale: 'fr', publishedAt: { $notNull: true } };
  const published = (await strapi.db.query(nurseryUid).findOne({ where, select: ['documentId', 'publishedAt'] })) as {
    publishedAt: string;
  } | null;
  if (!published) return;
  await strapi.eventHub.emit('entry.update', {
    model: 'nursery',
    uid: nurseryUid,
    entry: { documentId, publishedAt: published.publishedAt },
  });
}
