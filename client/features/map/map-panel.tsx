import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Zone } from '../../../domain/places/zone.ts';
import { classNames } from '../../components/class-names.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useShell } from '../../shell/shell-context.tsx';
import { drawMap } from './draw-map.ts';
import styles from './map.module.css';
import { type MapFacts, type MapPoint, type MapSpot, toPoints } from './map-point.ts';
import type { NurseryMap } from './nursery-map.ts';

interface MapPanelProps {
  points: readonly MapPoint[];
  /** What must be in view; all points where it is absent. */
  bounds?: Zone | null;
  /** The nursery that is meant elsewhere on the page. */
  marked?: string | null;
  onMark?(id: string | null): void;
  onMove?(bounds: Zone): void;
  className?: string;
}

/** A map of nurseries beside a list of them that says the same: whatever keeps it from being drawn, it says why and nothing is lost. */
export function MapPanel({ points, bounds = null, marked = null, onMark, onMove, className }: MapPanelProps) {
  const { mapNotice } = useMessages();
  const { mapStyleUrl } = useShell();
  const [state, setState] = useState<'loading' | 'drawn' | 'plain' | 'failed'>('loading');
  const canvas = useRef<HTMLDivElement>(null);
  const map = useRef<NurseryMap | null>(null);
  const tellMark = useEffectEvent((id: string | null) => onMark?.(id));
  const tellMove = useEffectEvent((moved: Zone) => onMove?.(moved));
  const draw = useEffectEvent((container: HTMLDivElement) =>
    drawMap({
      container,
      points,
      bounds,
      styleUrl: mapStyleUrl,
      onMark: tellMark,
      onMove: tellMove,
      onStyleFailed: () => setState('plain'),
    }),
  );

  useEffect(() => {
    if (!canvas.current) return;
    let isGone = false;
    draw(canvas.current).then(
      (drawn) => {
        if (isGone) return drawn.remove();
        map.current = drawn;
        setState((before) => (before === 'plain' ? before : 'drawn'));
      },
      () => setState('failed'),
    );
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = null;
    };
  }, []);
  useEffect(() => map.current?.setPoints(points, bounds), [points, bounds]);
  useEffect(() => map.current?.mark(marked), [marked]);

  return (
    <div className={classNames(styles.panel, className)} data-map={state}>
      <div ref={canvas} className={styles.canvas} />
      {state === 'failed' && (
        <div className={styles.notice}>
          <p role="status">{mapNotice.failed}</p>
        </div>
      )}
      {state === 'plain' && (
        <p className={styles.trouble} role="status">
          {mapNotice.plain}
        </p>
      )}
    </div>
  );
}

/** A map of the nurseries whose cards are on the page. */
export function SpotsPanel({ spots, cards }: { spots: readonly MapSpot[]; cards: readonly MapFacts[] }) {
  // Another array is another map, which would be drawn from its beginning.
  const [first] = useState({ spots, cards });
  return <MapPanel points={useMemo(() => toPoints(first.spots, first.cards), [first])} />;
}
