import { groundAddress } from 'virtual:map-ground';
import type { FilterSpecification, StyleSpecification } from 'maplibre-gl';

/** Of the brand, written out because a map's style knows no custom properties. */
const colours = { land: '#fff9f2', abroad: '#f3efe9', sea: '#d6f1f2', coast: '#9fc3cc', river: '#a5dbe2', border: '#d3cabf' };

/** The map's worker has no page to read it from. */
export const groundUrl = new URL(groundAddress, document.baseURI).href;

const isKind = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];

/**
 * A map that needs no server of others: coast, borders, rivers and departments. It begins as land, so that nothing is blue before the coast is
 * there. Rivers and departments are right to a few kilometres and fade as one comes closer. Names of places are put on it as markers.
 */
export const embeddedStyle: StyleSpecification = {
  version: 8,
  sources: {
    ground: {
      type: 'geojson',
      data: groundUrl,
      attribution: 'Natural Earth, GeoNames',
      maxzoom: 12,
    },
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
    { id: 'abroad', type: 'fill', source: 'ground', filter: isKind('abroad'), paint: { 'fill-color': colours.abroad } },
    {
      id: 'department',
      type: 'line',
      source: 'ground',
      filter: isKind('department'),
      paint: { 'line-color': colours.border, 'line-width': 1.2, 'line-opacity': ['interpolate', ['linear'], ['zoom'], 10, 1, 12, 0] },
    },
    {
      id: 'river',
      type: 'line',
      source: 'ground',
      filter: isKind('river'),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colours.river,
        'line-width': ['interpolate', ['linear'], ['zoom'], 5, 1, 10, 5],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 10, 1, 12, 0],
      },
    },
    { id: 'sea', type: 'fill', source: 'ground', filter: isKind('sea'), paint: { 'fill-color': colours.sea } },
    { id: 'lake', type: 'fill', source: 'ground', filter: isKind('lake'), paint: { 'fill-color': colours.sea } },
    { id: 'coast', type: 'line', source: 'ground', filter: isKind('sea'), paint: { 'line-color': colours.coast, 'line-width': 1 } },
    { id: 'country', type: 'line', source: 'ground', filter: isKind('abroad'), paint: { 'line-color': colours.border, 'line-width': 1.6 } },
  ],
};
