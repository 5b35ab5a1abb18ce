/** A place whose name is put on a map. */
export interface PlaceName {
  name: string;
  latitude: number;
  longitude: number;
  /** An arrondissement, a quarter or a station: written smaller than the towns. */
  isPart?: true;
}

/** Answered by `/recherche/communes?zone=` for a part of the map, in the order in which they get room: towns, the most populous first, then their parts. */
export interface PlaceNames {
  places: PlaceName[];
}

export const placeNamesPath = '/recherche/communes';
/** Communes that a map of a screen has room for, and some that lie under its markers. */
export const mostPlaceNames = 30;
