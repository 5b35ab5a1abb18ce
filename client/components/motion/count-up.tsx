import { useEffect, useRef } from 'react';
import { useFormats } from '../../i18n/use-formats.ts';

/**
 * A figure that counts up to its value when it comes into view. The document holds the final figure; a reader without
 * JavaScript or with reduced motion sees only that.
 */
export function CountUp({ value }: { value: number }) {
  const { number } = useFormats();
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { current } = element;
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isGone = false;
    let stop = () => {};
    const observer = new IntersectionObserver(async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const { animateCount } = await import('./count-up-animation.ts');
      if (!isGone) stop = animateCount(current, { value, format: number });
    });
    observer.observe(current);
    return () => {
      isGone = true;
      observer.disconnect();
      stop();
    };
  }, [value, number]);

  return <span ref={element}>{number(value)}</span>;
}
