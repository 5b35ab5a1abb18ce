import type { MouseEvent } from 'react';

/** Opens the choices instead of following a link; a click that asks for a new tab or window is the browser's. */
export function openChoices(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // A link of a page that stands; without this code it would lead there.
  import('./consent.ts').then(({ showChoices }) => showChoices());
}
