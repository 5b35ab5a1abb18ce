import { useSyncExternalStore } from 'react';
import { compareViewport, fallbackViewport, type Viewport } from '../../domain/viewport.ts';
import { readViewport, watchViewport } from './watch-viewport.ts';

/**
 * The kind of screen and comparisons with it, for what styles alone cannot do. A document is kept for everybody, so that the
 * server and the first render in the browser take the fallback; the second render has the truth.
 */
export function useViewport(): { viewport: Viewport } & ReturnType<typeof compareViewport> {
  const viewport = useSyncExternalStore(watchViewport, readViewport, () => fallbackViewport);
  return { viewport, ...compareViewport(viewport) };
}
