import { useState } from 'react';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import type { Messages } from '../../i18n/fr.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import styles from './around-me.module.css';

/** Asks the browser where the reader is, at a click, and searches there. What it says comes with the page, which loads it late. */
export function AroundMe({ texts }: { texts: Messages['placeSearch'] }) {
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
        {texts.around}
      </button>
      <p role="status" className="small">
        {state !== 'waiting' && texts[state]}
      </p>
    </div>
  );
}
