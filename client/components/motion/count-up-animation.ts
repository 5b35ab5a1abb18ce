/** Count-up of the specification: 2.5 s, 0 decimals, starting by itself. */
const durationSeconds = 2.5;

/** What of an element counts. */
interface Counter {
  firstChild: Pick<Node, 'nodeValue'> | null;
  offsetWidth: number;
  style: Pick<CSSStyleDeclaration, 'minInlineSize'>;
}

/** Counts from 0 up to what the element shows, in its text itself: no render a frame. Returns how to stop. */
export function animateCount(element: Counter, { value, format }: { value: number; format: (value: number) => string }): () => void {
  const text = element.firstChild;
  if (!text) return () => {};
  let frame = 0;
  // The width of the final figure is kept, so that nothing beside it moves.
  element.style.minInlineSize = `${element.offsetWidth}px`;
  const start = performance.now();
  const step = (now: number) => {
    // The time of a frame is that of its beginning, which may lie before the start.
    const share = Math.min(Math.max(0, now - start) / (durationSeconds * 1000), 1);
    text.nodeValue = format(value * (1 - (1 - share) ** 3));
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    text.nodeValue = format(value);
  };
}
