import { type FocusEvent, useRef, useState } from 'react';
import { suggestEmail } from '../../../domain/forms/fields/email.ts';
import { ChoiceField } from './choice-fields.tsx';
import { FormField, TextField } from './form-fields.tsx';
import { useFormMessages } from './form-messages.ts';
import styles from './forms.module.css';
import { usePress } from './use-press.ts';

interface PersonFieldProps {
  /** Before the names of fields that belong to one of several: `parents.0.`. */
  prefix?: string;
  /** The fields are the reader's own, which browsers know; absent: those without a prefix. */
  isReader?: boolean;
}

interface ContactFieldProps extends PersonFieldProps {
  optional?: boolean;
}

/** First and last name, side by side where there is room. */
export function NameFields({ prefix = '', isReader = !prefix, optional = false }: ContactFieldProps) {
  return (
    <>
      <TextField name={`${prefix}firstName`} optional={optional} autoComplete={isReader ? 'given-name' : 'off'} />
      <TextField name={`${prefix}lastName`} optional={optional} autoComplete={isReader ? 'family-name' : 'off'} />
    </>
  );
}

/** How somebody is addressed, never required. */
export function SalutationField() {
  const { forms } = useFormMessages();
  return <ChoiceField name="salutation" optional choices={forms.salutations} className={styles.inline} />;
}

/** An e-mail address; a likely slip is pointed out and corrected on a press, and never in the way. */
export function EmailField({ prefix = '', isReader = !prefix, optional = false }: ContactFieldProps) {
  const { formErrors } = useFormMessages();
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const pressEnds = usePress();
  async function look({ target: { value } }: FocusEvent<HTMLInputElement>) {
    // A press that leaves the field is on its way to a button, which the line would move.
    await pressEnds();
    setSuggestion(suggestEmail(value));
  }
  function take() {
    if (input.current && suggestion) input.current.value = suggestion;
    setSuggestion(null);
    input.current?.focus();
  }
  return (
    <FormField name={`${prefix}email`} optional={optional}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="email"
            autoComplete={isReader ? 'email' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            onBlur={look}
          />
          <div role="status" className={styles.status}>
            {suggestion && (
              <button type="button" className={styles.suggestion} onClick={take}>
                {formErrors.emailSuggestion(suggestion)}
              </button>
            )}
          </div>
        </>
      )}
    </FormField>
  );
}

/** A telephone number of any country, as people write it. */
export function PhoneField({ prefix = '', isReader = !prefix, optional = false }: ContactFieldProps) {
  return <TextField name={`${prefix}phone`} type="tel" optional={optional} autoComplete={isReader ? 'tel' : 'off'} />;
}
