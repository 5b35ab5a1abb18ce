import { expect, test } from 'vitest';
import { accountForms, accountFormsOf } from '../../domain/accounts/account-forms.ts';
import { formAction } from '../../domain/forms/define-form.ts';
import { forms } from '../../domain/forms/forms.ts';
import { followUpAction, requestAction } from '../../domain/placement/follow-up.ts';
import { routes } from '../../routes.ts';
import { createAccountApp, signedIn } from './accounts/fake-accounts.ts';

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const ours = { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' };
const theirs: Record<string, string> = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const secret = { authorization: 'Bearer webhook-secret-of-the-tests' };
const session = { cookie: signedIn };

interface BodyRoute {
  path: string;
  /** Largest body, in bytes. */
  most: number;
  type: Record<string, string>;
  /** Who may send it at all, besides a page of ours. */
  access: Record<string, string>;
  /** Without that access: the status, or where the reader is led. */
  refused: number | string | null;
}

const screens = routes.filter(({ pattern }) => accountFormsOf(pattern).length > 0).map(({ id, pattern }) => ({ id, path: pattern }));
const ownScreens = ['account', 'account-password', 'account-data'];
const kilobytes = 1024;

/** Every address that reads a body. */
const bodyRoutes: BodyRoute[] = [
  ...[...Object.values(forms).map(formAction), followUpAction, requestAction].map((path) => ({
    path,
    most: 128 * kilobytes,
    type: urlencoded,
    access: {},
    refused: null,
  })),
  ...screens.flatMap(({ id, path }) =>
    ['', '/en'].map((prefix) => ({
      path: `${prefix}${path}`,
      most: 128 * kilobytes,
      type: urlencoded,
      access: ownScreens.includes(id) ? session : {},
      refused: ownScreens.includes(id) ? `${prefix}/compte/connexion?retour=${encodeURIComponent(path)}` : null,
    })),
  ),
  { path: '/compte/creches', most: 32 * kilobytes, type: json, access: session, refused: 401 },
  { path: '/webhooks/cms', most: 8 * 1024 * kilobytes, type: json, access: secret, refused: 401 },
];

/** A body without end, and how many bytes were taken of it. */
function endlessBody() {
  const taken = { bytes: 0 };
  const body = new ReadableStream({
    pull(controller) {
      taken.bytes += 16 * kilobytes;
      controller.enqueue(new Uint8Array(16 * kilobytes).fill(97));
    },
  });
  return { body, taken };
}

async function send(path: string, headers: Record<string, string>, body: ReadableStream = endlessBody().body) {
  const app = createAccountApp();
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const response = await app.send(path, init);
  await response.text();
  return { app, response };
}

test('all forms of accounts have a screen that the reader may send them to', () => {
  const ofScreens = screens.flatMap(({ path }) => accountFormsOf(path).map(({ name }) => name));
  expect(ofScreens.sort()).toEqual(Object.keys(accountForms).sort());
});

test.for(bodyRoutes)('$path reads no body that is said to be too large', async ({ path, most, type, access }) => {
  const { body, taken } = endlessBody();
  const { response } = await send(path, { ...ours, ...type, ...access, 'content-length': String(most + 1) }, body);
  expect(response.status).toBe(413);
  // A stream is asked for its first part before anybody reads.
  expect(taken.bytes).toBeLessThanOrEqual(16 * kilobytes);
});

test.for(bodyRoutes)('$path reads a body of unknown length up to its limit only', async ({ path, most, type, access }) => {
  const { body, taken } = endlessBody();
  const { response } = await send(path, { ...ours, ...type, ...access }, body);
  expect(response.status).toBe(413);
  expect(taken.bytes).toBeLessThanOrEqual(most + 32 * kilobytes);
});

test.for(bodyRoutes)('$path reads nothing of who may not send it', async ({ path, type, access, refused }) => {
  if (refused === null) return;
  expect(Object.keys(access)).toHaveLength(1);
  const { body, taken } = endlessBody();
  const { response } = await send(path, { ...ours, ...type }, body);
  expect(typeof refused === 'number' ? response.status : response.headers.get('location')).toBe(refused);
  expect(taken.bytes).toBeLessThanOrEqual(16 * kilobytes);
});

test.for(bodyRoutes.filter(({ path }) => !path.startsWith('/webhooks')))(
  '$path reads and asks nothing where another site sends it, whatever its type',
  async ({ path, access }) => {
    for (const type of [urlencoded, json, { 'content-type': 'text/plain' }]) {
      for (const sender of [theirs, {}, { ...theirs, origin: 'null' }]) {
        const { body, taken } = endlessBody();
        const { app, response } = await send(path, { ...sender, ...type, ...access }, body);
        expect(response.status).toBe(403);
        expect([app.calls, app.limit.keys]).toEqual([[], []]);
        expect(taken.bytes).toBeLessThanOrEqual(16 * kilobytes);
      }
    }
  },
);

test('other addresses and other methods read none, and say by which methods they are served', async () => {
  const post = 'GET, HEAD, POST';
  for (const [path, method, allow] of [
    ['/', 'POST', 'GET, HEAD'],
    ['/contact', 'PUT', 'GET, HEAD'],
    ['/formulaires/contact', 'PUT', post],
    ['/formulaires/suivi', 'DELETE', post],
    ['/formulaires/contact/merci', 'POST', 'GET, HEAD'],
    ['/webhooks/cms', 'PUT', 'POST'],
    ['/webhooks/index', 'PATCH', 'POST'],
    ['/compte/creches', 'DELETE', 'POST'],
    ['/compte/deconnexion', 'PUT', 'POST'],
    ['/en/compte/connexion', 'PATCH', post],
    ['/compte', 'PUT', post],
    ['/compte/session', 'POST', 'GET, HEAD'],
    ['/recherche', 'POST', 'GET, HEAD'],
    ['/_ipx/w_320/uploads/a.jpg', 'POST', 'GET, HEAD'],
  ] as const) {
    const { body, taken } = endlessBody();
    const app = createAccountApp();
    const init: RequestInit & { duplex: 'half' } = { method, headers: { ...ours, ...urlencoded }, body, duplex: 'half' };
    const response = await app.send(path, init);
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allow]);
    expect(taken.bytes).toBeLessThanOrEqual(16 * kilobytes);
  }
  const app = createAccountApp();
  for (const path of ['/webhooks/cms', '/webhooks/index', '/compte/creches', '/compte/deconnexion']) {
    const response = await app.get(path);
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'POST']);
  }
});

test('an entry with very long texts still ends what is kept of it', async () => {
  const entry = { documentId: 'long', publishedAt: '2026-11-27T10:00:00.000Z', body: 'a'.repeat(2 * 1024 * kilobytes) };
  const body = JSON.stringify({ event: 'entry.publish', model: 'article', entry });
  const response = await createAccountApp().send('/webhooks/cms', { method: 'POST', headers: { ...json, ...secret }, body });
  expect(await response.json()).toEqual({ purged: ['article', 'article:long'] });
});
