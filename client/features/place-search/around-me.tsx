import { useState } from 'react';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './around-me.module.css';

/** Asks the browser where the reader is, at a click, and searches there. */
export function AroundMe() {
  const { placeSearch } = useMessages();
  const path = fixedPath('/trouver-une-creche/recherche', useLocale());
  const [state, setState] = useState<'waiting' | 'searching' | 'denied' | 'unavailable'>('waiting');
  async function search() {
    setState('searching');
    const load = import('./search-around.ts');
    setState(
      await load.then(
        ({ searchAround }) => searchAround(path),
        () => 'unavailable' as const,
      ),
    );
  }
  return (
    <div className="needs-script">
      <button type="button" className={styles.button} onClick={search} disabled={state === 'searching'}>
        <Icon path={icons.locate} size={20} />
        {placeSearch.around}
      </button>
      <p role="status" className="small">
        {state !== 'waiting' && placeSearch[state]}
      </p>
    </div>
  );
}
