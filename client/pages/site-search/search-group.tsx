import type { SearchKind, Segment } from '../../../domain/search/site-search.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import type { InLanguage } from '../../components/content-types.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './site-search.module.css';

interface SearchHit extends InLanguage {
  href: string;
  title: Segment[];
  excerpt: Segment[];
}

export interface SearchGroup {
  kind: SearchKind;
  total: number;
  hits: SearchHit[];
}

/** A text in which the reader's words are marked. */
function Segments({ segments }: { segments: Segment[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move
  return segments.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

/** The results of one kind, and the way to all of them. */
export function SearchGroupSection({ group: { kind, total, hits }, moreHref }: { group: SearchGroup; moreHref: string | null }) {
  const { siteSearch } = useMessages();
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>
        {siteSearch.groups[kind]} <span className="muted">{total}</span>
      </h2>
      <ul className={styles.results}>
        {hits.map(({ href, title, excerpt, lang }) => (
          <li key={href} lang={lang} className={styles.result}>
            <a href={href} className={styles.link}>
              <Segments segments={title} />
            </a>
            {excerpt.length > 0 && (
              <p className="muted small">
                <Segments segments={excerpt} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {moreHref && total > hits.length && (
        <p>
          <ButtonLink look="text" href={moreHref}>
            {siteSearch.more(total, siteSearch.groups[kind])}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
