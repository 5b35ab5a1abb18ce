import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Zone } from '../../../domain/places/criteria.ts';
import { Button } from '../../components/actions/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './map.module.css';
import type { MapPoint } from './map-point.ts';
import type { NurseryMap } from './nursery-map.ts';

interface MapPanelProps {
  points: readonly MapPoint[];
  /** What must be in view; all points where it is absent. */
  bounds?: Zone | null;
  /** Drawn as soon as it is seen; else when the reader asks for it. */
  isDrawnWhenSeen?: boolean;
  /** The nursery that is meant elsewhere on the page. */
  marked?: string | null;
  onMark?(id: string | null): void;
  onMove?(bounds: Zone): void;
  className?: string;
}

type State = 'waiting' | 'loading' | 'drawn' | 'plain' | 'failed';

/** The map's code comes when a map is drawn, and never to the worker. */
const loadMap = import.meta.env.SSR ? null : () => import('./draw-map.ts');

/** A map of nurseries beside a list of them that says the same: whatever keeps it from being drawn, it says why and nothing is lost. */
export function MapPanel({ points, bounds = null, isDrawnWhenSeen = false, marked = null, onMark, onMove, className }: MapPanelProps) {
  const { map: texts } = useMessages();
  const [state, setState] = useState<State>('waiting');
  const panel = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const map = useRef<NurseryMap | null>(null);
  const tellMark = useEffectEvent((id: string | null) => onMark?.(id));
  const tellMove = useEffectEvent((moved: Zone) => onMove?.(moved));

  async function draw() {
    const container = canvas.current;
    if (!container || !loadMap) return;
    setState('loading');
    try {
      const { drawMap } = await loadMap();
      // A reader may have gone on to another page while the code came.
      if (!container.isConnected) return;
      map.current = await drawMap({
        container,
        points,
        bounds,
        texts,
        onMark: tellMark,
        onMove: tellMove,
        onStyleFailed: () => setState('plain'),
      });
      map.current.mark(marked);
      setState('drawn');
    } catch {
      setState('failed');
    }
  }
  const drawOnce = useEffectEvent(() => {
    if (state === 'waiting') draw();
  });

  useEffect(() => {
    if (!isDrawnWhenSeen || !panel.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      drawOnce();
    });
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [isDrawnWhenSeen]);
  useEffect(() => () => map.current?.remove(), []);
  useEffect(() => map.current?.setPoints(points, bounds), [points, bounds]);
  useEffect(() => map.current?.mark(marked), [marked]);

  return (
    <div ref={panel} className={classNames('needs-script', styles.panel, className)} data-map={state}>
      <div ref={canvas} className={styles.canvas} />
      {(state === 'waiting' || state === 'failed') && (
        <div className={styles.notice}>
          {state === 'failed' && <p role="status">{texts.failed}</p>}
          {state === 'waiting' && (
            <Button look="secondary" onClick={draw}>
              {texts.show}
            </Button>
          )}
        </div>
      )}
      {state === 'plain' && (
        <p className={styles.trouble} role="status">
          {texts.plain}
        </p>
      )}
    </div>
  );
}
