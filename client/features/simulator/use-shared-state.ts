import { useEffect, useEffectEvent } from 'react';
import { fromFragment, toFragment } from './simulation-address.ts';

/** Browsers bear a hundred writes in half a minute. */
const writeDelay = 300;

interface SharedState<Name extends string> {
  texts: Record<Name, string>;
  initial: Record<Name, string>;
  names: readonly Name[];
  /** Told what the address says, at the beginning and whenever another fragment is opened. */
  onRead(values: Record<string, string>): void;
}

/** Keeps what was typed in the fragment of the address, where it can be shared and no server sees it. */
export function useSharedState<Name extends string>({ texts, initial, names, onRead }: SharedState<Name>): void {
  const fragment = toFragment(texts, initial, names);
  const read = useEffectEvent(() => {
    const values = fromFragment(location.hash, names);
    if (values) onRead(values);
  });
  useEffect(() => {
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const shown = location.hash.slice(1);
      // An anchor of the page stays until something differs from the beginning.
      const isOurs = fragment !== '' || shown.includes('=');
      const address = location.pathname + location.search + (fragment && `#${fragment}`);
      if (isOurs && shown !== fragment) history.replaceState(history.state, '', address);
    }, writeDelay);
    return () => clearTimeout(timer);
  }, [fragment]);
}
