import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrubEvent, scrubText, scrubValue } from './scrub.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6NDJ9.s5v_Q0mE-x1';
const hex = 'deadbeefcafe0123deadbeefcafe0123deadbeef';

test.for([
  ['Jean.Dupont+creche@exemple.fr refused', 'Dupont'],
  ['mail to "élodie@crèche-été.fr" failed', 'lodie'],
  ['encoded jean%40exemple.fr', 'jean'],
  ['call 06 12 34 56 78 now', '12'],
  ['call 0612345678', '0612345678'],
  ['call 06.12.34.56.78, 01-23-45-67-89', '34'],
  ['call +33 6 12 34 56 78', '12'],
  ['call +33 (0)6 12 34 56 78', '12'],
  ['call (+33) 6 12 34 56 78', '12'],
  ['call 0033612345678', '612345678'],
  ['call %2B33612345678', '612345678'],
  ['call 06\u202f12\u202f34\u202f56\u202f78', '12'],
  ['call +44 20 7946 0958', '7946'],
  ['call +1 (555) 123-4567', '4567'],
  ['call 0044 20 7946 0958', '7946'],
  [`Authorization: Bearer ${jwt}`, 'eyJ'],
  [`token ${jwt} expired`, 'eyJ'],
  ['sent Bearer abcdef0123456789', 'abcdef'],
  ['Cookie: session=abc; theme=dark', 'abc'],
  ['set-cookie: jwt=abc; Path=/', 'abc'],
  ['{"cookie":"session=abc"}', 'abc'],
  ['GET https://site.fr/recherche?q=Dupont&page=2 failed', 'Dupont'],
  ['GET /recherche?Dupont failed', 'Dupont'],
  ['at /_payload.json?b1&email=a (main.js)', 'b1'],
  ['https://site.fr/retour#access_token=abc', 'abc'],
  ['https://jean:secret@cms.fr/api', 'jean'],
  [`api key ${hex}`, 'deadbeef'],
  ['nom=Dupont&prenom=Jean', /Dupont|Jean/],
  ['firstName=Jean Paul, lastName=Dupont', /Jean|Dupont/],
  ['parent_last_name=Dupont', 'Dupont'],
  ['{"lastName":"Dupont","child":{"x":1},"message":"ma fille Zoé"}', /Dupont|Zoé/],
  ["{ lastName: 'Dupont', name: 'Jean' }", /Dupont|Jean/],
  ['{"phone":612345678}', '612345678'],
  ['Invalid length: Expected >=2 but received "Dupont"', 'Dupont'],
  ['Unexpected token \'D\', "Dupont=1" is not valid JSON', 'Dupont'],
  ['Unexpected token \'D\', ..."m":Dupont,"... is not valid JSON', 'Dupont'],
  ['password: hunter2', 'hunter2'],
  ['x-api-key: k-123', 'k-123'],
  ['from 203.0.113.7', '113'],
  ['from 2001:db8:85a3:0:0:8a2e:370:7334', '8a2e'],
  ['from 2001:db8::1', 'db8'],
] as [string, string | RegExp][])('takes out of %s', ([text, secret]) => {
  const scrubbed = scrubText(text);
  expect(scrubbed).not.toMatch(secret);
});

test.for([
  'cms: unexpected answer, status 500',
  "Cannot read properties of undefined (reading 'title')",
  '/assets/main-BKKfUpQk.js',
  'node_modules/@sentry/core/build/esm/client.js',
  'GET /api/articles',
  'index.js:12:34 at 10:22:05 on 2026-11-27',
  'The operation was aborted due to timeout',
  'Minified React error #418; visit https://react.dev/errors/418 for the full message',
  'cms: unreadable answer of /nurseries, 3 problems in 12 ms',
])('leaves %s as it is', (text) => {
  expect(scrubText(text)).toBe(text);
});

test('a long text is cut, and half an address does not survive the cut', () => {
  const scrubbed = scrubText(`${'a '.repeat(3993)}jean.dupont@exemple.fr`);
  expect(scrubbed.length).toBeLessThanOrEqual(1001);
  expect(scrubText(`${'06 12 34 56 78 '.repeat(532)} jean.dupont-is-here@exemple.fr`)).not.toContain('jean');
});

test('fields named after personal data lose their value, at any depth; identifiers stay', () => {
  const event = { trace_id: hex, request_id: '0612345678', data: [{ lastName: 'Dupont', password: 'x', note: 'a@b.fr' }] };
  expect(scrubValue(event)).toEqual({
    trace_id: hex,
    request_id: '0612345678',
    data: [{ lastName: '[removed]', password: '[removed]', note: '[e-mail]' }],
  });
});

test('an event keeps what is needed only', () => {
  const event = {
    event_id: hex,
    sdk: { name: 'toucan-js' },
    request: { headers: { cookie: 'a=b' }, data: { nom: 'Dupont' } },
    user: { email: 'a@b.fr' },
    extra: { __serialized__: { nom: 'Dupont' } },
    server_name: 'machine',
    contexts: { trace: { trace_id: hex }, state: { nom: 'Dupont' } },
    breadcrumbs: [{ message: 'asked /recherche?q=Dupont' }],
    exception: {
      values: [
        { type: 'Error', value: 'for a@b.fr', stacktrace: { frames: [{ filename: '/a.js?q=Dupont', vars: { x: 'Dupont' }, lineno: 1 }] } },
      ],
    },
  };
  expect(scrubEvent(event)).toEqual({
    event_id: hex,
    sdk: { name: 'toucan-js' },
    contexts: { trace: { trace_id: hex } },
    breadcrumbs: [{ message: 'asked /recherche?[query]' }],
    exception: { values: [{ type: 'Error', value: 'for [e-mail]', stacktrace: { frames: [{ filename: '/a.js?[query]', lineno: 1 }] } }] },
  });
});

test('no text takes long', () => {
  const hard = fc.array(fc.constantFrom('a', '0', ':', '@', '"', '=', 'name', '%40', '+33', ' ', '.', 'eyJ', '?', '\\'), {
    minLength: 500,
    maxLength: 4000,
  });
  fc.assert(
    fc.property(hard, (pieces) => {
      const startedAt = Date.now();
      scrubText(pieces.join(''));
      expect(Date.now() - startedAt).toBeLessThan(400);
    }),
    { numRuns: 40 },
  );
});
