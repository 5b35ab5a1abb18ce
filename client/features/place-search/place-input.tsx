import { type ComponentType, type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../domain/locale.ts';
import type { Messages } from '../../i18n/fr.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import styles from './place-input.module.css';

type Texts = Messages['placeSearch'];
interface List {
  List: ComponentType<{ input: HTMLInputElement; texts: Texts }>;
  texts: Texts;
}

/** Suggestions come with the first focus, and never to the worker; their words with them, as a form that is loaded late is on pages that lack these. */
const loadList = import.meta.env.SSR
  ? null
  : async (locale: Locale): Promise<List> => {
      const [{ PlaceSuggestionList }, { placeSearch }] = await Promise.all([
        import('./place-combobox.tsx'),
        locale === 'fr' ? import('../../i18n/fr/nurseries/place-search.ts') : import('../../i18n/en/nurseries/place-search.ts'),
      ]);
      return { List: PlaceSuggestionList, texts: placeSearch };
    };

/** A field for a place: a plain one, which suggests places as soon as its code is there. */
export function PlaceInput(attributes: InputHTMLAttributes<HTMLInputElement>) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<(List & { input: HTMLInputElement }) | null>(null);

  function load() {
    const element = input.current;
    if (!element || list || !loadList) return;
    // Without the list the field is the plain one that it was.
    loadList(locale).then(
      (loaded) => setList({ ...loaded, input: element }),
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
      {list && <list.List input={list.input} texts={list.texts} />}
    </div>
  );
}
