import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { type ButtonLook, looks } from './button-link.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  compact?: boolean;
}

/** A button; `type` is `button` unless said otherwise, so that none sends a form by accident. */
export function Button({ look = 'primary', compact = false, type = 'button', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classNames(styles.button, looks[look], compact && styles.compact, className)} />;
}
