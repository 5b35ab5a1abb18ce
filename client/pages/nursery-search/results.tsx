import { useState } from 'react';
import { NurseryCard } from '../../components/cards/nursery-card.tsx';
import { classNames } from '../../components/class-names.ts';
import { WhenSeen } from '../../components/loading/when-seen.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { SaveButton } from '../../features/saved-nurseries/save-button.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery-search.module.css';
import type { NurseryResults } from './nursery-search-props.ts';

/** The map's code comes when the map is seen: never on a phone whose reader stays with the list. */
const loadMap = import.meta.env.SSR ? null : async () => (await import('./finder-map.tsx')).FinderMap;

/** The list, and the map beside it: what is pointed at on one is marked on the other. On a phone the reader sees one of them. */
export function Results({ results }: { results: NurseryResults }) {
  const { mapNotice } = useMessages();
  const [marked, setMarked] = useState<string | null>(null);
  const [view, setView] = useState<'list' | 'map'>('list');
  return (
    <>
      <fieldset className={classNames('needs-script', styles.views)}>
        <legend className="visually-hidden">{mapNotice.view.label}</legend>
        {(['list', 'map'] as const).map((one) => (
          <button key={one} type="button" className={styles.view} aria-pressed={view === one} onClick={() => setView(one)}>
            {mapNotice.view[one]}
          </button>
        ))}
      </fieldset>
      <div className={styles.results} data-view={view}>
        <div className={styles.list}>
          <ul className="stack">
            {results.nurseries.map(({ slug, ...nursery }) => (
              <li
                key={slug}
                className={classNames(styles.item, marked === slug && styles.marked)}
                onPointerEnter={() => setMarked(slug)}
                onPointerLeave={() => setMarked(null)}
                onFocus={() => setMarked(slug)}
                onBlur={() => setMarked(null)}
              >
                <NurseryCard {...nursery} action={<SaveButton slug={slug} name={nursery.name} />} />
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
          <WhenSeen load={loadMap} className={styles.panel}>
            {(FinderMap) => <FinderMap results={results} marked={marked} onMark={setMarked} />}
          </WhenSeen>
        </div>
      </div>
    </>
  );
}
