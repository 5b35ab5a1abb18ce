import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { silentReporter } from '../../../worker/observe/reporter.ts';
import { contact, encodeForm, formReplyOf, postForm, sameOrigin, withHeaders } from '../../app/form-post.ts';
import { createTestApp, type TestApp } from '../../app/test-app.ts';

const json = { accept: 'application/json' };
const rowsOf = (app: TestApp) => app.database.rows('SELECT * FROM submissions');
const send = (app: TestApp, headers: Record<string, string>, body: BodyInit = encodeForm(contact)) =>
  app.send('/formulaires/contact', { method: 'POST', body, headers });

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.for<[string, Record<string, string>]>([
  ['another site', { ...form, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site without Sec-Fetch-Site', { ...form, origin: 'https://evil.example' }],
  ['a subdomain', { ...form, origin: 'https://x.site.example', 'sec-fetch-site': 'same-site' }],
  ['a page without origin', { ...form, origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['nobody says whom', form],
  ['another site as text', { 'content-type': 'text/plain', origin: 'https://evil.example' }],
  ['another site as parts', { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.example' }],
  ['another site in capitals', { 'content-type': 'APPLICATION/X-WWW-FORM-URLENCODED', origin: 'https://evil.example' }],
])('a form sent by %s is refused', async ([, headers]) => {
  const app = createTestApp(answerFromSeed);
  expect((await send(app, headers)).status).toBe(403);
  expect(app.limit.keys).toEqual([]);
  expect(rowsOf(app)).toEqual([]);
});

test('a form of our own page is taken by Origin alone, and by Sec-Fetch-Site alone', async () => {
  const app = createTestApp(answerFromSeed);
  expect((await send(app, { ...form, origin: 'https://site.example' })).status).toBe(303);
  expect((await send(app, { ...form, 'sec-fetch-site': 'same-origin' })).status).toBe(303);
});

test.for<[string, string | undefined]>([
  ['JSON', 'application/json'],
  ['text', 'text/plain'],
  ['parts', 'multipart/form-data; boundary=x'],
  ['another alphabet', 'application/x-www-form-urlencoded; charset=iso-8859-1'],
  ['no type', ''],
])('%s is no form', async ([, type]) => {
  const app = createTestApp(answerFromSeed);
  const response = await send(app, { ...sameOrigin, 'content-type': type ?? '' });
  expect(response.status).toBe(415);
  expect([app.limit.keys, rowsOf(app)]).toEqual([[], []]);
});

test('too much is refused before it is read, whatever length is said', async () => {
  const app = createTestApp(answerFromSeed);
  const large = `message=${'x'.repeat(5 * 1024 * 1024)}`;
  expect((await send(app, { ...sameOrigin, 'content-length': String(large.length) }, large)).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const init = { method: 'POST', body: endless, headers: { ...sameOrigin, ...json }, duplex: 'half' };
  const response = await app.send('/formulaires/contact', init as RequestInit);
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ status: 'invalid', error: 'too_large', errors: {} });
  expect(sent).toBeLessThan(6);
  const many = Array.from({ length: 10_000 }, (_, index) => `f${index}=x`).join('&');
  expect((await send(app, sameOrigin, many)).status).toBe(400);
  expect([rowsOf(app), app.limit.keys]).toEqual([[], []]);
});

test('a body of nonsense is a form without answers', async () => {
  const app = createTestApp(answerFromSeed);
  for (const body of ['', '&&&', '%00%ff%zz', '__proto__=x&constructor.prototype=y&children[0][x]=1', 'audience[]=famille']) {
    expect((await send(app, { ...sameOrigin, ...json }, body)).status).toBe(422);
  }
});

test('one network of IPv6 is limited as one', async () => {
  const app = createTestApp(answerFromSeed);
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '203.0.113.7', 'nonsense']) {
    await postForm(withHeaders(app, { 'cf-connecting-ip': address }), 'contact', contact);
    await postForm(withHeaders(app, { 'cf-connecting-ip': address }), 'suivi', { reference: 'x' });
  }
  expect(app.limit.keys).toEqual(['2001:db8:1:2::', '2001:db8:1:2::', '203.0.113.7', 'unknown'].flatMap((key) => [key, key]));
});

test('nobody is written to without end, whichever form is used: what is sent is kept, marked, and answered like any other', async () => {
  const app = createTestApp(answerFromSeed);
  const sendAs = (form: string, fields: Record<string, string>) => postForm(app, form, { ...contact, ...fields });
  const signature = { page: '/manifeste', role: 'Parent', town: 'Lyon' };
  for (let time = 0; time < 6; time += 1)
    expect((await sendAs('contact', { message: `Message ${time}`, email: `zoe+${time}@exemple.fr` })).status).toBe(303);
  for (let time = 0; time < 6; time += 1)
    expect((await sendAs('manifeste', { ...signature, firstName: `Zoé${'a'.repeat(time + 1)}` })).status).toBe(303);
  expect((await sendAs('contact', { email: 'ana@exemple.fr' })).status).toBe(303);
  const marks = app.database.rows('SELECT suspicion FROM submissions ORDER BY id').map(({ suspicion }) => suspicion);
  expect(marks).toEqual([...Array(10).fill(null), 'many-mails', 'many-mails', null]);
  app.pass(3 * 86_400);
  await app.dependencies.allowance.erase(app.dependencies.clock());
  expect(app.database.rows('SELECT * FROM daily_allowances')).toEqual([]);
});

test('who sends too much is asked to wait, and keeps everything', async () => {
  const app = createTestApp(answerFromSeed);
  app.limit.answer = false;
  const response = await postForm(app, 'contact', contact);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await formReplyOf(response)).toMatchObject({ error: 'too_many_requests', values: { email: 'zoe@exemple.fr' } });
  expect(app.limit.keys).toEqual(['203.0.113.7']);
});

test('a limiter that fails stops nobody, and is logged', async () => {
  const app = createTestApp(answerFromSeed);
  app.limit.answer = new Error('no limiter');
  expect((await postForm(app, 'contact', contact)).status).toBe(303);
  expect(app.logger.error).toHaveBeenCalledWith('form-limit-failed', app.limit.answer);
});

test('a filled trap is taken like any other, and marked', async () => {
  const app = createTestApp(answerFromSeed);
  expect((await postForm(app, 'contact', { ...contact, website: 'https://spam.example' })).status).toBe(303);
  expect(rowsOf(app)).toMatchObject([{ suspicion: 'trap' }]);
});

test('who was too fast for a person is asked to send again; without script nothing is measured', async () => {
  const app = createTestApp(answerFromSeed);
  const fast = await postForm(withHeaders(app, json), 'contact', { ...contact, elapsedMilliseconds: '800' });
  expect(fast.status).toBe(422);
  expect(await fast.json()).toEqual({ status: 'invalid', error: 'too_fast', errors: {} });
  expect((await postForm(withHeaders(app, json), 'contact', { ...contact, elapsedMilliseconds: '2600' })).status).toBe(200);
  expect((await postForm(withHeaders(app, json), 'contact', { ...contact, elapsedMilliseconds: '-1', message: 'x' })).status).toBe(200);
});

/** An app that is protected by Turnstile, which answers as told. */
function challengedApp(answer: (body: URLSearchParams) => unknown) {
  const challenges: URLSearchParams[] = [];
  const app = createTestApp(
    (url, init) => {
      if (url.hostname !== 'challenges.cloudflare.com') return answerFromSeed(url);
      const body = new URLSearchParams(String(init.body));
      challenges.push(body);
      return answer(body);
    },
    silentReporter,
    { config: { turnstileSecret: 'secret', turnstileSiteKey: 'key' } },
  );
  return { app, challenges };
}

test('a challenge that is passed is no obstacle; one that is not is asked for again', async () => {
  const { app, challenges } = challengedApp((body) => ({ success: body.get('response') === 'good' }));
  expect((await postForm(withHeaders(app, json), 'contact', { ...contact, 'cf-turnstile-response': 'good' })).status).toBe(200);
  expect(Object.fromEntries(challenges[0] ?? [])).toEqual({ secret: 'secret', response: 'good', remoteip: '203.0.113.7' });
  const bad = await postForm(withHeaders(app, json), 'contact', { ...contact, message: 'x', 'cf-turnstile-response': 'bad' });
  expect(await bad.json()).toMatchObject({ error: 'challenge_failed' });
  expect(
    (await postForm(withHeaders(app, json), 'contact', { ...contact, message: 'x', 'cf-turnstile-response': 'x'.repeat(3000) })).status,
  ).toBe(422);
  expect(challenges).toHaveLength(2);
  // A token serves once: what was accepted with it is answered again.
  expect((await postForm(withHeaders(app, json), 'contact', { ...contact, 'cf-turnstile-response': 'bad' })).status).toBe(200);
  expect(rowsOf(app)).toMatchObject([{ suspicion: null }]);
});

test('a challenge that cannot be asked for loses nobody; without JavaScript a request is marked', async () => {
  const { app } = challengedApp(() => new Response('', { status: 503 }));
  expect((await postForm(app, 'contact', { ...contact, 'cf-turnstile-response': 'good' })).status).toBe(303);
  expect((await postForm(app, 'contact', { ...contact, message: 'x' })).status).toBe(303);
  expect(rowsOf(app)).toMatchObject([{ suspicion: null }, { suspicion: 'no-challenge' }]);
});

test('an address of a form leads to its page; an unknown one to nothing', async () => {
  const app = createTestApp(answerFromSeed);
  expect((await app.get('/formulaires/contact')).headers.get('location')).toBe('/contact');
  expect((await app.get('/formulaires/suivi')).headers.get('location')).toBe('/suivi-de-demande');
  expect((await app.get('/formulaires/nichts')).status).toBe(404);
  expect((await app.get('/formulaires/contact/nichts')).status).toBe(404);
  expect((await postForm(app, 'nichts', contact)).status).toBe(404);
});
