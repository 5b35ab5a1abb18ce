import { outline } from 'virtual:map-outline';
import type { StyleSpecification } from 'maplibre-gl';

/** Of the brand, written out because a map's style knows no custom properties. */
const colours = { sea: '#d6f1f2', land: '#fff9f2', abroad: '#f3efe9', border: '#a9bcc6' };

/** A map that needs no server: the coast and the borders of France. Names of places are put on it as markers. */
export const embeddedStyle: StyleSpecification = {
  version: 8,
  sources: { outline: { type: 'geojson', data: outline, attribution: 'Natural Earth' } },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    {
      id: 'land',
      type: 'fill',
      source: 'outline',
      paint: { 'fill-color': ['case', ['get', 'isFrance'], colours.land, colours.abroad] },
    },
    { id: 'border', type: 'line', source: 'outline', paint: { 'line-color': colours.border, 'line-width': 1.2 } },
  ],
};
