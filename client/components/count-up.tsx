import { useEffect, useRef } from 'react';
import { useFormats } from '../i18n/locale-context.tsx';

/** Count-up of the specification: 2.5 s, 0 decimals, starting by itself. */
const durationSeconds = 2.5;

/**
 * A figure that counts up to its value when it comes into view. The document holds the final figure; a reader without
 * JavaScript or with reduced motion sees only that. Written to the text node itself: no render per frame.
 */
export function CountUp({ value }: { value: number }) {
  const { number } = useFormats();
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const text = element.current?.firstChild;
    if (!element.current || !text || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { current } = element;
    let frame = 0;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // The width of the final figure is kept, so that nothing beside it moves.
      current.style.minInlineSize = `${current.offsetWidth}px`;
      const start = performance.now();
      const step = (now: number) => {
        const share = Math.min((now - start) / (durationSeconds * 1000), 1);
        text.nodeValue = number(value * (1 - (1 - share) ** 3));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      text.nodeValue = number(value);
    };
  }, [value, number]);

  return <span ref={element}>{number(value)}</span>;
}
