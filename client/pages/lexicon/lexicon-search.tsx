import { type RefObject, useId } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './lexicon.module.css';

interface LexiconSearchProps {
  path: string;
  text: string;
  input: RefObject<HTMLInputElement | null>;
  onChange(text: string): void;
}

/** A GET form to the same page. */
export function LexiconSearch({ path, text, input, onChange }: LexiconSearchProps) {
  const { lexicon } = useMessages();
  const id = useId();
  return (
    <search className={styles.search}>
      <form action={path} method="get" className={styles.form}>
        <Field label={lexicon.search} id={id} className={styles.field}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="search"
              name="q"
              value={text}
              onChange={(event) => onChange(event.target.value)}
              placeholder={lexicon.placeholder}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
          )}
        </Field>
        <Button type="submit">{lexicon.submit}</Button>
      </form>
    </search>
  );
}
