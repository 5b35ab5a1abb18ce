import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './map.module.css';
import type { MapFacts, MapSpot } from './map-point.ts';

type Panel = typeof import('./map-panel.tsx').SpotsPanel;

interface MapOnDemandProps {
  spots: readonly MapSpot[];
  /** What the page says of them. */
  cards: readonly MapFacts[];
}

/** A map that is drawn when the reader asks for it: its code is larger than the page's. */
export function MapOnDemand(props: MapOnDemandProps) {
  const { mapNotice } = useMessages();
  const [loaded, setLoaded] = useState<{ SpotsPanel: Panel } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  function load() {
    if (import.meta.env.SSR) return;
    // Its room is made by the press itself: nothing moves when it comes.
    setAsked(true);
    import('./map-panel.tsx').then(setLoaded, () => setFailed(true));
  }
  if (loaded) return <loaded.SpotsPanel {...props} />;
  return (
    <div className={classNames('needs-script', styles.panel, !isAsked && styles.waiting)}>
      <div className={styles.notice}>
        {hasFailed ? (
          <p role="status">{mapNotice.failed}</p>
        ) : (
          <Button look="secondary" onClick={load}>
            {mapNotice.show}
          </Button>
        )}
      </div>
    </div>
  );
}
