import { fallbackViewport, type Viewport, viewportCookieOf, viewportQueries } from '../../domain/viewport.ts';

let last: Viewport = fallbackViewport;

/** The kind of screen now. A width between two kinds, which a zoom can make, leaves it as it was. */
export function readViewport(): Viewport {
  last = viewportQueries().findLast(([, query]) => matchMedia(query).matches)?.[0] ?? last;
  return last;
}

/** Tells of each change of the kind of screen; returns how to stop. */
export function watchViewport(tell: () => void): () => void {
  const lists = viewportQueries().map(([, query]) => matchMedia(query));
  // Of the two that change, one is left and one is reached.
  const listener = ({ matches }: MediaQueryListEvent) => {
    if (matches) tell();
  };
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

/** Tells the server the kind of screen with each request from now on. */
export function keepViewport(): void {
  const write = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers only later
    document.cookie = viewportCookieOf(readViewport());
  };
  write();
  watchViewport(write);
}
