import { type LngLat, type Map as MapLibre, Marker, Popup } from 'maplibre-gl';
import Supercluster from 'supercluster';
import { dotSign } from './map-dot.ts';
import type { MapPoint } from './map-point.ts';
import { popupContent } from './map-popup.ts';
import type { MapTexts } from './map-texts.ts';

const clusterRadiusPixels = 64;
/** Above it every nursery stands alone, even two at one address: they would never come apart. */
const lastClusterZoom = 16;

/** What the dots of a cluster have free together. */
interface FreePlaces {
  free: number;
}

/** Where something is drawn, and how wide, in pixels. */
export interface Spot {
  at: LngLat;
  width: number;
}

interface Options {
  texts: MapTexts;
  /** A nursery is pointed at or focused on the map; null where none is any more. */
  onMark(id: string | null): void;
}

/** Puts nurseries together where they would overlap, and adds up what they have free. */
function createIndex() {
  return new Supercluster<{ point: MapPoint }, FreePlaces>({
    radius: clusterRadiusPixels,
    maxZoom: lastClusterZoom,
    map: ({ point }) => ({ free: point.places?.count ?? 0 }),
    reduce(sum, { free }) {
      sum.free += free;
    },
  });
}

/** The markers of nurseries, put together where they would overlap: buttons, so that the keyboard reaches each. */
export function createMarkers(map: MapLibre, { texts, onMark }: Options) {
  const index = createIndex();
  const shown = new Map<string, Marker>();
  const { clusterButton, nurseryButton } = createButtons(map, { texts, onMark, zoomOf: (id) => index.getClusterExpansionZoom(id) });
  let marked: string | null = null;

  function draw() {
    const bounds = map.getBounds();
    const features = index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      Math.round(map.getZoom()),
    );
    const keys = new Set<string>();
    for (const feature of features) {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      const key = 'cluster_id' in properties ? `cluster ${properties.cluster_id}` : properties.point.slug;
      keys.add(key);
      if (shown.has(key)) continue;
      const element = 'cluster_id' in properties ? clusterButton(properties, [longitude, latitude]) : nurseryButton(properties.point);
      shown.set(key, new Marker({ element }).setLngLat([longitude, latitude]).addTo(map));
    }
    for (const [key, marker] of shown) {
      if (keys.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    showMark();
  }

  function showMark() {
    for (const [key, marker] of shown) marker.getElement().classList.toggle('map-marked', key === marked);
  }

  return {
    draw,
    setPoints(points: readonly MapPoint[]) {
      for (const marker of shown.values()) marker.remove();
      shown.clear();
      index.load(
        points.map((point) => ({
          type: 'Feature',
          properties: { point },
          geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
        })),
      );
      draw();
    },
    /** Where something is drawn, which names of places leave free. */
    spots: (): Spot[] => [...shown.values()].map((marker) => ({ at: marker.getLngLat(), width: marker.getElement().offsetWidth })),
    mark(id: string | null) {
      marked = id;
      showMark();
    },
  };
}

interface ButtonOptions extends Options {
  /** The zoom at which a cluster comes apart. */
  zoomOf(cluster: number): number;
}

/** The buttons of nurseries and of clusters, and what a click on them does. */
function createButtons(map: MapLibre, { texts, onMark, zoomOf }: ButtonOptions) {
  function clusterButton(
    { cluster_id: id, point_count: count, free }: Supercluster.ClusterProperties & FreePlaces,
    center: [number, number],
  ) {
    const shown = createSpan(texts.nurseries(count));
    if (free) shown.append(createSpan(texts.free(free)));
    const button = createButton('map-cluster', shown, texts.cluster(count, free));
    button.addEventListener('click', () => map.easeTo({ center, zoom: zoomOf(id) }));
    return button;
  }

  function nurseryButton(point: MapPoint) {
    const { slug, name, vacancy, places } = point;
    const dot = createSpan(places ? dotSign(places) : '');
    dot.className = 'map-dot';
    if (places) dot.dataset.places = places.state;
    const button = createButton('map-marker', dot, [name, vacancy?.label, vacancy?.note].filter(Boolean).join(', '));
    button.dataset.nursery = slug;
    button.addEventListener('click', (event) => {
      // A click on the map itself closes the popup.
      event.stopPropagation();
      openPopup(point, button);
    });
    for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => onMark(slug));
    for (const event of ['pointerleave', 'blur']) button.addEventListener(event, () => onMark(null));
    return button;
  }

  function openPopup(point: MapPoint, button: HTMLButtonElement) {
    const popup = new Popup({ offset: 20, maxWidth: '19rem', focusAfterOpen: true })
      .setLngLat([point.longitude, point.latitude])
      .setDOMContent(popupContent(point, texts))
      .addTo(map);
    const element = popup.getElement();
    element?.addEventListener('keydown', ({ key }) => key === 'Escape' && popup.remove());
    popup.on('close', () => button.isConnected && button.focus());
  }

  return { clusterButton, nurseryButton };
}

/** What is seen says it in short; the name says it in words. */
function createButton(className: string, shown: HTMLElement, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  shown.ariaHidden = 'true';
  const named = createSpan(name);
  named.className = 'visually-hidden';
  button.append(shown, named);
  return button;
}

function createSpan(text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}
