import type { ReactNode } from 'react';
import type { Locale } from '../../domain/locale.ts';
import { classNames } from './class-names.ts';
import type { Tone } from './content-types.ts';
import { type Breadcrumb, Breadcrumbs } from './navigation/breadcrumbs.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  breadcrumbs: Breadcrumb[];
  title: string;
  /** Above the title: what kind of page this is. */
  eyebrow?: ReactNode;
  intro?: string | null;
  /** Language of title and introduction, where it is not the interface's. */
  lang?: Locale | undefined;
  tone?: Tone;
  /** Beside the text on wide screens, below it on narrow ones. */
  figure?: ReactNode;
  /** For titles that are sentences. */
  longTitle?: boolean;
  children?: ReactNode;
}

/** The opening of a page that has no hero: the way to it, its title, what it is about. */
export function PageHeader({
  breadcrumbs,
  title,
  eyebrow,
  intro,
  lang,
  tone = 'teal',
  figure,
  longTitle = false,
  children,
}: PageHeaderProps) {
  return (
    <header className={`tone-${tone} corner`}>
      <div className="container">
        <div className="no-print">
          <Breadcrumbs items={breadcrumbs} />
        </div>
        <div className={classNames(styles.inner, Boolean(figure) && styles.withFigure)}>
          <div className={styles.text}>
            {eyebrow && <div className="cluster">{eyebrow}</div>}
            <h1 lang={lang} className={classNames(longTitle && styles.longTitle)}>
              {title}
            </h1>
            {intro && (
              <p lang={lang} className="lead">
                {intro}
              </p>
            )}
            {children}
          </div>
          {figure}
        </div>
      </div>
    </header>
  );
}
