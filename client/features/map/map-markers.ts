import { type Map as MapLibre, Marker, Popup } from 'maplibre-gl';
import Supercluster from 'supercluster';
import type { MapPoint } from './map-point.ts';
import type { MapTexts } from './map-texts.ts';

const clusterRadiusPixels = 52;
/** Above it every nursery stands alone, even two at one address: they would never come apart. */
const lastClusterZoom = 16;

interface Options {
  texts: MapTexts;
  /** A nursery is pointed at or focused on the map; null where none is any more. */
  onMark(id: string | null): void;
}

/** The markers of nurseries, put together where they would overlap: buttons, so that the keyboard reaches each. */
export function createMarkers(map: MapLibre, { texts, onMark }: Options) {
  const index = new Supercluster<{ point: MapPoint }>({ radius: clusterRadiusPixels, maxZoom: lastClusterZoom });
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
      const key = 'cluster_id' in properties ? `cluster ${properties.cluster_id}` : properties.point.id;
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
    spots: () => [...shown.values()].map((marker) => marker.getLngLat()),
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
  function clusterButton({ cluster_id: id, point_count: count }: Supercluster.ClusterProperties, center: [number, number]) {
    const button = createButton('map-cluster', String(count), texts.cluster(count));
    button.addEventListener('click', () => map.easeTo({ center, zoom: zoomOf(id) }));
    return button;
  }

  function nurseryButton(point: MapPoint) {
    const button = createButton('map-marker', '', point.name);
    button.dataset.nursery = point.id;
    button.addEventListener('click', (event) => {
      // A click on the map itself closes the popup.
      event.stopPropagation();
      openPopup(point, button);
    });
    for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => onMark(point.id));
    for (const event of ['pointerleave', 'blur']) button.addEventListener(event, () => onMark(null));
    return button;
  }

  function openPopup(point: MapPoint, button: HTMLButtonElement) {
    const popup = new Popup({ offset: 20, maxWidth: '18rem', focusAfterOpen: true })
      .setLngLat([point.longitude, point.latitude])
      .setDOMContent(popupContent(point))
      .addTo(map);
    const element = popup.getElement();
    element?.addEventListener('keydown', ({ key }) => key === 'Escape' && popup.remove());
    popup.on('close', () => button.isConnected && button.focus());
  }

  return { clusterButton, nurseryButton };
}

function createButton(className: string, text: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.ariaLabel = name;
  return button;
}

function popupContent({ name, note, href }: MapPoint): HTMLElement {
  const content = document.createElement('div');
  content.className = 'map-popup';
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  content.append(link);
  if (note) {
    const text = document.createElement('p');
    text.textContent = note;
    content.append(text);
  }
  return content;
}
