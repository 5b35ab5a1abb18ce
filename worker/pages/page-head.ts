import type { Head } from '../../client/payload/payload.ts';
import { sharePicturePath } from '../../domain/addresses/share-picture.ts';
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
  const query = head.query ? new URLSearchParams(head.query).toString() : '';
  const address = (language: Locale) => `${siteOrigin}${localizePath(path, language)}${query ? `?${query}` : ''}`;
  const isTranslated = languages.includes(locale);
  const shown = isTranslated ? locale : 'fr';
  const isPublic = options.indexable && (head.indexable ?? true);
  const indexable = isPublic && isTranslated;
  return {
    title: head.title.includes(brandName) ? head.title : `${head.title} | ${brandName}`,
    description: head.description,
    canonical: address(shown),
    robots: indexable ? undefined : 'noindex, follow',
    alternates: indexable
      ? [...languages.map((language) => ({ language, href: address(language) })), { language: 'x-default', href: address('fr') }]
      : [],
    // What is not for search engines, such as the answer to a search, is shared with the picture of the site.
    picture: {
      address: siteOrigin + sharePicturePath(localizePath(isPublic ? path : '/', shown)),
      alternativeText: isPublic ? head.title : brandName,
    },
    feed: head.feed && { title: `${head.feed.title} | ${brandName}`, address: siteOrigin + head.feed.path },
    kind: head.kind ?? 'website',
  };
}
