import type { AccountReply } from '../domain/accounts/account-forms.ts';
import type { FormReply } from '../domain/forms/form-answer.ts';
import type { Locale } from '../domain/locale.ts';
import type { Viewport } from '../domain/viewport.ts';
import type { Session } from './accounts/session/session.ts';
import type { Content } from './content/content.ts';
import type { RequestReport } from './observe/reporter.ts';
import type { Timings } from './observe/server-timing.ts';
import type { PreviewStatus } from './preview/preview-link.ts';

/** What the steps of a request hand on to the next ones. */
export interface RequestVariables {
  requestId: string;
  report: RequestReport;
  /** Of the content security policy; new for every response. */
  nonce: string;
  /** Canonical path without its locale prefix and without the payload's suffix. */
  path: string;
  locale: Locale;
  /** The query with its `?`, without a payload's build id; empty where there is none. */
  search: string;
  isPayload: boolean;
  /** The bot's name, or null for a person. */
  bot: string | null;
  /** The kind of screen, for logs and for pages that are made for each request; what is kept for everybody may not depend on it. */
  viewport(): Viewport;
  content: Content;
  /** The reader is an editor who looks at a draft: nothing is read from or written to a cache. */
  isPreview: boolean;
  /** The version an editor looks at; null for everybody else. */
  preview: PreviewStatus | null;
  /** A frame of the CMS may show the response. */
  isFramed: boolean;
  /** A request of our own, made to render a page again for the store. */
  isRenewal: boolean;
  /** The query parameters that belong to the page's address, as its loader has read them. */
  keptQuery: string;
  /** When the calendar alone changes what the page shows, in milliseconds since 1970; absent where it does not. */
  changesAt: number | undefined;
  /** What a form of the page comes back with: such a page is its reader's alone. */
  formReply: FormReply;
  /** Who the reader is; only there for addresses of accounts. */
  session: Session;
  /** What the form of an account comes back with. */
  accountReply: AccountReply;
  /** The bytes of a document that was sent as a whole, without blocks that came later. */
  document: Uint8Array;
  /** Something in the document threw while it was rendered. */
  renderFailed: boolean;
  /** What the steps took, for `Server-Timing`. */
  timings: Timings;
}

export interface AppEnvironment {
  Variables: RequestVariables;
}
