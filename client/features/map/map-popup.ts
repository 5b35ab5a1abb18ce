import { toggleSaved } from '../saved-nurseries/toggle-saved.ts';
import type { MapPoint } from './map-point.ts';
import type { MapTexts } from './map-texts.ts';

/** What a dot says where it is opened: the facts of the nursery's card, the way to its page, and the button that saves it. */
export function popupContent(point: MapPoint, texts: MapTexts): HTMLElement {
  const { slug, name, href, type, town, away, facts = [], vacancy, places, estimate } = point;
  const link = createElement('a', name);
  link.href = href;
  const content = createElement('div', link);
  content.className = 'map-popup';
  content.append(dotted([type, town, away]));
  if (vacancy) {
    content.append(dotted([createElement('strong', vacancy.label), vacancy.note]));
  }
  if (facts.length) content.append(dotted(facts));
  if (estimate) {
    const figure = createElement('p');
    figure.dataset.estimate = estimate;
    content.append(figure);
  }
  if (places) content.append(saveButton({ slug, name }, texts));
  return content;
}

/** Parts in a line, as cards have them. */
function dotted(parts: (Node | string | null | undefined)[]): HTMLElement {
  const line = createElement('p', ...parts.flatMap((part) => (part ? createElement('span', part) : [])));
  line.className = 'dotted';
  return line;
}

/** As `save-button.tsx` draws it. */
function saveButton({ slug, name }: Pick<MapPoint, 'slug' | 'name'>, texts: MapTexts): HTMLElement {
  const hidden = createElement('span', name);
  hidden.className = 'visually-hidden';
  const button = createElement('button', createElement('span', texts.save), createElement('span', texts.saved), ' ', hidden);
  button.type = 'button';
  button.className = 'map-save';
  button.dataset.save = slug;
  button.addEventListener('click', () => toggleSaved(button));
  return button;
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...content: (string | Node)[]): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}
