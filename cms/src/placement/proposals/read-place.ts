import type { Core } from '@strapi/strapi';
import { freshness } from '../../domain/nursery-places/nursery-place.ts';
import { placeUid } from '../../nursery-places/place-rows';
import { refusal } from '../refusals';
import type { OfferedPlace } from './hold-place';

/** A place with what is written into its proposal: it may read otherwise tomorrow. */
export interface ReadPlace extends OfferedPlace {
  days: string;
  /** Document of its nursery. */
  nurseryId: string | null;
  nurserySlug: string | null;
  nurseryName: string | null;
}

interface PlaceEntry {
  documentId: string;
  availability: string;
  count: number | null;
  days: string;
  availableUntil: string | null;
  awaitsReview: boolean | null;
  reportedOn: string;
  nursery: { documentId: string; slug: string; name: string } | null;
}

/** A place that can be proposed today, or a refusal that says why not. */
export async function readPlace(strapi: Core.Strapi, documentId: string, today: string): Promise<ReadPlace> {
  const place = (await strapi.documents(placeUid as never).findOne({
    documentId,
    populate: { nursery: { fields: ['slug', 'name'] } },
  } as never)) as PlaceEntry | null;
  if (!place) throw refusal('placeGone');
  const isOver = place.availableUntil !== null && place.availableUntil < today;
  if (place.availability !== 'number' || !place.count || place.awaitsReview || isOver) throw refusal('placeNotFree');
  if (freshness(place.reportedOn, today) === 'outdated') throw refusal('placeOutdated');
  const { count, days, nursery } = place;
  const { documentId: nurseryId = null, slug: nurserySlug = null, name: nurseryName = null } = nursery ?? {};
  return { documentId, count, days, nurseryId, nurserySlug, nurseryName };
}
