import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { nurseriesParameter, type PlaceSuggestion, type PlaceSuggestions, suggestionsPath } from '../../../domain/places/suggestion.ts';
import { usePointerEvents } from '../../components/use-pointer-events.ts';
import type { Messages } from '../../i18n/fr.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import styles from './place-combobox.module.css';

const nothing: PlaceSuggestion[] = [];
const pressing = ['pointerdown'] as const;

/** Elsewhere the place is one answer of several. */
function isSearchField({ form }: HTMLInputElement): boolean {
  return form?.method === 'get';
}

/** What is suggested for a text; empty where nothing answers, a suggestion being a help only. */
async function readSuggestions(text: string, input: HTMLInputElement, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const query = new URLSearchParams(isSearchField(input) ? { q: text, [nurseriesParameter]: '1' } : { q: text });
  try {
    const response = await fetch(`${suggestionsPath}?${query}`, { signal });
    if (!response.ok) return nothing;
    const { suggestions }: PlaceSuggestions = await response.json();
    return suggestions;
  } catch {
    return nothing;
  }
}

/** What tells a place from others of its name. */
function detailOf({ kind, postalCode, department, formerName }: PlaceSuggestion, texts: Messages['placeSearch']): string {
  if (kind === 'department' || kind === 'region') return texts[kind];
  return [kind === 'nursery' && texts.nursery, postalCode, department, formerName && texts.formerly(formerName)]
    .filter(Boolean)
    .join(' · ');
}

/** What is suggested for the text of a field, which of it is chosen, and whether it is in sight. */
function useSuggestions(input: HTMLInputElement) {
  const [suggestions, setSuggestions] = useState(nothing);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let outdated = new AbortController();
    async function update() {
      outdated.abort();
      outdated = new AbortController();
      const { signal } = outdated;
      const text = input.value.trim();
      const list = text ? await readSuggestions(text, input, signal) : nothing;
      if (signal.aborted) return;
      setSuggestions(list);
      setActive(-1);
      // The reader may be in the next field by now.
      setOpen(document.activeElement === input);
    }
    const close = () => setOpen(false);
    input.addEventListener('input', update);
    input.addEventListener('blur', close);
    // What was typed before this code came.
    if (document.activeElement === input && input.value !== input.defaultValue) update();
    return () => {
      outdated.abort();
      input.removeEventListener('input', update);
      input.removeEventListener('blur', close);
    };
  }, [input]);
  return { suggestions, active, setActive, isOpen, setOpen };
}

interface ListKeys extends Omit<ReturnType<typeof useSuggestions>, 'isOpen'> {
  isShown: boolean;
  take(suggestion: PlaceSuggestion): boolean;
  /** What the ids of the list and of its options begin with. */
  id: string;
}

/** The keys of a combobox: arrows choose, Enter takes, Escape closes. */
function useListKeys(input: HTMLInputElement, { suggestions, active, setActive, isShown, setOpen, take, id }: ListKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!suggestions.length) return;
      event.preventDefault();
      setOpen(true);
      const count = suggestions.length;
      // One more than the list: the text as it was typed.
      setActive((before) => ((before + (event.key === 'ArrowDown' ? 1 : -1) + 1 + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && isShown && suggestions[active]) {
      if (!take(suggestions[active])) event.preventDefault();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    input.addEventListener('keydown', listener);
    return () => input.removeEventListener('keydown', listener);
  }, [input]);

  useEffect(() => {
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = String(isShown);
    input.setAttribute('aria-controls', `${id}list`);
    if (isShown && active >= 0) input.setAttribute('aria-activedescendant', `${id}${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, isShown, active]);
}

/**
 * The list of places below a field, which makes the field a combobox (ARIA 1.2): arrows choose, Enter takes, Escape closes.
 * The field itself stays the page's own, so that it works before this code has come and without it.
 */
export function PlaceSuggestionList({ input, texts }: { input: HTMLInputElement; texts: Messages['placeSearch'] }) {
  const { suggestions, active, setActive, isOpen, setOpen } = useSuggestions(input);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isShown = isOpen && suggestions.length > 0;
  const isSearch = isSearchField(input);
  const path = fixedPath('/trouver-une-creche', useLocale());

  /** Says whether the search goes on: a nursery is opened instead. */
  function take({ label, slug }: PlaceSuggestion): boolean {
    input.value = label;
    setOpen(false);
    if (slug) location.assign(`${path}/${slug}`);
    return isSearch && !slug;
  }

  // The field must not lose the focus to what it offers.
  usePointerEvents(list, pressing, (event) => event.preventDefault());
  useListKeys(input, { suggestions, active, setActive, isShown, setOpen, take, id });

  return (
    <>
      <div ref={list} id={`${id}list`} role="listbox" aria-label={texts.list} hidden={!isShown} className={styles.list}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            key={suggestion.label}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onClick={() => {
              if (take(suggestion)) input.form?.requestSubmit();
            }}
          >
            <span>{suggestion.name}</span> <span className="muted small">{detailOf(suggestion, texts)}</span>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && texts.count(suggestions.length)}
      </p>
    </>
  );
}
