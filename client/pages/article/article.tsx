import type { Audience } from '../../../routes.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { ArticleCard, type ArticleCardProps } from '../../components/cards/article-card.tsx';
import type { Html, Image, InLanguage } from '../../components/content-types.ts';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { HtmlBody } from '../../components/html.tsx';
import { Deferred } from '../../components/loading/deferred.tsx';
import { CoverTransition } from '../../components/motion/transitions.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { Badge } from '../../components/surfaces/badge.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useShell } from '../../shell/shell-context.tsx';
import styles from './article.module.css';
import { Byline, type BylineProps } from './byline.tsx';
import { Contents, type ContentsEntry } from './contents.tsx';

type RelatedArticles = (ArticleCardProps & InLanguage)[] | null;

export interface ArticleProps extends BylineProps, InLanguage {
  title: string;
  excerpt: string;
  category: Audience;
  cover: Image | null;
  tags: string[];
  body: Html;
  contents: ContentsEntry[];
  breadcrumbs: Breadcrumb[];
  listPath: string;
  relatedArticles: RelatedArticles | Promise<RelatedArticles>;
}

/** An article of a blog. */
export function ArticlePage(props: ArticleProps) {
  const { title, excerpt, category, cover, tags, body, contents, lang, breadcrumbs, listPath, relatedArticles } = props;
  const { common } = useMessages();
  const { path } = useShell();
  return (
    <PageFrame className={styles.page}>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={title}
        longTitle
        intro={excerpt || null}
        lang={lang}
        tone="cream"
        eyebrow={<Badge tone="sun">{common.audiences[category]}</Badge>}
        figure={
          cover && (
            <CoverTransition path={path}>
              <Picture
                image={cover}
                sizes="(min-width: 1280px) 38.5rem, (min-width: 1024px) 47vw, 110vw"
                priority
                className={styles.cover}
              />
            </CoverTransition>
          )
        }
      >
        <Byline {...props} />
      </PageHeader>
      <div className={`container ${styles.columns}`}>
        <Contents entries={contents} lang={lang} />
        <div lang={lang}>
          <HtmlBody body={body} className="prose" />
        </div>
        <ArticleFoot tags={tags} lang={lang} listPath={listPath} />
      </div>
      <Deferred value={relatedArticles} fallback={<RelatedArticlesSection articles={null} />}>
        {(articles) => <RelatedArticlesSection articles={articles} />}
      </Deferred>
      <NextStep audience={category} />
    </PageFrame>
  );
}

function ArticleFoot({ tags, lang, listPath }: Pick<ArticleProps, 'tags' | 'lang' | 'listPath'>) {
  const { blog } = useMessages();
  return (
    <footer className={styles.foot}>
      {tags.length > 0 && (
        <>
          <p className="eyebrow">{blog.tags}</p>
          <ul className="cluster" lang={lang}>
            {tags.map((tag) => (
              <li key={tag}>
                <Badge tone="plain">{tag}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="no-print">
        <ButtonLink look="text" href={listPath}>
          {blog.allArticles}
        </ButtonLink>
      </p>
    </footer>
  );
}

/** Null while the articles are on their way. */
function RelatedArticlesSection({ articles }: { articles: RelatedArticles }) {
  const { blog } = useMessages();
  return (
    <Section tone="cream">
      <SectionHeading title={blog.related} />
      {articles ? (
        <ul className="grid">
          {articles.map((article) => (
            <li key={article.href} lang={article.lang}>
              <ArticleCard {...article} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
    </Section>
  );
}
