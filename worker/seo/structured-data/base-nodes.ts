import type { BreadcrumbListLeaf, OrganizationLeaf, SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts';
import type { Breadcrumb } from '../../../client/components/navigation/breadcrumbs.tsx';
import type { ShellProps } from '../../../client/shell/shell-props.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { brandName } from '../../../domain/brand.ts';
import { locales } from '../../../domain/locale.ts';
import {
  absolute,
  type GraphPage,
  identityId,
  imageNode,
  referenceTo,
  type Subject,
  type WebPageNode,
  webPageId,
  websiteId,
} from './graph-page.ts';
import type { SpecialPage } from './page-types.ts';

const logo = { source: '/icon-512.png', alternativeText: '', width: 512, height: 512 };

/** Who speaks; on the home page with what its foot says of how to reach them. */
export function organizationNode(page: GraphPage, shell: ShellProps | null): OrganizationLeaf {
  const profiles = shell?.socialLinks.map(({ href }) => href).filter((href) => href.startsWith('https://')) ?? [];
  return {
    '@type': 'Organization',
    '@id': identityId(page),
    name: brandName,
    url: `${page.origin}/`,
    logo: imageNode(page, logo),
    ...(shell && {
      slogan: shell.tagline || undefined,
      description: shell.footerText ?? undefined,
      email: shell.contactEmail ?? undefined,
      telephone: shell.contactPhone ?? undefined,
      address: shell.postalAddress ?? undefined,
      sameAs: profiles.length > 0 ? profiles : undefined,
    }),
  };
}

export function webSiteNode(page: GraphPage): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${page.origin}${pathTo('site-search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': websiteId(page),
    url: `${page.origin}/`,
    name: brandName,
    inLanguage: [...locales],
    publisher: referenceTo(identityId(page)),
    potentialAction: search,
  };
}

interface WebPageOptions {
  special: SpecialPage | null;
  isHome: boolean;
  hasBreadcrumbs: boolean;
  facts: Subject['page'];
}

export function webPageNode(page: GraphPage, { special, isHome, hasBreadcrumbs, facts }: WebPageOptions): WebPageNode {
  return {
    '@type': special ? (['WebPage', special] as const) : 'WebPage',
    '@id': webPageId(page),
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: referenceTo(websiteId(page)),
    about: isHome ? referenceTo(identityId(page)) : undefined,
    breadcrumb: hasBreadcrumbs ? referenceTo(breadcrumbId(page)) : undefined,
    ...facts,
    // Others are there to search, to write or to pay.
    potentialAction: special ? undefined : { '@type': 'ReadAction', target: [page.url] },
  };
}

const breadcrumbId = (page: GraphPage) => `${page.url}#breadcrumb`;

/** The way to a page, numbered from 1; the page itself comes last, without an address. */
export function breadcrumbNode(page: GraphPage, breadcrumbs: Breadcrumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(page),
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // A page by its address: a bare address is no thing.
      item: href === null ? undefined : { '@type': 'WebPage', '@id': absolute(page, href) },
    })),
  };
}
