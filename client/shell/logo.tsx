import { brandName } from '../../domain/brand.ts';
import styles from './logo.module.css';

/** The mark, as in `logo.svg`: a cradle under a sun. */
function Mark() {
  return (
    <svg className={styles.mark} width="44" height="44" viewBox="0 0 48 48" aria-hidden="true">
      <path fill="var(--teal-400)" d="M44.7 21A21 21 0 1 1 17.7 4.5 17 17 0 1 0 44.7 21" />
      <path fill="var(--teal-700)" d="M44.8 27.5A21 21 0 1 1 12.8 6.8 19.5 19.5 0 1 0 44.8 27.5" />
      <circle cx="28" cy="18" r="8" fill="var(--sun)" />
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
