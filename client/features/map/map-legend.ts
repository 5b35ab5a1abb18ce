import type { ControlPosition, IControl } from 'maplibre-gl';
import { type DotState, dotSign } from './map-dot.ts';
import type { MapTexts } from './map-texts.ts';

const states: DotState[] = ['available', 'to-confirm', 'full', 'untold'];

/** What the dots mean, in words, folded in a corner of the map. */
export class MapLegend implements IControl {
  private readonly texts: MapTexts['legend'];
  private element: HTMLElement | null = null;

  constructor(texts: MapTexts['legend']) {
    this.texts = texts;
  }

  getDefaultPosition(): ControlPosition {
    return 'top-left';
  }

  onAdd(): HTMLElement {
    const legend = document.createElement('details');
    legend.className = 'maplibregl-ctrl map-legend';
    const title = document.createElement('summary');
    title.textContent = this.texts.title;
    const list = document.createElement('ul');
    list.append(...states.map((state) => this.line(state)));
    legend.append(title, list);
    this.element = legend;
    return legend;
  }

  onRemove(): void {
    this.element?.remove();
  }

  private line(state: DotState): HTMLElement {
    const sample = document.createElement('span');
    sample.className = 'map-dot';
    sample.dataset.places = state;
    sample.textContent = dotSign({ state, count: 3 });
    sample.ariaHidden = 'true';
    const line = document.createElement('li');
    line.append(sample, this.texts[state]);
    return line;
  }
}
