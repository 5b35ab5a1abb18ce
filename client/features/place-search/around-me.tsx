import { useState } from 'react';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { noCriteria } from '../../../domain/places/criteria.ts';
import { criteriaParameters } from '../../../domain/places/read-criteria.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './around-me.module.css';

const timeoutMilliseconds = 10_000;
/** A position of some minutes ago is as good: nobody moves to another town in them. */
const maximumAgeMilliseconds = 300_000;

type State = 'waiting' | 'searching' | 'denied' | 'unavailable';

/** Asks the browser where the reader is, at a click, and searches there. The position goes into the address to about 100 m. */
export function AroundMe() {
  const { placeSearch } = useMessages();
  const path = fixedPath('/trouver-une-creche/recherche', useLocale());
  const [state, setState] = useState<State>('waiting');

  function search() {
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('searching');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('waiting');
        const parameters = criteriaParameters({ ...noCriteria, around: { latitude, longitude } });
        location.assign(`${path}?${new URLSearchParams(parameters)}`);
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: timeoutMilliseconds, maximumAge: maximumAgeMilliseconds },
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
