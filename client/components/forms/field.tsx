import { type ReactNode, useId } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './field.module.css';

/** What the control of a field must carry. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: string | null;
  error?: string | null;
  optional?: boolean;
  /** Known to the caller where a summary of errors links to the field. */
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error, tied together for screen readers. */
export function Field({ label, hint = null, error = null, optional = false, id, className, children }: FieldProps) {
  const { common } = useMessages();
  const ownId = useId();
  const control = id ?? ownId;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={control}>
        {label}
        {optional && <span className={styles.optional}> ({common.optional})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${control}-error`} error={error} />
    </div>
  );
}

/** The error of a field: an icon and words, never colour alone. */
export function FieldError({ id, error }: { id: string; error: string | null }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon path={icons.alert} size={20} />
      <span>{error}</span>
    </p>
  );
}
