import type { TestApp } from './test-app.ts';

/** A visitor who opens signed links of mails in the app, as a browser does. */
export interface LinkVisit {
  /** Opens a link, and gives the cookie that the browser keeps. */
  open(link?: string): Promise<string>;
  /** The page that a cookie shows. */
  pageOf(cookie: string): Promise<{ response: Response; html: string }>;
}

/** Visits one page by its links; `link` makes the one that is opened where a test names none. */
export function visitByLink(app: TestApp, page: string, link: () => string): LinkVisit {
  return {
    async open(opened = link()) {
      const response = await app.get(opened);
      if (response.status !== 303) throw new Error(`the link answered ${response.status}`);
      return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    },
    async pageOf(cookie) {
      const response = await app.get(page, { cookie });
      return { response, html: await response.clone().text() };
    },
  };
}
