import { viewportCookieOf } from '../../domain/viewport.ts';
import { readViewport, watchViewport } from './watch-viewport.ts';

/** Tells the server the kind of screen with each request from now on. */
export function keepViewport(): void {
  const write = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers only later
    document.cookie = viewportCookieOf(readViewport());
  };
  write();
  watchViewport(write);
}
