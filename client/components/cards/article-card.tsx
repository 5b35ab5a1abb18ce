import type { Audience } from '../../../routes.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { classNames } from '../class-names.ts';
import type { Image } from '../content-types.ts';
import { CoverTransition } from '../motion/transitions.tsx';
import { Picture } from '../picture.tsx';
import { Stack } from '../shapes.tsx';
import { Badge } from '../surfaces/badge.tsx';
import styles from './article-card.module.css';

export interface ArticleCardProps {
  href: string;
  title: string;
  excerpt: string;
  category: Audience;
  image: Image | null;
  publishedOn: string;
  readingMinutes: number;
}

interface Placement {
  /** Level of the title in the outline of the page. */
  level?: 2 | 3;
  /** Picture beside the text on wide screens, for the first article of a list. */
  featured?: boolean;
  /** One of four in a row on wide screens, where most lists have three. */
  isQuarter?: boolean;
}

function sizesOf({ featured, isQuarter }: { featured: boolean; isQuarter: boolean }): string {
  if (featured) return '(min-width: 1280px) 46rem, (min-width: 1024px) 55vw, 100vw';
  return `(min-width: 1280px) ${isQuarter ? 19.5 : 26}rem, (min-width: 768px) 48vw, (min-width: 600px) 100vw, 10.4rem`;
}

/** An article in a list; all of the card leads to it. */
export function ArticleCard({ level = 3, featured = false, isQuarter = false, ...article }: ArticleCardProps & Placement) {
  const { common } = useMessages();
  const { date } = useFormats();
  const Title = `h${level}` as const;
  return (
    <article className={classNames(styles.card, featured && styles.featured)}>
      <div className={styles.frame}>
        {article.image ? (
          <CoverTransition path={article.href}>
            <Picture image={article.image} sizes={sizesOf({ featured, isQuarter })} priority={featured} className={styles.picture} />
          </CoverTransition>
        ) : (
          <Stack className={styles.stack} />
        )}
      </div>
      <div className={styles.text}>
        <Badge>{common.audiences[article.category]}</Badge>
        <Title className={styles.title}>
          <a href={article.href} className={classNames(styles.link, 'stretched')}>
            {article.title}
          </a>
        </Title>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <p className="muted small dotted">
          <time dateTime={article.publishedOn}>{date(article.publishedOn)}</time>
          <span>{common.readingTime(article.readingMinutes)}</span>
        </p>
      </div>
    </article>
  );
}
