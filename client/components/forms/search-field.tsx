import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { PlaceInput } from '../../features/place-search/place-input.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What the visitor has typed before. */
  value?: string;
  /** In a line with other controls, under a heading that asks the same: its label is said to screen readers only, and its button shows its word where there is room. */
  isInLine?: boolean;
  /** Where else the words go, and as which parameter; the nursery search where absent. */
  target?: { action: string; name: string; label: string; placeholder: string; submit: string };
  /** Told of each change in the form. */
  onChange?: (event: ChangeEvent<HTMLFormElement>) => void;
  /** More controls of the same form. */
  children?: ReactNode;
}

function PlainInput(attributes: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...attributes} type="text" maxLength={100} autoComplete="off" enterKeyHint="search" />;
}

/** A plain GET form around one line of text: « Ville ou code postal » unless said otherwise. */
export function SearchField({ value = '', isInLine = false, target, onChange, children }: SearchFieldProps) {
  const locale = useLocale();
  const { common } = useMessages();
  const search = target ?? { ...common.search, action: fixedPath('/trouver-une-creche/recherche', locale), name: 'lieu' };
  const id = useId();
  const Input = target ? PlainInput : PlaceInput;
  return (
    <search className={styles.search}>
      <form action={search.action} method="get" onChange={onChange}>
        <label className={classNames(styles.label, isInLine && 'visually-hidden')} htmlFor={id}>
          {search.label}
        </label>
        <div className={classNames(styles.bar, isInLine && styles.inLine)}>
          {target ? null : <Icon path={icons.pin} className={styles.pin} />}
          <Input
            // Another search is another field: what was typed before does not stay in it.
            key={value}
            id={id}
            className={styles.input}
            name={search.name}
            defaultValue={value}
            placeholder={search.placeholder}
          />
          <button type="submit" className={styles.submit}>
            <Icon path={icons.search} />
            <span className={styles.word}>{search.submit}</span>
          </button>
        </div>
        {children}
      </form>
    </search>
  );
}
