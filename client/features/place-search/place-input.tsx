import { type ComponentType, type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import type { Messages } from '../../i18n/fr.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './place-input.module.css';

type List = ComponentType<{ input: HTMLInputElement; texts: Messages['placeSearch'] }>;

/** Suggestions come with the first focus, and never to the worker. */
const loadList = import.meta.env.SSR ? null : async () => (await import('./place-combobox.tsx')).PlaceSuggestionList;

/** A field for a place: a plain one, which suggests places as soon as its code is there. */
export function PlaceInput(attributes: InputHTMLAttributes<HTMLInputElement>) {
  const { placeSearch } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<{ List: List; input: HTMLInputElement } | null>(null);

  function load() {
    const element = input.current;
    if (!element || list || !loadList) return;
    // Without the list the field is the plain one that it was.
    loadList().then(
      (List) => setList({ List, input: element }),
      () => {},
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that had the focus before the page was hydrated, once
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, []);

  return (
    <div className={styles.place}>
      <input {...attributes} ref={input} type="text" maxLength={100} autoComplete="off" enterKeyHint="search" onFocus={load} />
      {list && <list.List input={list.input} texts={placeSearch} />}
    </div>
  );
}
