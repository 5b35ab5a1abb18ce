import type { Context, Hono, Next } from 'hono';
import { slugPattern } from '../../domain/addresses/slug.ts';
import { nurseryProposalPath } from '../../domain/forms/nursery-answer/nursery-answer.ts';
import { managedPlacesPath } from '../../domain/forms/place-report/place-report.ts';
import { createHostCookie } from '../host-cookie.ts';
import { quietReferrer } from '../middleware/quiet-referrer.ts';
import type { AppEnvironment } from '../request-state.ts';
import { type LinkState, readSignedLink, type SignedQuery } from '../signed-link.ts';

/** A kind of page that a link in a mail to a nursery opens. */
export interface ManagerPages {
  /** Their French path, below which each has a name. */
  path: string;
  /** Of the cookie that keeps what was opened. */
  cookie: string;
  /** What a link is signed for, before the name of what it opens. */
  subject: string;
}

export const placesPages: ManagerPages = { path: managedPlacesPath, cookie: 'places', subject: 'manager-places' };
export const proposalPages: ManagerPages = { path: nurseryProposalPath, cookie: 'proposition', subject: 'nursery-proposal' };

/**
 * What a link is signed with leaves the address at once, for a cookie: else it would stand in the history of the browser, and in what
 * other services on the page are told. One for each page, since many managers have several in their mails.
 */
const cookieOf = ({ cookie }: ManagerPages, name: string) => createHostCookie(`${cookie}-${name}`);
const cookieSeconds = 12 * 3600;
const cookiePattern = /^(\d{1,12})\.([0-9a-f]{64})$/;

/** `GET /gestionnaires/…/{name}?expires=…&signature=…`: the link of a mail. Opening it changes nothing, since mail scanners open it first. */
function openManagerLink(pages: ManagerPages) {
  return async (c: Context<AppEnvironment>, next: Next): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(c.req.url);
    const { expires, signature } = c.req.query();
    if (expires === undefined && signature === undefined) {
      await next();
      return;
    }
    const name = c.req.param('name') ?? '';
    const value = `${searchParams.get('expires')}.${searchParams.get('signature')}`;
    if (slugPattern.test(name)) {
      // A link that is cut off must not be taken for the one that was opened before it.
      const cookie = cookieOf(pages, name);
      c.header('set-cookie', cookiePattern.test(value) ? cookie.set(value, cookieSeconds) : cookie.set('cut', cookieSeconds));
    }
    c.header('cache-control', 'private, no-store');
    c.header('referrer-policy', 'no-referrer');
    c.header('x-robots-tag', 'noindex');
    return c.redirect(pathname, 303);
  };
}

/** The link that a reader has opened for a page: whether it is ours and open, and its end in seconds since 1970. */
export async function readManagerLink(
  header: string | undefined,
  { pages, name }: { pages: ManagerPages; name: string },
  signing: { secret: string; now: number },
): Promise<{ state: LinkState | 'missing'; expires: number }> {
  const value = slugPattern.test(name) ? cookieOf(pages, name).read(header) : null;
  if (value === null) return { state: 'missing', expires: 0 };
  const [, expires = '', signature = ''] = cookiePattern.exec(value) ?? [];
  const query: SignedQuery = { expires, signature };
  return { state: await readSignedLink(`${pages.subject}:${name}`, query, signing), expires: Number(expires) };
}

/** Opens the links in mails to nurseries, before an address is put right: what they are signed with is none of its business. */
export function addManagerLinks(app: Hono<AppEnvironment>): void {
  for (const pages of [placesPages, proposalPages]) {
    app.get(`${pages.path}/:name`, openManagerLink(pages));
    for (const root of [pages.path, `/en${pages.path}`]) app.use(`${root}/*`, quietReferrer);
  }
}
