import type { Locale } from '../../../domain/locale.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './article.module.css';

/** A heading of the body, by its anchor. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** The table of contents: beside the text on wide screens, folded above it on narrow ones. One of the two is always hidden from everybody. */
export function Contents({ entries, lang }: { entries: ContentsEntry[]; lang?: Locale | undefined }) {
  const { blog } = useMessages();
  if (entries.length < 2) return <span />;
  const list = (
    <ol className={styles.entries} lang={lang}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles.contents}>
      <details className={styles.folded}>
        <summary className={styles.summary}>{blog.contents}</summary>
        <nav aria-label={blog.contents}>{list}</nav>
      </details>
      <nav className={styles.beside} aria-label={blog.contents}>
        <p className="eyebrow" aria-hidden="true">
          {blog.contents}
        </p>
        {list}
      </nav>
    </div>
  );
}
