import type { FormReply } from '../../domain/forms/form-answer.ts';
import type { Locale } from '../../domain/locale.ts';
import type { RouteId } from '../../routes.ts';
import type { BrowserShell } from '../shell/shell-props.ts';

/** What can be shown: a route of the table, or one of the two screens without a route. */
export type PageId = RouteId | 'not-found' | 'failure';

/** What `<head>` says of a page. Addresses are absolute. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  /** Absent means indexed and followed. */
  robots?: string;
  alternates: { language: string; href: string }[];
  /** Shown where the page is shared. */
  picture: { address: string; alternativeText: string };
  /** The news of the section the page belongs to. */
  feed?: { title: string; address: string };
  kind: 'website' | 'article';
}

/** What the browser may know of the configuration: an explicit list, nothing secret. */
export interface PublicConfig {
  siteOrigin: string;
  environment: string;
  /** Where errors are reported to; null where they are not. */
  sentryDsn: string | null;
  /** Container of the tag manager, `GTM-…`, requested after consent only; null where nothing is measured. */
  tagManager: string | null;
  /** The style of maps; null draws our own outline. */
  mapStyleUrl: string | null;
  /** Of Cloudflare's check against robots, which forms show where it is there. */
  turnstileSiteKey: string | null;
  /** The build, named alike in the reports of worker and browser. */
  release: string;
  /** How often a page asks whether there is a newer build. */
  buildCheckMilliseconds: number;
}

/** Scripts of the build that show a page; addresses on this site. */
export interface PageCode {
  page: { module: string; name: string };
  /** One module an area of messages. */
  messages: string[];
  /** The stylesheet of the page, applied after that of the site; null where that is all. */
  styles: string | null;
  /** All of these and what they import, for fetching them at once. Absent in a document, which names them itself. */
  preload?: string[];
}

/** Everything the browser needs to hydrate a page, or to show the next one; `PagePayload` says which properties go with which page. */
export interface Payload {
  buildId: string;
  pageId: PageId;
  /** Canonical path with its locale prefix and its known query parameters. */
  path: string;
  /** The language of the interface. */
  locale: Locale;
  /** The language of the content: French where an English page has no English version. */
  contentLocale: Locale;
  /** What stands above the content: that it is in another language than the interface. */
  notice?: string;
  head: Head;
  shell: BrowserShell;
  props: object;
  config: PublicConfig;
  code: PageCode;
  /** An editor looks at a draft. */
  isPreview?: true;
  /** What a form of the page comes back with; for this one reader. */
  formReply?: FormReply;
}
