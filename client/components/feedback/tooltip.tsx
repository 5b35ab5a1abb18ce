import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** What the explanation is about: the name of the button. */
  label: string;
  children: ReactNode;
}

/** A short explanation behind an « i »: a native popover, so that it opens by click, tap and key, without JavaScript. */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  return (
    <span className={styles.anchor}>
      <button type="button" className={styles.hint} popoverTarget={id} aria-label={label}>
        <Icon path={icons.info} size={20} />
      </button>
      <span id={id} popover="auto" className={styles.tooltip}>
        {children}
      </span>
    </span>
  );
}
