import type { ArticleLeaf } from 'schema-dts';
import type { ArticleProps } from '../../../client/pages/article/article.tsx';
import type { WhitePaperProps } from '../../../client/pages/white-paper/white-paper.tsx';
import { type GraphPage, identityId, imageNode, nodeId, referenceTo, type Subject, webPageId } from './graph-page.ts';

/** An article; what has no author is ours. Its dates are those of its page too. */
export function articleSubject(article: ArticleProps, page: GraphPage): Subject {
  const { title, excerpt, cover, author, publishedOn, updatedOn, readingMinutes, tags } = article;
  const id = `${page.url}#article`;
  const dates = { datePublished: publishedOn ?? undefined, dateModified: updatedOn ?? publishedOn ?? undefined };
  const image = cover ? imageNode(page, cover) : undefined;
  const identity = referenceTo(identityId(page));
  const node: ArticleLeaf = {
    '@type': 'Article',
    '@id': id,
    headline: toHeadline(title),
    description: excerpt || page.description,
    image,
    ...dates,
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.role ?? undefined } : identity,
    publisher: identity,
    inLanguage: page.language,
    keywords: tags.length > 0 ? tags : undefined,
    timeRequired: `PT${readingMinutes}M`,
    isPartOf: referenceTo(webPageId(page)),
    mainEntityOfPage: referenceTo(webPageId(page)),
  };
  return { nodes: [node], page: { ...dates, primaryImageOfPage: image, mainEntity: referenceTo(id) } };
}

/** A white paper, which the page presents and does not hold. */
export function whitePaperSubject(paper: WhitePaperProps, page: GraphPage): Subject {
  const { title, summary, cover, pageCount, publishedOn } = paper;
  const id = nodeId(page, 'book');
  const identity = referenceTo(identityId(page));
  return {
    nodes: [
      {
        '@type': 'Book',
        '@id': id,
        name: title,
        description: summary || undefined,
        image: cover ? imageNode(page, cover) : undefined,
        bookFormat: 'https://schema.org/EBook',
        numberOfPages: pageCount ?? undefined,
        datePublished: publishedOn ?? undefined,
        author: identity,
        publisher: identity,
        inLanguage: page.language,
        isAccessibleForFree: true,
      },
    ],
    page: { mainEntity: referenceTo(id) },
  };
}

/** Longest headline that search engines take, in UTF-16 units (specification, section 9). */
const longestHeadline = 110;

/** A title as headline: a long one ends with its last whole word, one without spaces is cut, never through a character. */
export function toHeadline(title: string): string {
  if (title.length <= longestHeadline) return title;
  const cut = title.slice(0, longestHeadline);
  if (title[longestHeadline] === ' ') return cut.trimEnd();
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trimEnd();
  return words || (cut.isWellFormed() ? cut : cut.slice(0, -1));
}
