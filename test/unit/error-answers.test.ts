import { describe, expect, test } from 'vitest';
import { en } from '../../client/i18n/en.ts';
import { fr } from '../../client/i18n/fr.ts';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';

const origin = 'https://site.example';
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', origin };
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Requests that are refused, by their status. */
const refused: [
  status: 400 | 403 | 413 | 414 | 415,
  name: string,
  send: (app: TestApp, headers: Record<string, string>) => Promise<Response>,
][] = [
  [400, 'an address that cannot be read', (app, headers) => app.get('/inscription%2f', headers)],
  [
    400,
    'ten thousand fields',
    (app, headers) => app.send('/formulaires/contact', { method: 'POST', headers: { ...form, ...headers }, body: 'a=1&'.repeat(10_000) }),
  ],
  [
    403,
    'a form of another site',
    (app, headers) =>
      app.send('/formulaires/contact', {
        method: 'POST',
        headers: { ...form, ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        body: 'a=1',
      }),
  ],
  [
    413,
    'a long message',
    (app, headers) =>
      app.send('/formulaires/contact', { method: 'POST', headers: { ...form, ...headers }, body: `a=${'x'.repeat(300_000)}` }),
  ],
  [414, 'a long address', (app, headers) => app.get(`/${'x'.repeat(5000)}`, headers)],
  [
    415,
    'a form sent as text',
    (app, headers) =>
      app.send('/formulaires/contact', { method: 'POST', headers: { ...form, ...headers, 'content-type': 'text/plain' }, body: 'a=1' }),
  ],
];

const plain = (html: string) => html.replaceAll('&#x27;', "'");

describe.for(refused)('%i for %s', ([status, , send]) => {
  test('is told to people for what it is, not as a failure of ours', async () => {
    const app = createTestApp(answerFromSeed);
    const response = await send(app, person);
    const html = plain(await response.text());
    expect(response.status).toBe(status);
    expect(html).toContain(fr.errors.refusals[status].text);
    expect(html).toContain(`<title>${fr.errors.refusals[status].title} | `);
    expect(html).not.toMatch(/momentanément indisponible|vient de nous|Réessayer/);
    expect(response.headers.get('vary')).toMatch(/accept, sec-fetch-mode/);
    expect(response.headers.get('x-cache')).toBeNull();
    expect(app.logger.error).not.toHaveBeenCalled();
  });

  test('is an error in JSON for a program', async () => {
    const response = await send(createTestApp(answerFromSeed), { ...person, accept: 'application/json' });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, expect.stringContaining('application/json')]);
    expect(await response.json()).toMatchObject({ error: expect.anything() });
  });
});

test('every refusal has its words in both languages', () => {
  expect(Object.keys(en.errors.refusals)).toEqual(Object.keys(fr.errors.refusals));
});

test.for([
  ['/zz/inconnu', 'Page Not Found: /zz/inconnu'],
  ['/blog-famille/inconnu', 'Page Not Found: /blog-famille/inconnu'],
  ['/blog-famille?page=abc', 'Page Not Found: /blog-famille'],
] as const)('%s is not found, in JSON for who asks for it', async ([path, message]) => {
  const app = createTestApp(answerFromSeed);
  const response = await app.get(path, { accept: 'application/json' });
  expect([response.status, response.headers.get('vary')]).toEqual([404, 'accept, sec-fetch-mode']);
  expect(await response.json()).toEqual({ error: { status: 404, message, requestId: response.headers.get('x-request-id') } });
});

test('what a window opens is a page, and so is what takes one', async () => {
  const app = createTestApp(answerFromSeed);
  const requests: Record<string, string>[] = [
    { accept: 'text/html, application/json' },
    { accept: 'application/json', 'sec-fetch-mode': 'navigate' },
    { accept: '*/*' },
  ];
  for (const headers of requests) {
    const response = await app.get('/zz/inconnu', headers);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('vary')).toBe('accept-encoding, accept, sec-fetch-mode');
  }
});

test('a payload whose address cannot be read is refused in JSON', async () => {
  const response = await createTestApp(answerFromSeed).get('/%ZZ/_payload.json?build-1');
  expect([response.status, response.headers.get('content-type')]).toEqual([400, expect.stringContaining('application/json')]);
});

test('a failure of ours is a failure in JSON too, and never as old as the frame of its screen', async () => {
  const app = createTestApp((url) => (url.pathname === '/api/pages' ? new Response('no', { status: 500 }) : answerFromSeed(url)));
  const page = await app.get('/contact');
  expect([page.status, page.headers.get('x-cache'), page.headers.get('age')]).toEqual([503, null, null]);
  const json = await app.get('/contact', { accept: 'application/json' });
  expect(json.headers.get('retry-after')).toBe('30');
  expect(await json.json()).toEqual({
    error: { status: 503, message: 'Service Unavailable', requestId: json.headers.get('x-request-id') },
  });
});

test.for([
  ['GET', '/assets/gone.js', 404, 'Not found'],
  ['GET', '/uploads/../x', 404, 'Not Found'],
  ['PUT', '/contact', 405, 'Method not allowed'],
  ['POST', '/formulaires/inconnu', 404, 'Not found'],
] as const)('%s %s is refused in JSON for a program, in a line for others', async ([method, path, status, message]) => {
  const app = createTestApp(answerFromSeed);
  const json = await app.send(path, { method, headers: { accept: 'application/json' } });
  expect([json.status, json.headers.get('vary'), json.headers.get('x-content-type-options')]).toEqual([
    status,
    'accept, sec-fetch-mode',
    'nosniff',
  ]);
  expect(await json.json()).toMatchObject({ error: { status, message: expect.stringContaining(message) } });
  const other = await app.send(path, { method });
  expect([other.status, other.headers.get('allow')]).toEqual([status, json.headers.get('allow')]);
  expect(other.headers.get('vary')).toContain('accept, sec-fetch-mode');
});
