import type { Context } from 'hono';
import type { AccountReply } from '../domain/accounts/account-forms.ts';
import { botNameOf } from '../domain/bots.ts';
import { BoundedMap } from '../domain/bounded-map.ts';
import type { FormReply } from '../domain/forms/form-answer.ts';
import type { Locale } from '../domain/locale.ts';
import type { Viewport } from '../domain/viewport.ts';
import type { Session } from './accounts/session/session.ts';
import type { Content } from './content/content.ts';
import type { BegunRequest } from './early/begun-request.ts';
import type { FollowUpToken } from './follow-up/follow-up-token.ts';
import type { RequestReport } from './observe/reporter.ts';
import type { Timings } from './observe/server-timing.ts';
import type { PreviewStatus } from './preview/preview-link.ts';

/** The page a request is about: the one its address names, or the one that a form stands on. */
export interface PageRequest {
  /** Canonical path without its locale prefix and without the payload's suffix. */
  path: string;
  locale: Locale;
  /** The query with its `?`, without a payload's build id; empty where there is none. */
  search: string;
  isPayload: boolean;
}

/** What the steps of a request hand on to the next ones. The first steps set what is always there. */
export interface RequestVariables {
  requestId: string;
  report: RequestReport;
  /** What the steps took, for `Server-Timing`. */
  timings: Timings;
  /** Of the content security policy; new for every response. */
  nonce: string;
  page?: PageRequest;
  /** The address as it was asked for; `urlOf` reads it where no step has. */
  url?: URL;
  /** The bot's name, or null for a person; `botOf` finds it where no step has looked. */
  bot?: string | null;
  /** The kind of screen, for logs and for pages that are made for each request; what is kept for everybody may not depend on it. */
  viewport?(): Viewport;
  content?: Content;
  /** The version an editor looks at: nothing is read from or written to a cache. Null for everybody else. */
  preview?: PreviewStatus | null;
  /** A frame of the CMS may show the response. */
  isFramed?: boolean;
  /** A request of our own, made to render a page again for the store. */
  isRenewal?: boolean;
  /** The query parameters that belong to the page's address, as its loader has read them. */
  keptQuery?: string;
  /** When the calendar alone changes what the page shows, in milliseconds since 1970; absent where it does not. */
  changesAt?: number;
  /** What a form of the page comes back with: such a page is its reader's alone. */
  formReply?: FormReply;
  /** The request of a family that a form of its page carries. */
  followUp?: FollowUpToken;
  /** Who the reader is; only there for addresses of accounts. */
  session?: Session;
  /** What the form of an account comes back with. */
  accountReply?: AccountReply;
  /** The answer is everybody's: its bytes are wanted. */
  mayKeep?: boolean;
  /** A copy of a document that was sent as a whole, without blocks that came later, or of a payload; there where it is wanted. */
  document?: Uint8Array<ArrayBuffer>;
  /** Something in the document threw while it was rendered. */
  renderFailed?: boolean;
}

export interface AppEnvironment {
  Bindings: { begun?: BegunRequest };
  Variables: RequestVariables;
}

/** A variable that an earlier step has set; to ask sooner is a mistake in the order of the steps. */
function setBefore<Name extends keyof RequestVariables>(c: Context<AppEnvironment>, name: Name): NonNullable<RequestVariables[Name]> {
  const value = c.get(name);
  if (value === undefined || value === null) throw new Error(`no step of the request has set "${name}" yet`);
  return value;
}

/** The bot's name, or null for a person. What is answered before the step that recognises bots may be for one, too. */
export function botOf(c: Context<AppEnvironment>): string | null {
  const name = c.get('bot');
  return name === undefined ? rememberedBotName(c.req.header('user-agent')) : name;
}

/** Most readers have one of few agents, and to examine one costs as much as to find their page. */
const botNames = new BoundedMap<string, string | null>(200);
/** Longer ones are not remembered; in characters. */
const longestAgent = 300;

/** The name of the bot that an agent is, or null. */
export function rememberedBotName(userAgent = ''): string | null {
  const remembered = botNames.get(userAgent);
  if (remembered !== undefined) return remembered;
  const name = botNameOf(userAgent);
  if (userAgent.length <= longestAgent) botNames.set(userAgent, name);
  return name;
}

/** The address of a request, read once: to read one is a call out of JavaScript. Nobody may change it. */
export function urlOf(c: Context<AppEnvironment>): Readonly<URL> {
  const keptUrl = c.get('url');
  if (keptUrl) return keptUrl;
  const url = new URL(c.req.url);
  c.set('url', url);
  return url;
}

/** The page of a request whose address has been read. */
export const pageOf = (c: Context<AppEnvironment>): PageRequest => setBefore(c, 'page');

/** The content of the CMS, where the request may ask for it. */
export const contentOf = (c: Context<AppEnvironment>): Content => setBefore(c, 'content');

/** The session of a request to an address of accounts. */
export const sessionOf = (c: Context<AppEnvironment>): Session => setBefore(c, 'session');
