import { useMessages } from '../../i18n/locale-context.tsx';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

/** First, last, and the neighbours of the current page; a null is a gap. */
function shownPages(page: number, pageCount: number): (number | null)[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pageCount])].filter((number) => number >= 1 && number <= pageCount);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  const { common } = useMessages();
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={common.pagination}>
      {page > 1 && (
        <a className={styles.step} href={hrefFor(page - 1)} rel="prev">
          <Icon path={icons.chevron} size={20} className={styles.previous} />
          {common.previousPage}
        </a>
      )}
      <ol className={styles.pages}>
        {shownPages(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefFor(number)}
                aria-label={common.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className={styles.step} href={hrefFor(page + 1)} rel="next">
          {common.nextPage}
          <Icon path={icons.chevron} size={20} className={styles.next} />
        </a>
      )}
    </nav>
  );
}
