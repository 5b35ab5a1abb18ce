import type { Image } from '../../client/components/content-types.ts';
import type { Messages } from '../../client/i18n/fr.ts';
import type { PageProps } from '../../client/pages/all-pages.ts';
import type { ParamsOf } from '../../domain/addresses/paths.ts';
import type { FormReply } from '../../domain/forms/form-answer.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Viewport } from '../../domain/viewport.ts';
import type { RouteId, routes } from '../../routes.ts';
import type { AccountAccess } from '../accounts/account-access.ts';
import type { Content } from '../content/content.ts';
import type { ListName } from '../content/site-maps/latest-change.ts';
import type { Config } from '../env.ts';
import type { FollowedView } from '../follow-up/followed-view.ts';
import type { SubmissionReceipt } from '../forms/receipt/receipt.ts';
import type { ManagedPlaces } from '../managers/managed-places.ts';
import type { NurseryProposal } from '../managers/nursery-proposal.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** Who a page is for. */
export interface Visitor {
  /** The kind of screen. Only what no cache keeps may depend on it: pages of the policy `none`. */
  viewport(): Viewport;
  /** The request that this reader has just sent; null for all others. */
  receipt: SubmissionReceipt | null;
  /** The query of the search whose results this reader comes from; null where they do not. */
  searched: URLSearchParams | null;
  /** What a form of the page comes back with; null where the page is everybody's. */
  formReply: FormReply | null;
  /** Of the screens of accounts; elsewhere nobody is signed in. */
  account: AccountAccess;
  /** The places of a nursery, for who has opened the link of a mail to its manager. */
  managedPlaces(nursery: string): Promise<ManagedPlaces>;
  /** A proposal, for the nursery that has opened the link of a mail. */
  nurseryProposal(proposal: string): Promise<NurseryProposal>;
  /** The request of a family, for who has opened its link. */
  followedRequest(): Promise<FollowedView>;
}

/** What a loader is handed. */
export interface LoaderContext extends Visitor {
  content: Content;
  /** Language of the interface. */
  locale: Locale;
  messages: Messages;
  query: URLSearchParams;
  config: Config;
  search: SearchIndex;
  /** Milliseconds since 1970. */
  now: number;
}

/** The same, with the parameters of a route; their form is checked already. */
interface RouteContext<Id extends RouteId> extends LoaderContext {
  params: ParamsOf<Id>;
}

/** What a page says of itself; addresses and the brand's name are added when it is rendered. */
export interface LoaderHead {
  /** The brand's name follows it, unless it stands in it. */
  title: string;
  description: string;
  kind?: 'website' | 'article';
  /** For pictures of the page that are shown elsewhere. */
  image?: Image | null;
  feed?: { title: string; path: string };
  /** Absent: indexable as the route says. */
  indexable?: boolean;
  /** Parameters that belong to the canonical address, such as `page`. */
  query?: Record<string, string>;
}

/** Pages of the site map that show no entry of the CMS as their own. */
type PageOfListsId = Exclude<
  Extract<(typeof routes)[number], { siteMap: 'pages' }>['id'],
  'home' | 'terms' | 'legal-notices' | 'content-page'
>;

/** Whoever loads such a page says when it was last changed. */
type WithLists<Id extends RouteId> = Id extends PageOfListsId
  ? { lists: readonly ListName[] } | { kind: 'redirect' | 'not-found' }
  : unknown;

export type LoaderResult<Id extends RouteId> =
  | {
      kind: 'page';
      head: LoaderHead;
      props: PageProps[Id];
      /** Those its content exists in, of a list at least half of it: in any other the page shows it in French. */
      languages: readonly Locale[];
      /** Each of its parts says its own language, as in lists; else all of it is in one. */
      marksLanguages?: true;
      /** It promises its reader a mail, or sends them to one: where none are sent, a line at its top says so. */
      speaksOfMails?: boolean;
      /** Where it shows why there is nothing to show; else 200. */
      status?: 200 | 403 | 410 | 503;
      /** It shows what concerns its reader alone: nobody keeps it. */
      isPersonal?: boolean;
      /** When the calendar alone changes what it shows, in milliseconds since 1970: nobody keeps it longer. */
      changesAt?: number | undefined;
      /** The lists it is made of, whose last change is its own for site maps; of a page of a category the part in that. */
      lists?: readonly ListName[];
    }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'not-found' };

/** Gathers what a page shows. Absence and redirection are values; only failures are thrown. */
export type Loader<Id extends RouteId> = (context: RouteContext<Id>) => Promise<LoaderResult<Id> & WithLists<Id>>;

export const notFound = { kind: 'not-found' } as const;
