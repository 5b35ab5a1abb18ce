import { AttributionControl, Map as MapLibre, NavigationControl, prewarm, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import stylesheet from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { PlaceName } from '../../../domain/places/place-names.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import { addStylesheet } from '../../components/loading/add-stylesheet.ts';
import { embeddedStyle, groundUrl } from './embedded-style.ts';
import { createLabels } from './map-labels.ts';
import { MapLegend } from './map-legend.ts';
import { createMarkers, type Spot } from './map-markers.ts';
import { boundsOf, type MapPoint } from './map-point.ts';
import type { MapTexts } from './map-texts.ts';
import markersStylesheet from './markers.css?url';

export interface NurseryMapOptions {
  container: HTMLElement;
  points: readonly MapPoint[];
  /** What must be in view; all points where it is absent. */
  bounds?: Zone | null;
  texts: MapTexts;
  /** An operator's style; null draws our own outline. */
  styleUrl: string | null;
  /** The places whose names help in this part of the world, for the outline, which has none. */
  readLabels(bounds: Zone, signal: AbortSignal): Promise<PlaceName[]>;
  onMark?(id: string | null): void;
  /** The reader has moved the map. */
  onMove?(bounds: Zone): void;
  /** The style or its tiles did not come: the outline has taken their place. */
  onStyleFailed?(): void;
}

export interface NurseryMap {
  setPoints(points: readonly MapPoint[], bounds?: Zone | null): void;
  /** Shows which nursery is meant; null for none. */
  mark(id: string | null): void;
  remove(): void;
}

/** One nursery alone is shown with the streets around it, not with its door only; our own ground has no streets, and more to show from farther away. */
const closestZoom = { streets: 13, ground: 11 };
const paddingPixels = 48;

/** Brings what a map is made of, all at once: each would wait for the one before it otherwise. */
export async function loadMapParts(styleUrl: string | null): Promise<void> {
  setWorkerUrl(workerUrl);
  prewarm();
  // The map's worker, which asks for it in a moment, finds it in the browser's cache. It says itself where it does not come.
  if (!styleUrl)
    fetch(groundUrl)
      .then((response) => response.arrayBuffer())
      .catch(() => {});
  await Promise.all([stylesheet, markersStylesheet].map((href) => addStylesheet(href)));
}

/** Draws a map of nurseries once its parts are there. Throws where the browser has no WebGL. */
export function createNurseryMap(options: NurseryMapOptions): NurseryMap {
  const { texts, styleUrl, onMark, onMove, onStyleFailed } = options;
  const map = createMap(options);
  const markers = createMarkers(map, { texts, onMark: (id) => onMark?.(id) });
  markers.setPoints(options.points);
  if (options.points.some(({ places }) => places)) map.addControl(new MapLegend(texts.legend));
  // Only a gesture of the reader has an event of the browser behind it; what follows of it, as inertia, has none.
  let isMovedByReader = false;
  map.on('movestart', (event) => {
    isMovedByReader ||= 'originalEvent' in event && Boolean(event.originalEvent);
  });
  map.on('moveend', () => {
    markers.draw();
    if (isMovedByReader) onMove?.(readBounds(map));
    isMovedByReader = false;
  });
  if (styleUrl) {
    replaceFailingStyle(map, () => {
      showLabels(map, { ...options, spots: markers.spots });
      onStyleFailed?.();
    });
  } else {
    showLabels(map, { ...options, spots: markers.spots });
  }

  return {
    setPoints(points, bounds = boundsOf(points)) {
      markers.setPoints(points);
      const box = toLngLatBounds(bounds);
      if (box) map.fitBounds(box, { padding: paddingPixels, maxZoom: closestOf(styleUrl) });
    },
    mark: markers.mark,
    remove: () => map.remove(),
  };
}

const closestOf = (styleUrl: string | null) => (styleUrl ? closestZoom.streets : closestZoom.ground);

/** A map that the reader moves and zooms, but neither turns nor tilts. */
function createMap({ container, texts, styleUrl, bounds, points }: NurseryMapOptions): MapLibre {
  const map = new MapLibre({
    container,
    style: styleUrl ?? embeddedStyle,
    bounds: toLngLatBounds(bounds ?? boundsOf(points)),
    fitBoundsOptions: { padding: paddingPixels, maxZoom: closestOf(styleUrl) },
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    maxZoom: 18,
    locale: {
      'Map.Title': texts.title,
      'NavigationControl.ZoomIn': texts.zoomIn,
      'NavigationControl.ZoomOut': texts.zoomOut,
      'Popup.Close': texts.close,
      'AttributionControl.ToggleAttribution': texts.attribution,
      'CooperativeGesturesHandler.WindowsHelpText': texts.scrollHelp,
      'CooperativeGesturesHandler.MacHelpText': texts.scrollHelpMac,
      'CooperativeGesturesHandler.MobileHelpText': texts.touchHelp,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: false }));
  map.addControl(new ScaleControl(), 'bottom-left');
  return map;
}

/** The outline instead of a style that does not load; once, whatever else fails after it. */
function replaceFailingStyle(map: MapLibre, onFailed: () => void) {
  const { unsubscribe } = map.on('error', () => {
    unsubscribe();
    map.setStyle(embeddedStyle);
    onFailed();
  });
}

/** Names of places on the outline, for the part of the world in view. */
function showLabels(map: MapLibre, { readLabels, spots }: Pick<NurseryMapOptions, 'readLabels'> & { spots(): Spot[] }) {
  const show = createLabels(map, spots);
  let outdated = new AbortController();
  async function update() {
    outdated.abort();
    outdated = new AbortController();
    const { signal } = outdated;
    // Names are a help: without them the map is drawn all the same, and the next move asks again.
    const labels = await readLabels(readBounds(map), signal).catch(() => null);
    if (labels && !signal.aborted) show(labels);
  }
  map.on('moveend', update);
  map.on('remove', () => outdated.abort());
  update();
}

function readBounds(map: MapLibre): Zone {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

function toLngLatBounds(bounds: Zone | null): [number, number, number, number] | undefined {
  return bounds ? [bounds.west, bounds.south, bounds.east, bounds.north] : undefined;
}
