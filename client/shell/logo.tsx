import { brandName } from '../../domain/brand.ts';
import styles from './logo.module.css';

/** Four blocks that fit together: disc, quarter, arch and leaf. */
export function Mark() {
  return (
    <svg className={styles.mark} width="40" height="40" viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="50" cy="50" r="50" fill="var(--sun)" />
      <path fill="var(--teal-400)" d="M100 0a100 100 0 0 1 100 100h-100z" />
      <path fill="var(--teal-700)" d="M0 200v-50a50 50 0 0 1 100 0v50z" />
      <path fill="var(--peach-300)" d="M100 100h50a50 50 0 0 1 50 50v50h-50a50 50 0 0 1-50-50z" />
    </svg>
  );
}

/** The mark with the name of the brand. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      <span className={styles.name}>{brandName}</span>
    </span>
  );
}
