import ical from 'ical.js';
import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../../harness/cms-stand-in/answer-from-seed.ts';
import { contact, postForm, preRegistration } from '../../../app/form-post.ts';
import { createTestApp } from '../../../app/test-app.ts';

/** Sends a form, and opens what comes next with the cookie of its receipt. */
async function sendAndOpen(segment: string, fields: typeof contact) {
  const app = createTestApp(answerFromSeed);
  const sent = await postForm(app, segment, fields);
  const [cookie = ''] = (sent.headers.get('set-cookie') ?? '').match(/__Host-receipt=[^;]+/) ?? [];
  const html = await (await app.get(sent.headers.get('location') ?? '', { cookie })).text();
  return { app, cookie, html };
}

const wholePreRegistration = { ...preRegistration, whole: '1' };
const rejected = { ...wholePreRegistration, 'parents.0.employmentStatus': 'student', 'parents.1.employmentStatus': 'none' };

test('the screen after a request has its number, the address the mail goes to, and the day of an answer', async () => {
  const { html } = await sendAndOpen('pre-inscription', wholePreRegistration);
  expect(html).toMatch(/<strong[^>]*>CS-[0-9A-Z]{4}-[0-9A-Z]{4}<\/strong>/);
  expect(html).toMatch(/<strong[^>]*>zoe@exemple\.fr<\/strong>/);
  const [, day] = /Réponse au plus tard (?:<!-- -->)?((?:lun|mar|mercre|jeu|vendre)di \d[^.<]*)/.exec(html) ?? [];
  expect(html).toContain(`Nous vous appelons d’ici ${day}`);
  expect(html).toMatch(/href="\/formulaires\/rappel\.ics\?jour=\d{4}-\d\d-\d\d"/);
});

test('nobody is promised an answer to a request that is not taken up, and a stranger sees no address', async () => {
  const { html, app } = await sendAndOpen('pre-inscription', rejected);
  expect(html).toContain('zoe@exemple.fr');
  expect(html).not.toContain('Réponse au plus tard');
  const later = await (await app.get('/formulaires/pre-inscription/acceptee')).text();
  expect(later).toContain('Nous vous appelons');
  expect(later).not.toMatch(/zoe@|Réponse au plus tard|rappel\.ics/);
  for (const cookie of ['__Host-receipt=CS-0000-0000', '__Host-receipt=x%20y%20z', '__Host-receipt=%3Cscript%3E']) {
    expect((await app.get('/formulaires/pre-inscription/acceptee', { cookie })).status).toBe(200);
  }
});

test('a message has its day, too', async () => {
  expect((await sendAndOpen('contact', contact)).html).toContain('Réponse au plus tard');
});

test('a calendar takes the day of the answer, with the number of who has sent it', async () => {
  const { app, cookie, html } = await sendAndOpen('pre-inscription', wholePreRegistration);
  const [, path = '', day = ''] = /href="(\/formulaires\/rappel\.ics\?jour=([\d-]+))"/.exec(html) ?? [];
  const answer = await app.get(path, { cookie });
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const event = new ical.Event(new ical.Component(ical.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
  expect([event.startDate.toString(), event.startDate.isDate, event.duration.toString()]).toEqual([day, true, 'P1D']);
  expect(event.description).toMatch(/CS-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect(event.uid).toMatch(/^CS-.*@site\.example$/);
  expect(event.summary).toContain('réponse à votre demande');
  expect(await (await app.get(`/en${path}`)).text()).toContain('answer to your request');
});

test.for(['', '?jour=', '?jour=demain', '?jour=2026-02-30', '?jour=1999-01-01', '?jour=2999-01-01'])(
  'there is no calendar of a day nobody was promised: « %s »',
  async (query) => {
    expect((await createTestApp(answerFromSeed).get(`/formulaires/rappel.ics${query}`)).status).toBe(404);
  },
);
