import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenSeenProps<Props> {
  /** Null in the worker, which has no part of it. */
  load: (() => Promise<ComponentType<Props>>) | null;
  /** Of the place that is kept for it, and what stands there until then. */
  className?: string | undefined;
  fallback?: ReactNode;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part for the browser only, whose code comes when its place is seen; the page is complete without it. */
export function WhenSeen<Props>({ load, className, fallback, children }: WhenSeenProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (!load || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load().then(
        (Part) => setLoaded({ Part }),
        // A chunk that is gone after a deploy: the page says the same without it.
        () => {},
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);
  if (loaded) return children(loaded.Part);
  return (
    <div ref={place} className={className}>
      {fallback}
    </div>
  );
}
