import { brandName } from '../../domain/brand.ts';
import styles from './logo.module.css';

/** The mark, a cradle under a sun, with the name of the brand. */
export function Logo() {
  return <span className={styles.logo}>{brandName}</span>;
}
