import type { FakeOpenId } from '../../../harness/services/fake-openid.ts';
import type { MailServer } from '../../../harness/services/mail-server.ts';
import { type SiteOptions, siteFor, type TestSite } from '../../../harness/site/site.ts';
import { until } from '../../../harness/until.ts';
import { nextVisitorAddress } from '../visitor-address.ts';

/** A response as a visitor has seen it. */
interface Seen {
  status: number;
  location: string | null;
  headers: Headers;
  html: string;
}

/** A browser's part in this: it keeps cookies, sends them back, and follows what it is told to. */
export interface Visitor {
  cookies: Map<string, string>;
  get(address: string): Promise<Seen>;
  post(address: string, fields: Record<string, string>): Promise<Seen>;
  /** Follows a response as long as it leads on, also to other servers. */
  follow(seen: Seen): Promise<Seen>;
}

export interface AccountSite {
  site: TestSite;
  mails: MailServer;
  openId: FakeOpenId;
  /** Every response to a visitor, and every address that was asked for. */
  seen: { address: string; text: string }[];
  visitor(): Visitor;
  /** The link of the latest mail to an address whose text holds some words; waits for it. */
  linkTo(address: string, words: string): Promise<string>;
  /** A confirmed account, signed in. */
  signUp(email: string, password: string): Promise<Visitor>;
}

/** The site of a suite, with what suites of accounts ask of it: people can sign in with their employer, too. */
export async function startAccountSite(options: SiteOptions = {}): Promise<AccountSite> {
  const site = await siteFor({ cms: 'real', ...options });
  const { mails, openId } = site;
  const seen: AccountSite['seen'] = [];

  function visitor(): Visitor {
    const address = nextVisitorAddress();
    const cookies = new Map<string, string>();
    async function ask(target: string, init: RequestInit = {}): Promise<Seen> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const isOurs = target.startsWith('/') || target.startsWith(site.url);
      const headers = { ...(isOurs && { cookie, 'cf-connecting-ip': address }), ...(init.headers as Record<string, string>) };
      const response = await site.fetch(target, { ...init, headers });
      const html = await response.text();
      // Cookies are where the token may be; everything else of a response is looked through.
      const others = [...response.headers].filter(([name]) => name !== 'set-cookie');
      seen.push({ address: target, text: `${JSON.stringify(others)}\n${html}` });
      if (isOurs) for (const line of response.headers.getSetCookie()) keep(cookies, line);
      return { status: response.status, location: response.headers.get('location'), headers: response.headers, html };
    }
    const self: Visitor = {
      cookies,
      get: (target) => ask(target),
      post: (target, fields) =>
        ask(target, {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { origin: site.url, 'sec-fetch-site': 'same-origin' },
        }),
      follow: async (from) => (from.location ? self.follow(await ask(from.location)) : from),
    };
    return self;
  }

  async function linkTo(address: string, words: string): Promise<string> {
    return until(`a mail to ${address} with "${words}"`, () => {
      const mail = mails.to(address).findLast(({ mail: { html, text } }) => `${html}${text}`.includes(words));
      return /href="([^"]+)"/.exec(String(mail?.mail.html ?? ''))?.[1];
    });
  }

  return {
    site,
    mails,
    openId,
    seen,
    visitor,
    linkTo,
    async signUp(email, password) {
      const someone = visitor();
      await someone.post('/compte/inscription', { email, password });
      await someone.get(await linkTo(email, '/compte/confirmation?'));
      const { location } = await someone.post('/compte/confirmation', { password });
      if (location !== '/compte?avis=adresse-confirmee') throw new Error(`${email} was not signed up: ${location}`);
      return someone;
    },
  };
}

function keep(cookies: Map<string, string>, line: string) {
  const [pair = ''] = line.split(';', 1);
  const at = pair.indexOf('=');
  if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
