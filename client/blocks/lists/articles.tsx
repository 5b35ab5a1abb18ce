import { ButtonLink } from '../../components/actions/button-link.tsx';
import { ArticleCard, type ArticleCardProps } from '../../components/cards/article-card.tsx';
import type { InLanguage } from '../../components/content-types.ts';
import { Section, SectionHeading } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from '../blocks.module.css';

export interface ArticlesBlock {
  type: 'articles';
  title: string;
  intro: string | null;
  articles: (ArticleCardProps & InLanguage)[];
  moreHref: string | null;
}

/** The latest articles, or those of one audience. */
export function Articles({ block }: { block: ArticlesBlock }) {
  const { blocks } = useMessages();
  if (block.articles.length === 0) return null;
  return (
    <Section tone="cream">
      <SectionHeading title={block.title} intro={block.intro} />
      <ul className="grid">
        {block.articles.map(({ lang, ...article }) => (
          <li key={article.href} lang={lang}>
            <ArticleCard {...article} />
          </li>
        ))}
      </ul>
      {block.moreHref && (
        <p className={styles.after}>
          <ButtonLink look="secondary" href={block.moreHref}>
            {blocks.allArticles}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
