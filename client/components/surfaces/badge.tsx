import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'teal' | 'sun' | 'peach' | 'plain';
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
