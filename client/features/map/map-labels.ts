import { type Map as MapLibre, Marker } from 'maplibre-gl';
import type { PlaceName } from '../../../domain/places/place-names.ts';
import { type Box, chooseBoxes } from './choose-boxes.ts';
import type { Spot } from './map-markers.ts';

/** What a letter and a line of a name take, and how high a marker is, in pixels. */
const letterPixels = 7.6;
const linePixels = 20;
const markerPixels = 40;

/** Puts the names of places on the map, the largest first, as many as have room beside each other and the markers; those of before go. */
export function createLabels(map: MapLibre, spots: () => Spot[]) {
  let shown: Marker[] = [];
  return (labels: readonly PlaceName[]) => {
    for (const marker of shown) marker.remove();
    const { clientWidth: right, clientHeight: bottom } = map.getContainer();
    const taken = [
      ...spots().map(({ at, width }) => boxAround(map.project(at), { width, height: markerPixels })),
      ...controlsOf(map.getContainer()),
    ];
    const boxes = labels.map(({ name, longitude, latitude }) =>
      boxAround(map.project([longitude, latitude]), { width: name.length * letterPixels, height: linePixels }),
    );
    const chosen = chooseBoxes(boxes, { taken, within: { left: 0, top: 0, right, bottom } });
    shown = labels
      .filter((_, index) => chosen.has(index))
      .map(({ name, longitude, latitude, isPart = false }) => {
        const element = document.createElement('span');
        element.className = 'map-label';
        element.classList.toggle('map-part', isPart);
        element.textContent = name;
        // The list names every place already.
        element.ariaHidden = 'true';
        return new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      });
  };
}

/** Where legend, buttons, scale and sources lie over the map. */
function controlsOf(container: HTMLElement): Box[] {
  const { left: x, top: y } = container.getBoundingClientRect();
  return [...container.querySelectorAll('.maplibregl-ctrl')].map((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
  });
}

function boxAround({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}
