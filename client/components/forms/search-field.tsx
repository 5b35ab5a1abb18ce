import { useId } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What the visitor has typed before. */
  value?: string;
  /** Said to screen readers only, where a heading above asks the same. */
  labelHidden?: boolean;
}

/** « Ville ou code postal »: a plain GET form to the nursery search. */
export function SearchField({ value = '', labelHidden = false }: SearchFieldProps) {
  const locale = useLocale();
  const { search } = useMessages().common;
  const id = useId();
  return (
    <search className={styles.search}>
      <form action={pathTo('nursery-search', {}, locale)} method="get">
        <label className={classNames(styles.label, labelHidden && 'visually-hidden')} htmlFor={id}>
          {search.label}
        </label>
        <div className={styles.bar}>
          <Icon name="pin" className={styles.pin} />
          <input
            id={id}
            className={styles.input}
            type="text"
            name="lieu"
            defaultValue={value}
            placeholder={search.placeholder}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className={styles.submit}>
            <Icon name="search" />
            <span className={styles.word}>{search.submit}</span>
          </button>
        </div>
      </form>
    </search>
  );
}
