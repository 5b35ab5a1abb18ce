import type { Context, Next } from 'hono';
import { slugPattern } from '../../domain/addresses/slug.ts';
import { createHostCookie } from '../host-cookie.ts';
import type { AppEnvironment } from '../request-state.ts';
import { type LinkState, readSignedLink, type SignedQuery } from '../signed-link.ts';

/**
 * What a link is signed with leaves the address at once, for a cookie: else it would stand in the history of the browser, and in what
 * other services on the page are told. One for each nursery, since many managers have several in their mails.
 */
const cookieOf = (nursery: string) => createHostCookie(`places-${nursery}`);
const cookieSeconds = 12 * 3600;
const cookiePattern = /^(\d{1,12})\.([0-9a-f]{64})$/;

/** `GET /gestionnaires/places/{nursery}?expires=…&signature=…`: the link of a mail. Opening it changes nothing, since mail scanners open it first. */
export async function openManagerLink(c: Context<AppEnvironment>, next: Next): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(c.req.url);
  const { expires, signature } = c.req.query();
  if (expires === undefined && signature === undefined) {
    await next();
    return;
  }
  const nursery = c.req.param('nursery') ?? '';
  const value = `${searchParams.get('expires')}.${searchParams.get('signature')}`;
  if (slugPattern.test(nursery)) {
    // A link that is cut off must not be taken for the one that was opened before it.
    const cookie = cookieOf(nursery);
    c.header('set-cookie', cookiePattern.test(value) ? cookie.set(value, cookieSeconds) : cookie.set('cut', cookieSeconds));
  }
  c.header('cache-control', 'private, no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex');
  return c.redirect(pathname, 303);
}

/** The link that a reader has opened for a nursery: whether it is ours and open, and its end in seconds since 1970. */
export async function readManagerLink(
  header: string | undefined,
  nursery: string,
  signing: { secret: string; now: number },
): Promise<{ state: LinkState | 'missing'; expires: number }> {
  const value = slugPattern.test(nursery) ? cookieOf(nursery).read(header) : null;
  if (value === null) return { state: 'missing', expires: 0 };
  const [, expires = '', signature = ''] = cookiePattern.exec(value) ?? [];
  const query: SignedQuery = { expires, signature };
  return { state: await readSignedLink(`manager-places:${nursery}`, query, signing), expires: Number(expires) };
}

/**
 * Other sites that the page leads to are not told where their reader comes from. Ours is: a browser that says nothing at all would
 * send its forms as if they came from nowhere, and old ones have no other way of saying that they do not.
 */
export async function quietReferrer(c: Context<AppEnvironment>, next: Next): Promise<void> {
  await next();
  c.res.headers.set('referrer-policy', 'same-origin');
}
