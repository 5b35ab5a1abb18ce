import { brandName } from '../../domain/brand.ts';
import { classNames } from '../components/class-names.ts';
import styles from './logo.module.css';

/** The mark, a cradle under a sun, with the name of the brand. */
export function Logo({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.logo, className)}>{brandName}</span>;
}
