import { expect, test, vi } from 'vitest';
import { StrapiError } from './strapi-call.ts';
import { createStrapiClient } from './strapi-client.ts';

function clientThatGets(answer: Response | Error) {
  const send = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onError = vi.fn();
  const client = createStrapiClient({
    origin: 'http://cms',
    token: 'secret',
    timeoutMilliseconds: 4000,
    fetch: send as typeof fetch,
    onError,
  });
  return { client, send, onError };
}

const strapiAnswer = (status: number, name: string, message: string) =>
  Response.json({ data: null, error: { status, name, message, details: { a: 1 } } }, { status });

test('asks under /api with the bearer token and follows no redirect', async () => {
  const { client, send } = clientThatGets(Response.json({ data: [] }));
  expect(await client.get('/articles', { locale: 'fr' })).toEqual({ data: [] });
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('http://cms/api/articles?locale=fr');
  expect(init?.headers).toMatchObject({ authorization: 'Bearer secret' });
  expect(init?.redirect).toBe('manual');
});

test('the body of the CMS is the error, the hook is fired once, and nothing is tried again', async () => {
  const { client, send, onError } = clientThatGets(strapiAnswer(400, 'ValidationError', 'Invalid key nope'));
  const failure = await client.get('/articles').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StrapiError);
  expect((failure as StrapiError).body).toEqual({ status: 400, name: 'ValidationError', message: 'Invalid key nope', details: { a: 1 } });
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, { path: expect.stringMatching(/^\/[a-z-]+$/) });
  expect(send).toHaveBeenCalledOnce();
});

test.for([
  ['no connection', new Error('Network connection lost.'), 'Network connection lost.'],
  ['HTML instead of JSON', new Response('<html>', { status: 502 }), 'unexpected answer, status 502'],
  ['JSON that breaks off', new Response('{"data":[', { status: 200 }), 'unexpected answer, status 200'],
] as const)('%s becomes UnknownError with status 500', async ([, answer, message]) => {
  const { client } = clientThatGets(answer);
  const failure = await client.get('/articles').catch((error: unknown) => error);
  expect((failure as StrapiError).body).toMatchObject({ status: 500, name: 'UnknownError', message });
});

test('the seconds the CMS asks to wait are kept', async () => {
  const answer = new Response('{}', { status: 429, headers: { 'retry-after': '17' } });
  const failure = await clientThatGets(answer)
    .client.get('/articles')
    .catch((error: unknown) => error);
  expect((failure as StrapiError).retryAfterSeconds).toBe(17);
});

const options = { origin: 'http://cms', token: 'new', timeoutMilliseconds: 1000 };

function cmsWithToken(token: string) {
  return vi.fn(async (_input: RequestInfo | URL, init?: RequestInit) =>
    new Headers(init?.headers).get('authorization') === `Bearer ${token}`
      ? Response.json({ data: [] })
      : strapiAnswer(401, 'UnauthorizedError', 'Missing or invalid credentials'),
  );
}

test.for([
  ['old', 2],
  ['new', 1],
] as const)('while the token is being changed, a CMS that knows the %s one answers', async ([token, calls]) => {
  const send = cmsWithToken(token);
  const client = createStrapiClient({ ...options, previousToken: 'old', fetch: send as typeof fetch });
  expect(await client.get('/articles')).toEqual({ data: [] });
  expect(await client.post('/contact-requests', { data: {} }, 1000)).toEqual({ data: [] });
  expect(send).toHaveBeenCalledTimes(2 * calls);
});

test('a CMS that knows neither token, and one that knows the only one not, are failures', async () => {
  for (const previousToken of ['old', null]) {
    const client = createStrapiClient({ ...options, previousToken, fetch: cmsWithToken('other') as typeof fetch });
    await expect(client.get('/articles')).rejects.toMatchObject({ body: { status: 401 } });
  }
});
