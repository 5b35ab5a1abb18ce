import { beforeAll, expect, test } from 'vitest';
import { type Fields, type FormSite, json, startFormSite } from '../helpers/forms/form-site.ts';
import { untilAnswered } from '../helpers/hung-up.ts';

let forms: FormSite;

beforeAll(async () => {
  forms = await startFormSite();
});

const contact = {
  page: '/contact',
  audience: 'famille',
  subject: 'place',
  firstName: 'Zoé',
  lastName: 'Le Goff',
  email: 'zoe@exemple.fr',
  message: 'Bonjour',
};

test('another site’s form is refused, our own without JavaScript is taken', async () => {
  expect((await forms.post('contact', contact, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const bare = { method: 'POST', body: new URLSearchParams(contact) };
  expect((await forms.site.fetch('/formulaires/contact', bare)).status).toBe(403);
  expect((await forms.site.fetch('/formulaires/contact', { ...bare, headers: { origin: 'null' } })).status).toBe(403);
  expect((await forms.site.fetch('/formulaires/contact', { ...bare, headers: { origin: forms.site.url } })).status).toBe(303);
});

test('what is no form, or too large a one, is refused before it is read', async () => {
  const headers = { origin: forms.site.url };
  const send = (body: BodyInit, type?: string): Promise<Response> => {
    const init = { method: 'POST', body, headers: { ...headers, ...(type && { 'content-type': type }) } };
    return untilAnswered(() => forms.site.fetch('/formulaires/contact', init));
  };
  expect((await send('{"audience":"famille"}', 'application/json')).status).toBe(415);
  expect((await send('audience=famille', 'text/plain')).status).toBe(415);
  const file = new FormData();
  file.set('message', new Blob(['x'.repeat(5 * 1024 * 1024)]), 'bomb.zip');
  expect((await send(file)).status).toBe(415);
  const form = 'application/x-www-form-urlencoded';
  expect((await send(`message=${'x'.repeat(5 * 1024 * 1024)}`, form)).status).toBe(413);
  expect((await send(Array.from({ length: 10_000 }, (_, index) => `f.${index}.x=1`).join('&'), form)).status).toBe(400);
  expect(await forms.rows("SELECT * FROM submissions WHERE payload LIKE '%xxx%'")).toEqual([]);
});

test('one address that sends too much is asked to wait and keeps everything; others are not', async () => {
  const flood = { ...json, 'cf-connecting-ip': '203.0.113.9' };
  let answer = await forms.post('contact', { ...contact, email: 'x' }, flood);
  // A minute may end in between, which gives another thirty.
  let count = 1;
  for (; answer.status === 422 && count < 90; count += 1) answer = await forms.post('contact', { ...contact, email: 'x' }, flood);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  expect(count).toBeGreaterThan(30);
  const page = await forms.post('contact', { ...contact, message: 'À garder' }, { 'cf-connecting-ip': '203.0.113.9' });
  expect(page.status).toBe(429);
  expect(await page.text()).toContain('À garder');
  expect((await forms.post('contact', { ...contact, message: 'Un autre' })).status).toBe(303);
});

test('a refused form stands on its page again with everything entered, kept by nobody', async () => {
  const response = await forms.post('contact', { ...contact, page: '/en/contact', email: 'zoe@', message: '</script><b>"' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
  const html = await response.text();
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('"email":"email_invalid"');
  expect(html).not.toContain('</script><b>');
  expect(await (await forms.site.fetch('/en/contact')).text()).not.toContain('formReply');
});

test('a reader without JavaScript goes through all steps of the pre-registration', async () => {
  const page = '/pre-inscription-enfant-creche';
  let cookie = '';
  const send = async (step: number, fields: Fields, action = 'save') => {
    const response = await forms.post(
      'pre-inscription',
      { page: `${page}?step=${step}`, step: String(step), action, ...fields },
      { cookie },
    );
    cookie = /__Host-draft=[0-9a-f]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? cookie;
    return response;
  };
  const steps: Fields[] = [
    { 'parents.0.employmentStatus': 'job_seeker', 'parents.1.employmentStatus': 'none' },
    { 'children.0.status': 'expected', 'children.0.dueDate': dueDate() },
    { startDate: startDate(), flexibility: 'exact', days: ['monday'], hoursFrom: '08:00', hoursTo: '17:00' },
    { placePreference: 'work', workPlace: 'Lyon', radiusKilometres: '2' },
    { 'parents.0.firstName': 'A', 'parents.0.lastName': 'B', 'parents.0.email': 'a@exemple.fr', 'parents.0.phone': '0612345678' },
  ];
  for (const [index, fields] of steps.entries()) {
    const response = await send(index + 1, fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${page}?step=${index + 2}#etape`]);
  }
  const recap = await forms.site.fetch(`${page}?step=6`, { headers: { cookie } });
  expect(recap.headers.get('cache-control')).toBe('no-store');
  expect(await recap.text()).toContain('"step":6');
  const end = await send(6, {}, 'send');
  expect(end.headers.get('location')).toBe('/formulaires/pre-inscription/refusee');
  const receipt = /__Host-receipt=[^;]+/.exec(end.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(await (await forms.site.fetch('/formulaires/pre-inscription/refusee', { headers: { cookie: receipt } })).text()).toContain(
    receipt.split(/=|%20/)[1],
  );
  expect(await forms.rows('SELECT * FROM form_drafts')).toEqual([]);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dueDate = () => inDays(60);
const startDate = () => inDays(200);

test('nothing of a person is in KV or in the logs', async () => {
  const { CACHE } = await forms.site.worker.bindings();
  const { keys } = await CACHE.list({});
  const values = await Promise.all(keys.map(({ name }) => CACHE.get(name)));
  const written = JSON.stringify([keys, values, forms.site.takeLogs()]);
  for (const secret of ['zoe@', 'Le Goff', 'À garder', 'a@exemple.fr', '612345678', '203.0.113.9', 'formReply'])
    expect(written).not.toContain(secret);
});
