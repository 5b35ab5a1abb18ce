import type { PagePayload } from '../../../client/pages/page-payload.ts';
import type { PageId } from '../../../client/payload/payload.ts';
import { BoundedMap } from '../../../domain/bounded-map.ts';
import { jsonForScript } from '../../render/html-json.ts';
import { breadcrumbNode, organizationNode, webPageNode, webSiteNode } from './base-nodes.ts';
import type { GraphNode, GraphPage, Subject } from './graph-page.ts';
import { specialPageOf } from './page-types.ts';
import { type SubjectOf, subjects } from './subjects.ts';

/** By the origin, of which an isolate has one. */
const siteTexts = new BoundedMap<string, string>(4);

const textOf = (nodes: GraphNode[]) => jsonForScript(nodes).slice(1, -1);

/** What every page but the home page says of the site, the same on all of them. */
function siteText(page: GraphPage): string {
  const remembered = siteTexts.get(page.origin);
  if (remembered) return remembered;
  const text = textOf([organizationNode(page, null), webSiteNode(page)]);
  siteTexts.set(page.origin, text);
  return text;
}

/** What a page is about; most are about nothing but themselves. */
function subjectOf<Id extends PageId>({ pageId, props }: PagePayload<Id>, page: GraphPage): Subject {
  const subject: SubjectOf<Id> | undefined = subjects[pageId];
  return subject?.(props, page) ?? {};
}

/** What a page tells machines as JSON for a script element, made of the payload its readers get; null for the screens without a page. */
export function structuredDataJson(payload: PagePayload): string | null {
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
  const site = isHome ? textOf([organizationNode(page, shell), webSiteNode(page)]) : siteText(page);
  const pageText = textOf([
    webPageNode(page, { special, isHome, hasBreadcrumbs, facts }),
    ...(hasBreadcrumbs ? [breadcrumbNode(page, breadcrumbs)] : []),
    ...nodes,
  ]);
  return `{"@context":"https://schema.org","@graph":[${site},${pageText}]}`;
}
