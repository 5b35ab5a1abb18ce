declare module 'virtual:map-outline' {
  /** The outline of France and its neighbours, made by `build/map-outline-plugin.ts`. */
  export const outline: import('geojson').FeatureCollection<import('geojson').MultiPolygon, { isFrance: boolean }>;
}
