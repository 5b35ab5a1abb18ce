import type { PageId } from '../client/payload/payload.ts';
import type { Locale } from '../domain/locale.ts';
import type { AccountClient } from './accounts/cms/account-client.ts';
import type { DailyAllowance } from './allowances/daily-allowance.ts';
import type { MailAllowance } from './allowances/mail-allowance.ts';
import type { ContentCache } from './cache/content-cache.ts';
import type { PageStore } from './cache/page-store.ts';
import type { PurgeMarkStore } from './cache/purge-marks.ts';
import type { ResponseStore } from './cache/response-store.ts';
import type { StrapiClient } from './content/strapi/strapi-client.ts';
import type { Config } from './env.ts';
import type { DraftStore } from './forms/steps/drafts.ts';
import type { SubmissionStore } from './forms/submissions/submission-store.ts';
import type { ImageServer } from './images/image-server.ts';
import type { Logger } from './observe/logger.ts';
import type { Reporter } from './observe/reporter.ts';
import type { Database } from './search/database.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { DrawOpenGraphCard } from './seo/open-graph/drawing/open-graph-card.ts';

/** Files and identity of a build, as the client build left them. */
export interface ClientBuild {
  id: string;
  /** Names the code that shapes CMS content. */
  contentShape: string;
  /** Names the code that draws share pictures. */
  cardDrawing: string;
  /** The styles of every page. */
  stylesheet: string | null;
  font: string | null;
  boot: string;
  /** What the boot script imports, and what that imports. */
  entryModules: string[];
  /** Page id → its module, the component in it, the modules it imports, the areas of messages they use, its own stylesheet. */
  pages: Record<PageId, { module: string; name: string; imports: string[]; areas: string[]; styles: string | null }>;
  /** Locale → area → module. */
  messages: Record<Locale, Record<string, string>>;
}

/** Everything a request needs from outside; handed in, so that tests hand in others. */
export interface Dependencies {
  config: Config;
  cache: ContentCache;
  marks: PurgeMarkStore;
  pages: PageStore;
  client: StrapiClient;
  images: ImageServer;
  /** The edge database, which the index is fed into. */
  database: Database;
  search: SearchIndex;
  /** The site's own files. */
  assets: Pick<Fetcher, 'fetch'>;
  /** Pictures and other responses that were made before. */
  responses: ResponseStore;
  drawOpenGraphCard: DrawOpenGraphCard;
  submissions: SubmissionStore;
  drafts: DraftStore;
  /** Of forms, by network. */
  formLimit: RateLimit;
  accounts: AccountClient;
  /** Of everything about accounts: by network, by account and network, and of passwords by account. */
  accountAddressLimit: RateLimit;
  accountLimit: RateLimit;
  accountTotalLimit: RateLimit;
  /** Of what anybody may cause and costs. */
  allowance: DailyAllowance;
  /** Of mails, by the address they go to. */
  mailAllowance: MailAllowance;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  build: ClientBuild;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  clock: () => number;
  logger: Logger;
  reporter: Reporter;
}

// What the rooms of the worker may use of it: each is handed no more than its line says.

export type LoaderDependencies = Pick<Dependencies, 'config' | 'search' | 'clock'>;

export type RenderDependencies = Pick<Dependencies, 'config' | 'build' | 'logger'>;

/** A loader may ask who the reader is, and so which nurseries an account has saved, and what a manager has just told. */
export type PageDependencies = LoaderDependencies & RenderDependencies & Pick<Dependencies, 'accounts' | 'client' | 'submissions'>;

/** A form that is refused comes back on its page. */
export type FormDependencies = PageDependencies & Pick<Dependencies, 'drafts' | 'formLimit' | 'mailAllowance' | 'fetch'>;

export type AccountDependencies = PageDependencies &
  Pick<Dependencies, 'accountAddressLimit' | 'accountLimit' | 'accountTotalLimit' | 'mailAllowance' | 'wait'>;

export type ImageDependencies = Pick<Dependencies, 'config' | 'images' | 'fetch' | 'clock' | 'logger'>;

export type SearchDependencies = Pick<Dependencies, 'search' | 'logger'>;

export type MapDependencies = SearchDependencies & Pick<Dependencies, 'clock'>;

export type FeedDependencies = Pick<Dependencies, 'database' | 'client' | 'clock' | 'logger'>;

export type WebhookDependencies = FeedDependencies & Pick<Dependencies, 'config' | 'marks'>;

export type PreviewDependencies = Pick<Dependencies, 'config' | 'client' | 'clock'>;

export type SiteMapDependencies = LoaderDependencies & Pick<Dependencies, 'build' | 'logger' | 'marks' | 'responses'>;

export type OpenGraphDependencies = LoaderDependencies &
  Pick<Dependencies, 'logger' | 'build' | 'images' | 'assets' | 'responses' | 'drawOpenGraphCard'>;
