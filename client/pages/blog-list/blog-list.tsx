import type { Locale } from '../../../domain/locale.ts';
import type { Audience } from '../../../routes.ts';
import { ArticleCard, type ArticleCardProps } from '../../components/cards/article-card.tsx';
import type { InLanguage } from '../../components/content-types.ts';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { type Choice, ChoiceLinks } from '../../components/navigation/choice-links.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './blog-list.module.css';

type ListedArticle = ArticleCardProps & InLanguage;

export interface BlogListProps {
  category: Audience;
  title: string;
  intro: string | null;
  /** Language of title and introduction, where it is not the interface's. */
  lang?: Locale;
  breadcrumbs: Breadcrumb[];
  audiences: Choice[];
  /** Only on the first page. */
  featured: ListedArticle | null;
  articles: ListedArticle[];
  /** Address of the first page. */
  path: string;
  page: number;
  pageCount: number;
}

/** A page of the articles for one audience. */
export function BlogListPage(props: BlogListProps) {
  const { category, title, intro, lang, breadcrumbs, audiences, featured, articles, path, page, pageCount } = props;
  const { blog, common } = useMessages();
  return (
    <PageFrame>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={title}
        intro={page === 1 ? intro : null}
        lang={lang}
        eyebrow={page > 1 ? <p className="eyebrow">{common.pageOf(page, pageCount)}</p> : null}
      >
        <ChoiceLinks label={blog.otherBlogs} choices={audiences} />
        <p className="small">
          <a href={`/blog-${category}/rss.xml`} type="application/rss+xml">
            {blog.feed}
          </a>
        </p>
      </PageHeader>
      {featured && (
        <Section>
          <h2 className="eyebrow">{blog.featured}</h2>
          <div className={styles.featured} lang={featured.lang}>
            <ArticleCard {...featured} featured />
          </div>
        </Section>
      )}
      {articles.length > 0 && (
        <Section tone={featured ? 'cream' : 'white'}>
          {featured && <SectionHeading title={blog.latest} />}
          <ul className={`grid ${featured ? styles.pairs : styles.list}`}>
            {articles.map((article) => (
              <li key={article.href} lang={article.lang}>
                <ArticleCard {...article} level={featured ? 3 : 2} isQuarter={featured !== null} />
              </li>
            ))}
          </ul>
          <Pagination page={page} pageCount={pageCount} hrefFor={(number) => (number > 1 ? `${path}?page=${number}` : path)} />
        </Section>
      )}
      {!featured && articles.length === 0 && (
        <Section>
          <p className="lead">{blog.empty}</p>
        </Section>
      )}
      <NextStep audience={category} />
    </PageFrame>
  );
}
