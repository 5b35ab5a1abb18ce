import { useRef, useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { NurseryCard } from '../../components/cards/nursery-card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { WhenSeen } from '../../components/loading/when-seen.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { usePointerEvents } from '../../components/use-pointer-events.ts';
import { saveAction } from '../../features/saved-nurseries/save-button.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery-search.module.css';
import type { NurseryResults } from './nursery-search-props.ts';

/** The map's code comes when the map is seen: never on a phone whose reader stays with the list. */
const loadMap = import.meta.env.SSR
  ? null
  : async () => {
      // Asked for together: the larger one would wait until the smaller one has named it.
      const [{ FinderMap }] = await Promise.all([import('./finder-map.tsx'), import('../../features/map/map-panel.tsx')]);
      return FinderMap;
    };

/** Its ground has the colour of the land: nothing flashes when the map is drawn on it. */
function MapToCome() {
  const { mapNotice } = useMessages();
  return (
    <>
      <p className="needs-script">{mapNotice.coming}</p>
      <noscript>
        <p>{mapNotice.needsScript}</p>
      </noscript>
    </>
  );
}

const pointing = ['pointerover', 'pointerleave'] as const;

/** The list, and the map beside it: what is pointed at on one is marked on the other. On a phone the reader sees one of them. */
export function Results({ results }: { results: NurseryResults }) {
  const { mapNotice } = useMessages();
  const [marked, setMarked] = useState<string | null>(null);
  const [view, setView] = useState<'list' | 'map'>('list');
  const cards = useRef<HTMLUListElement>(null);
  usePointerEvents(cards, pointing, ({ type, target }) => {
    const isOver = (card: Element) => type === 'pointerover' && target instanceof Node && card.contains(target);
    const index = [...(cards.current?.children ?? [])].findIndex(isOver);
    setMarked(results.nurseries[index]?.slug ?? null);
  });
  const other = view === 'list' ? 'map' : 'list';
  return (
    <div className={styles.results} data-view={view}>
      <div className={styles.list}>
        <ul ref={cards} className={styles.cards}>
          {results.nurseries.map((nursery, index) => (
            <li
              key={nursery.slug}
              className={styles.item}
              data-marked={marked === nursery.slug || undefined}
              onFocus={() => setMarked(nursery.slug)}
              onBlur={() => setMarked(null)}
            >
              <NurseryCard {...nursery} level={2} isFirst={index < 2} isAlone action={saveAction(nursery)} />
            </li>
          ))}
        </ul>
        <Pagination
          page={results.page}
          pageCount={results.pageCount}
          hrefFor={(page) => (page > 1 ? `${results.href}&page=${page}` : results.href)}
        />
      </div>
      <div className={styles.map}>
        <WhenSeen load={loadMap} className={styles.panel} fallback={<MapToCome />}>
          {(FinderMap) => <FinderMap results={results} marked={marked} onMark={setMarked} />}
        </WhenSeen>
      </div>
      <p className={classNames('needs-script', styles.views)}>
        <Button look="primary" onClick={() => setView(other)}>
          <Icon path={other === 'map' ? icons.map : icons.menu} size={20} />
          {mapNotice.view[other]}
        </Button>
      </p>
    </div>
  );
}
