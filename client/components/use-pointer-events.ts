import { type RefObject, useEffect, useEffectEvent } from 'react';

type PointerEventType = 'pointerdown' | 'pointermove' | 'pointerover' | 'pointerleave';

/**
 * Listens on one element to what a pointer does there. A property such as `onPointerMove` would have React listen on the whole document, on every page:
 * each press would wait for it (`build/lean-react-plugin.ts`).
 */
export function usePointerEvents(
  element: RefObject<HTMLElement | null>,
  types: readonly PointerEventType[],
  listen: (event: PointerEvent) => void,
): void {
  const tell = useEffectEvent(listen);
  useEffect(() => {
    const controller = new AbortController();
    for (const type of types) element.current?.addEventListener(type, (event) => tell(event), { signal: controller.signal });
    return () => controller.abort();
  }, [element, types]);
}
