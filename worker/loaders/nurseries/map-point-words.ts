import type { MapPoint } from '../../../client/features/map/map-point.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { NurserySummary } from '../../content/directory/nurseries.ts';
import type { LoaderContext } from '../loader.ts';

/** The nurseries whose position is known, as points of a map. */
export function toMapPoints(
  nurseries: readonly NurserySummary[],
  { locale, messages }: Pick<LoaderContext, 'locale' | 'messages'>,
): MapPoint[] {
  return nurseries.flatMap(({ slug, name, type, position }) =>
    position ? [{ ...position, id: slug, name, note: type && messages.nurseryTypes[type], href: pathTo('nursery', { slug }, locale) }] : [],
  );
}
