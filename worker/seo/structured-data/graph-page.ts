import type {
  AnswerLeaf,
  ArticleLeaf,
  BookLeaf,
  BreadcrumbListLeaf,
  ChildCareLeaf,
  DefinedTermSetLeaf,
  IdReference,
  ImageObjectLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  QuestionLeaf,
  ReviewLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Image } from '../../../client/components/content-types.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { SpecialPage } from './page-types.ts';

/** The page a graph is about. */
export interface GraphPage {
  origin: string;
  /** Canonical address. */
  url: string;
  title: string;
  description: string;
  /** Of its content. */
  language: Locale;
}

export type WebPageNode = Omit<WebPageLeaf, '@type'> & { '@type': 'WebPage' | readonly ['WebPage', SpecialPage] };

export type GraphNode =
  | ArticleLeaf
  | BookLeaf
  | BreadcrumbListLeaf
  | ChildCareLeaf
  | DefinedTermSetLeaf
  | ItemListLeaf
  | OrganizationLeaf
  | ReviewLeaf
  | WebPageNode
  | WebSiteLeaf;

/** A question with its answer, as a page shows them. */
export type QuestionNode = QuestionLeaf & { acceptedAnswer: AnswerLeaf };

/** What one kind of page adds to the graph that all pages have. */
export interface Subject {
  nodes?: GraphNode[];
  /** What the page says of itself. */
  page?: Pick<WebPageLeaf, 'datePublished' | 'dateModified' | 'primaryImageOfPage'> & {
    mainEntity?: IdReference | QuestionNode[];
    hasPart?: QuestionNode[];
  };
}

export const identityId = (page: GraphPage): string => `${page.origin}/#identity`;
export const websiteId = (page: GraphPage): string => `${page.origin}/#website`;
export const webPageId = (page: GraphPage): string => `${page.url}#webpage`;
export const nodeId = (page: GraphPage, type: string): string => `${page.url}#/schema/${type}/1`;

export const referenceTo = (id: string): IdReference => ({ '@id': id });

/** An address of ours with its origin; one of another site as it is. */
export function absolute(page: GraphPage, address: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? page.origin + address : address;
}

/** A picture with both of its sizes, or with none: one alone says nothing. */
export function imageNode(page: GraphPage, { source, alternativeText, width, height }: Image): ImageObjectLeaf {
  return {
    '@type': 'ImageObject',
    url: absolute(page, source),
    ...(width && height && { width: `${width} px`, height: `${height} px` }),
    caption: alternativeText || undefined,
  };
}
