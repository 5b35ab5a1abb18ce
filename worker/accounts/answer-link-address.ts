import type { Context, Next } from 'hono';
import type { AppEnvironment } from '../request-state.ts';
import { createLinkCookie, type MailLink, mailLinks } from './mail-link.ts';

/** Opens the link of a mail: its code goes into a cookie and out of the address, which shows the screen of the form. */
export function answerLinkAddress(link: MailLink) {
  return async (c: Context<AppEnvironment>, next: Next): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(c.req.url);
    if (!searchParams.has(mailLinks[link])) {
      await next();
      return;
    }
    const cookie = createLinkCookie(link, searchParams);
    if (cookie) c.header('set-cookie', cookie, { append: true });
    return c.redirect(pathname, 303);
  };
}
