import { afterPaint, whenIdle } from './moments.ts';

/**
 * Has the browser find styles and places of what forms keep folded away, once the page is idle: a slow phone then only has to draw it when it is
 * unfolded. Asking where a field stands does it, and shows nothing.
 */
export function layOutAhead(): void {
  afterPaint(() => {
    whenIdle(() => {
      for (const field of document.querySelectorAll('form select')) field.getBoundingClientRect();
    });
  });
}
