import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field.tsx';

interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'checkbox' | 'radio';
  children: ReactNode;
}

/** A checkbox or a radio button inside its label; all of the line is the target. */
export function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}

interface ChoiceGroupProps {
  id: string;
  legend: string;
  error?: string | null;
  children: ReactNode;
}

/** Several choices under one question. */
export function ChoiceGroup({ id, legend, error = null, children }: ChoiceGroupProps) {
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
