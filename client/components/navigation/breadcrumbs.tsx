import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** Null for the page itself. */
  href: string | null;
}

/** The way from the home to this page. */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  const { common } = useMessages();
  if (items.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={common.breadcrumbs}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={label + href} className={styles.item}>
            {href === null ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
