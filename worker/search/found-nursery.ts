import type { Position } from '../../domain/distance.ts';
import type { PlaceMatch } from '../../domain/nursery-places/matching/match-place.ts';
import type { NurseryPlace } from '../../domain/nursery-places/nursery-place.ts';
import type { FilterKey } from '../../domain/places/criteria/criteria.ts';
import type { Place, PlaceResolution } from '../../domain/places/place.ts';
import type { Zone } from '../../domain/places/zone.ts';
import type { ListedNursery } from '../content/directory/listed-nurseries.ts';

/** A nursery in a list of results. */
export interface FoundNursery {
  place: ListedNursery;
  /** From the first anchor; null where there is none or the nursery's own place is not known. */
  kilometres: number | null;
  /** From the second anchor. */
  workKilometres: number | null;
  /** What the way from home to work grows by. */
  detourKilometres: number | null;
  /** Its distances are those of its commune: its own position is not known. */
  isApproximate: boolean;
  /** Its place that is nearest to what is looked for; null where nothing was described, or where it has told no place that counts today. */
  match: PlaceMatch<NurseryPlace> | null;
}

/** A nursery of a search that stands somewhere; that of its commune where its own position is not known. */
export interface FoundPoint extends FoundNursery {
  position: Position;
}

/** The nurseries of a search for the map. */
export interface FoundPoints {
  points: FoundPoint[];
  /** There are more than can be drawn. */
  isMore: boolean;
  /** Where the search looks. */
  bounds: Zone | null;
}

/** What distances are measured from. */
export interface Anchor {
  position: Position;
  /** Null for « around me » and for the middle of a part of the map. */
  place: Place | null;
}

/** What the search would find without one of its filters. */
export interface Relaxed {
  key: FilterKey;
  total: number;
  isMore: boolean;
}

/** One page of the nurseries that meet all criteria. */
export interface FinderPage {
  nurseries: FoundNursery[];
  total: number;
  /** There are more than the total says, and nobody has counted them. */
  isMore: boolean;
  /** So many of them have a place that fits; null where nobody described one. */
  fitting: number | null;
  page: number;
  pageCount: number;
  /** Where few are found within the radius: how many there are within a larger one. */
  widened: { radius: 10 | 30; total: number } | null;
  /** Where nothing is found: the filters, each with what would be found without it. */
  relaxed: Relaxed[];
  /** Where nothing is found: the nearest that meets all other criteria. */
  nearest: FoundNursery | null;
  /** Where the search looks. */
  bounds: Zone | null;
  /** The radius is that of the detour from home to work. */
  isAlongWay: boolean;
}

/** What the finder answers to criteria. */
export interface FinderResult {
  home: PlaceResolution;
  work: PlaceResolution;
  /** Null where there is nothing to measure from: a department, a selection, or no place yet. */
  homeAnchor: Anchor | null;
  workAnchor: Anchor | null;
  /** The commune the reader is in, for « around me »; null where it is not asked for. `abroad`: none is near. */
  aroundPlace: Place | 'abroad' | null;
  /** Path of the city page of the place, in French; null where it has none. */
  cityPath: string | null;
  /** Null where the reader has to say first which place is meant, or where none was named. */
  matches: FinderPage | null;
}
