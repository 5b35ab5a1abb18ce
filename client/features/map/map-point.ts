import type { PlacesSign } from '../../../domain/nursery-places/places-sign.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import type { NurseryCardProps } from '../../components/cards/nursery-card.tsx';

/** Where a nursery stands, in degrees, and what its dot says of its places; nothing on its own page. */
export interface MapSpot {
  slug: string;
  latitude: number;
  longitude: number;
  places?: PlacesSign;
}

/** What is said of a nursery where its dot is opened: what its card says. */
export type MapFacts = Pick<NurseryCardProps, 'slug' | 'name' | 'href'> & Partial<NurseryCardProps>;

/** A nursery on a map. */
export type MapPoint = MapSpot & MapFacts;

/** Answered by `mapPointsPath`. */
export interface MapPoints {
  points: MapPoint[];
  /** There are more than can be drawn. */
  isMore: boolean;
  /** Where the search looks, to show it whole. */
  bounds: Zone | null;
}

/** Spots with what the cards of the same page say of them. */
export function toPoints(spots: readonly MapSpot[], cards: readonly MapFacts[]): MapPoint[] {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  return spots.flatMap((spot) => {
    const card = bySlug.get(spot.slug);
    return card ? [{ ...card, ...spot }] : [];
  });
}

/** The smallest part of the world that holds all points; null where there is none. */
export function boundsOf(points: readonly Pick<MapPoint, 'latitude' | 'longitude'>[]): Zone | null {
  if (!points.length) return null;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
