import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { freshness } from '../../domain/nursery-places/nursery-place.ts';
import { placeUid } from '../../nursery-places/place-rows';
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
  if (!place) throw new errors.NotFoundError('Cette place n’est plus dans l’annuaire.');
  const isOver = place.availableUntil !== null && place.availableUntil < today;
  if (place.availability !== 'number' || !place.count || place.awaitsReview || isOver)
    throw new errors.ValidationError('Cette place n’est plus libre : la crèche l’a dit depuis.');
  if (freshness(place.reportedOn, today) === 'outdated')
    throw new errors.ValidationError(
      'Cette place a été annoncée il y a plus de trente jours : demandez d’abord à la crèche si elle est encore libre.',
    );
  const { count, days, nursery } = place;
  const { documentId: nurseryId = null, slug: nurserySlug = null, name: nurseryName = null } = nursery ?? {};
  return { documentId, count, days, nurseryId, nurserySlug, nurseryName };
}
