import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import styles from './chips.module.css';
import type { Chip } from './nursery-search-props.ts';

/** What the search asks for, each a link to the same search without it. */
export function Chips({ label, chips }: { label: string; chips: Chip[] }) {
  if (!chips.length) return null;
  return (
    <ul className={`no-print ${styles.chips}`} aria-label={label}>
      {chips.map(({ label: text, remove, href }) => (
        <li key={text}>
          <a className={styles.chip} href={href} aria-label={remove}>
            {text}
            <Icon path={icons.close} size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
