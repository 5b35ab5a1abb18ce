import { useEffect, useRef } from 'react';

/**
 * Waits until the pointer is up again, where it is down: what moves under a press takes the click from the button that was
 * pressed, as an error above it does that goes when its field is left.
 */
export function usePress(): () => Promise<void> {
  const press = useRef(Promise.resolve());
  useEffect(() => {
    const down = () => {
      press.current = new Promise((resolve) => {
        const up = new AbortController();
        const end = () => {
          up.abort();
          // The click comes after it.
          setTimeout(resolve);
        };
        for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { capture: true, signal: up.signal });
      });
    };
    addEventListener('pointerdown', down, true);
    return () => removeEventListener('pointerdown', down, true);
  }, []);
  return () => press.current;
}
