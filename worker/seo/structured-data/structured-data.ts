import type { PagePayload } from '../../../client/pages/page-payload.ts';
import type { PageId } from '../../../client/payload/payload.ts';
import { breadcrumbNode, organizationNode, webPageNode, webSiteNode } from './base-nodes.ts';
import type { GraphNode, GraphPage, Subject } from './graph-page.ts';
import { specialPageOf } from './page-types.ts';
import { type SubjectOf, subjects } from './subjects.ts';

export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': GraphNode[];
}

/** What a page is about; most are about nothing but themselves. */
function subjectOf<Id extends PageId>({ pageId, props }: PagePayload<Id>, page: GraphPage): Subject {
  const subject: SubjectOf<Id> | undefined = subjects[pageId];
  return subject?.(props, page) ?? {};
}

/** What a page tells machines, made of the payload its readers get; null for the screens without a page. */
export function structuredDataOf(payload: PagePayload): StructuredData | null {
  const { pageId, head, shell, props, config } = payload;
  if (pageId === 'not-found' || pageId === 'failure') return null;
  const page: GraphPage = {
    origin: config.siteOrigin,
    url: head.canonical,
    title: head.title,
    description: head.description,
    language: payload.contentLocale,
  };
  const isHome = pageId === 'home';
  const breadcrumbs = 'breadcrumbs' in props ? props.breadcrumbs : [];
  const hasBreadcrumbs = breadcrumbs.length > 0;
  const { nodes = [], page: facts } = subjectOf(payload, page);
  const special = specialPageOf(pageId, head.canonical);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationNode(page, isHome ? shell : null),
      webSiteNode(page),
      webPageNode(page, { special, isHome, hasBreadcrumbs, facts }),
      ...(hasBreadcrumbs ? [breadcrumbNode(page, breadcrumbs)] : []),
      ...nodes,
    ],
  };
}
