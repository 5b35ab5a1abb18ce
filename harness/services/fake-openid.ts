import { createServer } from 'node:http';

interface OpenIdUser {
  email: string;
  email_verified: boolean;
}

/** A service that signs people in, as an employer's; it says of everybody what `user` holds. */
export interface FakeOpenId {
  url: string;
  user: OpenIdUser;
  /** True where its user says no. */
  isRefusing: boolean;
  /** What it was sent, by address. */
  authorize: URLSearchParams[];
  token: URLSearchParams[];
  userInfo: string[];
  close(): Promise<void>;
}

export const openIdClient = { id: 'creche-sereine', secret: 'openid-client-secret-of-the-tests' };
/** What must never reach a browser. */
export const openIdAccessToken = 'openid-access-token-0123456789';

/** Speaks the authorization code flow of OpenID Connect, and keeps what it is asked. */
export async function startFakeOpenId(port: number): Promise<FakeOpenId> {
  const codes = new Set<string>();
  const openId: FakeOpenId = {
    url: `http://127.0.0.1:${port}`,
    user: { email: 'paul@employeur.example', email_verified: true },
    isRefusing: false,
    authorize: [],
    token: [],
    userInfo: [],
    close: async () => {},
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', openId.url);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/authorize') {
      openId.authorize.push(url.searchParams);
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const code = crypto.randomUUID();
      codes.add(code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      if (openId.isRefusing) back.searchParams.set('error', 'access_denied');
      else back.searchParams.set('code', code);
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    if (url.pathname === '/token') {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const body = new URLSearchParams(text);
      openId.token.push(body);
      // Each code works once.
      if (!codes.delete(body.get('code') ?? '')) return json(400, { error: 'invalid_grant' });
      return json(200, { access_token: openIdAccessToken, token_type: 'Bearer' });
    }
    openId.userInfo.push(request.headers.authorization ?? '');
    return json(200, openId.user);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  openId.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return openId;
}
