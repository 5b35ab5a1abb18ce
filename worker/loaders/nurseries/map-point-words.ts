import type { MapPoint, MapSpot } from '../../../client/features/map/map-point.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { placesSign } from '../../../domain/nursery-places/places-sign.ts';
import { vacancyOf } from '../../../domain/nursery-places/vacancy.ts';
import type { NurserySummary } from '../../content/directory/nurseries.ts';
import type { FoundPoint } from '../../search/found-nursery.ts';
import type { LoaderContext } from '../loader.ts';
import { foundNurseryCard } from './found-nursery-card.ts';

/** The nurseries whose position is known, as dots of a map; the page's cards say the rest. */
export function toMapSpots(nurseries: readonly NurserySummary[], now: number): MapSpot[] {
  return nurseries.flatMap(({ slug, position, reportedPlaces }) =>
    position ? [{ slug, ...position, places: signOn(reportedPlaces, now) }] : [],
  );
}

/** A nursery of a search on the map, in the words of its card. */
export function toMapPoint({ position, ...nursery }: FoundPoint, context: Pick<LoaderContext, 'locale' | 'messages' | 'now'>): MapPoint {
  const { photo: _photo, fit: _fit, ...card } = foundNurseryCard(nursery, null, context);
  return { ...card, ...position, places: signOn(nursery.place.reportedPlaces, context.now) };
}

const signOn = (places: NurserySummary['reportedPlaces'], now: number) => placesSign(vacancyOf(places, todayInParis(now)));
