import { anyFreePort } from '../../../scripts/local/free-port.ts';
import { type MailServer, startMailServer } from '../forms/mail-server.ts';
import { startTestSite, type TestSite } from '../site.ts';
import { until } from '../until.ts';
import { type FakeOpenId, openIdClient, startFakeOpenId } from './fake-openid.ts';

/** A response as a visitor has seen it. */
export interface Seen {
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
  close(): Promise<void>;
}

/** Starts a site with a mail server and a service to sign in with. */
export async function startAccountSite(vars: Record<string, string> = {}, cmsEnv: Record<string, string> = {}): Promise<AccountSite> {
  const mails = await startMailServer(await anyFreePort());
  const openId = await startFakeOpenId(await anyFreePort());
  const site = await startTestSite({
    vars: { ACCOUNT_PROVIDERS: 'openid:Mon employeur', ...vars },
    cmsEnv: (siteUrl) => ({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mails.port),
      SMTP_IGNORE_TLS: '1',
      SMTP_FROM: 'bonjour@creche-sereine.example',
      PUBLIC_URL: siteUrl,
      OPENID_CLIENT_ID: openIdClient.id,
      OPENID_CLIENT_SECRET: openIdClient.secret,
      OPENID_AUTHORIZE_URL: `${openId.url}/authorize`,
      OPENID_TOKEN_URL: `${openId.url}/token`,
      OPENID_USERINFO_URL: `${openId.url}/userinfo`,
      ...cmsEnv,
    }),
  });
  const seen: AccountSite['seen'] = [];
  let visitors = 0;

  function visitor(): Visitor {
    visitors += 1;
    const address = `198.51.100.${visitors % 250}`;
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
    async close() {
      await site.close();
      await Promise.all([mails.stop(), openId.close()]);
    },
  };
}

function keep(cookies: Map<string, string>, line: string) {
  const [pair = ''] = line.split(';', 1);
  const at = pair.indexOf('=');
  if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
