import type { Locale } from '../domain/locale.ts';
import type { Content } from './content/content.ts';
import type { RequestReport } from './observe/reporter.ts';

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
  content: Content;
}

export interface AppEnvironment {
  Variables: RequestVariables;
}
