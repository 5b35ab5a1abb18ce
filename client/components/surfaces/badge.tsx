import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'teal' | 'sun' | 'peach' | 'plain';

interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

/** A short label on a tint, ink on it whatever the tone. */
export function Badge({ tone = 'teal', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
