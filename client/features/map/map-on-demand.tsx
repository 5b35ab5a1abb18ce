import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './map.module.css';
import type { MapPoint } from './map-point.ts';

type Panel = typeof import('./map-panel.tsx').MapPanel;

/** A map that is drawn when the reader asks for it: its code is larger than the page's. */
export function MapOnDemand({ points }: { points: readonly MapPoint[] }) {
  const { mapNotice } = useMessages();
  const [loaded, setLoaded] = useState<{ MapPanel: Panel } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  function load() {
    if (import.meta.env.SSR) return;
    import('./map-panel.tsx').then(setLoaded, () => setFailed(true));
  }
  if (loaded) return <loaded.MapPanel points={points} />;
  return (
    <div className={`needs-script ${styles.panel}`}>
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
