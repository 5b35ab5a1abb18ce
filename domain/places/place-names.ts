/** A commune whose name is put on a map. */
export interface PlaceName {
  name: string;
  latitude: number;
  longitude: number;
}

/** Answered by `/recherche/communes?zone=` for a part of the map, the most populous first. */
export interface PlaceNames {
  places: PlaceName[];
}

export const placeNamesPath = '/recherche/communes';
/** More would hide each other. */
export const mostPlaceNames = 12;
