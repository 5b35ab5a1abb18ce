import type { Image, InLanguage } from '../../components/content-types.ts';
import { Picture } from '../../components/picture.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './article.module.css';

export interface BylineProps extends InLanguage {
  author: { name: string; role: string | null; photo: Image | null } | null;
  /** Where the author is presented. */
  teamPath: string;
  publishedOn: string | null;
  updatedOn: string | null;
  readingMinutes: number;
}

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ author, teamPath, publishedOn, updatedOn, readingMinutes, lang }: BylineProps) {
  const { blog, common } = useMessages();
  const { date } = useFormats();
  const dates = [
    { label: blog.published, value: publishedOn },
    { label: blog.updated, value: updatedOn === publishedOn ? null : updatedOn },
  ];
  return (
    <div className={styles.byline}>
      {author?.photo && <Picture image={{ ...author.photo, alternativeText: '' }} sizes="64px" className={styles.photo} />}
      <div>
        {author && (
          <p>
            {blog.by} <a href={teamPath}>{author.name}</a>
            {author.role && (
              <span className="muted" lang={lang}>
                , {author.role}
              </span>
            )}
          </p>
        )}
        <p className="muted small">
          {dates.map(
            ({ label, value }) =>
              value && (
                <span key={label}>
                  {label} <time dateTime={value}>{date(value)}</time> ·{' '}
                </span>
              ),
          )}
          {common.readingTime(readingMinutes)}
        </p>
      </div>
    </div>
  );
}
