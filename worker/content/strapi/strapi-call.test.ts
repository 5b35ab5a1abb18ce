import { expect, test, vi } from 'vitest';
import { createStrapiCall, StrapiError } from './strapi-call.ts';

function callThatGets(answer: Response) {
  const send = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answer);
  const onError = vi.fn();
  return { call: createStrapiCall({ origin: 'http://cms', fetch: send as typeof fetch, onError }), send, onError };
}
const redirect = () => new Response('moved', { status: 302, headers: { location: 'https://elsewhere.example/' } });

test('a redirect is an answer without a body for who takes redirects', async () => {
  const { call, onError } = callThatGets(redirect());
  const answer = await call('/connect/google', { headers: {}, timeout: 1000, takesRedirects: true });
  expect(answer).toMatchObject({ status: 302, body: null });
  expect(answer.headers.get('location')).toBe('https://elsewhere.example/');
  expect(onError).not.toHaveBeenCalled();
});

test('a redirect is a failure for all others, and is not followed', async () => {
  const { call, send, onError } = callThatGets(redirect());
  await expect(call('/articles', { headers: {}, timeout: 1000 })).rejects.toBeInstanceOf(StrapiError);
  expect(send).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();
});

test('only a call with a content says what it is', async () => {
  const { call, send } = callThatGets(Response.json({ data: 1 }));
  await call('/a', { method: 'PUT', content: { b: 'é' }, headers: { authorization: 'Bearer c' }, timeout: 1000 });
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    method: 'PUT',
    body: '{"b":"é"}',
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer c' },
  });
  const other = callThatGets(Response.json({ data: 1 }));
  await other.call('/a', { headers: {}, timeout: 1000 });
  expect(other.send.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', body: undefined, headers: { accept: 'application/json' } });
});
