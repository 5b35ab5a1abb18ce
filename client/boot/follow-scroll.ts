import { nextPicture } from './after-answer.ts';

/** Above this the header has left the screen, and smaller moves are no direction, in pixels. */
const headerHeight = 80;
const unsteady = 6;

/**
 * Says in `data-scroll` of the document which way its reader goes once the header has left the screen: styles bring it back on the way up.
 * At the top of the page it says nothing.
 */
export function followScroll(): void {
  const { dataset } = document.documentElement;
  let before = scrollY;
  addEventListener(
    'scroll',
    async () => {
      // After the picture: the browser brings a field that is tapped into view, and the answer to that tap is not kept waiting by the header.
      await nextPicture();
      const now = scrollY;
      if (now <= 0) delete dataset.scroll;
      if (Math.abs(now - before) < unsteady) return;
      if (now > headerHeight || (dataset.scroll && now > 0)) dataset.scroll = now < before ? 'up' : 'down';
      before = now;
    },
    { passive: true },
  );
}
