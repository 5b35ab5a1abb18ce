import type { Head } from '../../client/pages/payload.ts';
import { brandName } from '../../domain/brand.ts';
import { type Locale, localizePath } from '../../domain/locale.ts';
import type { LoaderHead } from '../loaders/loader.ts';

export interface HeadOptions {
  head: LoaderHead;
  /** French path of the page. */
  path: string;
  locale: Locale;
  /** Those the content exists in. */
  languages: readonly Locale[];
  siteOrigin: string;
  /** What the route table says. */
  indexable: boolean;
}

/**
 * The head of a page with absolute addresses. A page shown in the other language for want of a translation names the
 * original as canonical and is not indexed.
 */
export function buildHead(options: HeadOptions): Head {
  const { head, path, locale, languages, siteOrigin } = options;
  const query = new URLSearchParams(head.query ?? {}).toString();
  const address = (language: Locale) => `${siteOrigin}${localizePath(path, language)}${query ? `?${query}` : ''}`;
  const isTranslated = languages.includes(locale);
  const indexable = options.indexable && (head.indexable ?? true) && isTranslated;
  const image = head.image?.source;
  return {
    title: head.isWholeTitle ? head.title : `${head.title} | ${brandName}`,
    description: head.description,
    canonical: address(isTranslated ? locale : 'fr'),
    robots: indexable ? undefined : 'noindex, follow',
    alternates: indexable
      ? [...languages.map((language) => ({ language, href: address(language) })), { language: 'x-default', href: address('fr') }]
      : [],
    image: image ? new URL(image, siteOrigin).href : undefined,
    kind: head.kind ?? 'website',
  };
}
