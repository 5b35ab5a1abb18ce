import { useEffect, useMemo, useState } from 'react';
import { mapLanguage, mapPointsPath } from '../../../domain/places/map-points.ts';
import { type Zone, zoneText } from '../../../domain/places/zone.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { MapPanel } from '../../features/map/map-panel.tsx';
import { type MapPoints, toPoints } from '../../features/map/map-point.ts';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './finder-map.module.css';
import type { NurseryResults } from './nursery-search-props.ts';

interface FinderMapProps {
  results: NurseryResults;
  marked: string | null;
  onMark(slug: string | null): void;
}

/** All that a search has found, on a map. */
export function FinderMap({ results, marked, onMark }: FinderMapProps) {
  const { mapNotice } = useMessages();
  // Another search has another map.
  const [moved, setMoved] = useState<{ to: Zone; of: NurseryResults } | null>(null);
  const { points, isMore, bounds } = useMapPoints(results);
  return (
    <>
      <MapPanel
        points={points}
        bounds={bounds}
        marked={marked}
        onMark={onMark}
        onMove={(to) => setMoved({ to, of: results })}
        className={styles.panel}
      />
      {moved?.of === results && (
        <p className={styles.zone}>
          <ButtonLink look="primary" compact href={hrefWithin(moved.to, results)}>
            {mapNotice.searchZone}
          </ButtonLink>
        </p>
      )}
      {isMore && <p className="small muted">{mapNotice.nearest(points.length)}</p>}
    </>
  );
}

/** The nurseries of all pages ; until they have come, those of this page. */
function useMapPoints(results: NurseryResults): MapPoints {
  const locale = useLocale();
  const [all, setAll] = useState<(MapPoints & { of: NurseryResults }) | null>(null);
  const [, query = ''] = results.href.split('?');

  useEffect(() => {
    if (results.pageCount < 2) return;
    const outdated = new AbortController();
    fetch(`${mapPointsPath}?${query}&${mapLanguage}=${locale}`, { signal: outdated.signal })
      .then((response): Promise<MapPoints> | null => (response.ok ? response.json() : null))
      .then((answer) => answer && setAll({ of: results, ...answer }))
      // Those of this page stay on the map.
      .catch(() => {});
    return () => outdated.abort();
  }, [query, results, locale]);

  const ofPage = useMemo(() => ({ points: toPoints(results.points, results.nurseries), isMore: false, bounds: results.bounds }), [results]);
  return all?.of === results ? all : ofPage;
}

/** The same search in a part of the map. */
function hrefWithin(zone: Zone, { href }: NurseryResults): string {
  const [path = '', query = ''] = href.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('zone', zoneText(zone));
  return `${path}?${parameters}`;
}
