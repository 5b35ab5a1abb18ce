import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../app/test-app.ts';

interface AccountCall {
  method: string;
  path: string;
  search: string;
  headers: Record<string, string>;
  body: unknown;
}

/** What users-permissions answers, by method and path; a function looks at the call. */
export type AccountAnswers = Record<string, unknown | ((call: AccountCall) => unknown)>;

export interface AccountApp extends TestApp {
  /** Calls about accounts that the CMS has received. */
  calls: AccountCall[];
  answers: AccountAnswers;
  /** Posts a form as a browser on a page of ours does. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

export const marie = {
  id: 7,
  documentId: 'm4r1e',
  username: 'marie@exemple.fr',
  email: 'marie@exemple.fr',
  provider: 'local',
  confirmed: true,
  blocked: false,
  firstName: 'Marie',
  lastName: 'Dupont',
  phone: '+33612345678',
  savedNurseries: ['nursery-petite-brindille-lyon', 'gone1'],
};

/** As the CMS makes them; the parts say which is which. */
export const oldToken = 'eyJhbGciOiJIUzI1NiJ9.b2xk.c2lnbmF0dXJl';
export const newToken = 'eyJhbGciOiJIUzI1NiJ9.bmV3.c2lnbmF0dXJl';
export const signedIn = `__Host-session=${oldToken}; compte=1`;

/** An error as Strapi answers it. */
export function refusal(status: number, message: string, name = 'ValidationError'): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}

const isAboutAccounts = /^\/api\/(?:auth|users|account|connect)\//;

/** The app with the seed content, and a users-permissions that answers as told. */
export function createAccountApp(answers: AccountAnswers = {}, options: TestAppOptions = {}): AccountApp {
  const calls: AccountCall[] = [];
  const all: AccountAnswers = {
    'GET /users/me': ({ headers }: AccountCall) => (headers.authorization ? marie : refusal(403, 'Forbidden', 'ForbiddenError')),
    'GET /account/requests': { data: [] },
    'GET /account/alerts': { data: [] },
    ...answers,
  };
  const app = createTestApp(
    async (url, init) => {
      if (!isAboutAccounts.test(url.pathname)) return answerFromSeed(url);
      const path = url.pathname.slice('/api'.length);
      const call: AccountCall = {
        method: init.method ?? 'GET',
        path,
        search: url.search,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      };
      calls.push(call);
      const answer = all[`${call.method} ${path}`];
      const reply = typeof answer === 'function' ? await answer(call) : answer;
      if (reply instanceof Error) throw reply;
      return reply ?? refusal(404, 'Not Found', 'NotFoundError');
    },
    undefined,
    options,
  );
  return {
    ...app,
    calls,
    answers: all,
    post: (path, fields, headers = {}) =>
      app.send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: 'https://site.example', 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/150.0', ...headers },
      }),
  };
}

/** The cookies a response sets, by name, with their attributes. */
export function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** The `Cookie` header of a browser after a response. */
export function sentAfter(response: Response, before = ''): string {
  const jar = new Map(before ? before.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair] as const) : []);
  for (const [name, value] of Object.entries(cookiesOf(response))) {
    if (/Max-Age=0/.test(value)) jar.delete(name);
    else jar.set(name, `${name}=${value.split(';')[0]}`);
  }
  return [...jar.values()].join('; ');
}
