import { expect, test } from 'vitest';
import { slottedRules } from '../../../domain/forms/appointment/rules.ts';
import { checkForm } from '../../../domain/forms/form-rules.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { type Fields, formReplyOf, postForm } from '../../app/form-post.ts';
import { createTestApp } from '../../app/test-app.ts';

const slug = 'petite-brindille-lyon';
const page = `/rendez-vous?creche=${slug}`;
/** The day of the test app is Friday 27 November 2026. */
const slot = '2026-12-01T10:30';
const person: Fields = { firstName: 'Zoé', lastName: 'Le Goff', phone: '06 12 34 56 78', email: 'zoe@exemple.fr', message: '' };
const wish: Fields = { page, nurserySlug: slug, kind: 'visit', slot, ...person };

const hours = [{ weekday: 'tuesday', opens: '10:00', closes: '11:00' }];

/** An app whose CMS offers some hours and keeps what it was sent. */
function appWith({ appointmentHours = hours, isDown = false }: { appointmentHours?: object[]; isDown?: boolean } = {}) {
  const sent: unknown[] = [];
  const app = createTestApp((url, init) => {
    if (init.method === 'POST') {
      sent.push([url.pathname, JSON.parse(String(init.body)).data]);
      return { data: { documentId: 'd' } };
    }
    if (url.pathname === '/api/site-setting' && url.search.includes('appointmentHours')) {
      if (isDown) throw new TypeError('cannot reach the CMS');
      return { data: { documentId: 's', locale: 'fr', appointmentHours, appointmentLeadDays: 2, appointmentClosedDays: ['2026-12-08'] } };
    }
    return answerFromSeed(url);
  });
  return { app, sent };
}

test('a nursery leads to a form that offers the times of the team, in both languages and without a script', async () => {
  const { app } = appWith();
  expect(await (await app.get(`/trouver-une-creche/${slug}`)).text()).toContain(`href="${page}"`);
  const html = await (await app.get(page)).text();
  expect(html).toContain('Au sujet de Petite Brindille, Lyon.');
  const offered = [...html.matchAll(/<option value="(2026[^"]*)">([^<]*)/g)].map(([, value, words]) => [value, words]);
  expect(offered).toEqual([
    ['2026-12-01T10:00', 'mardi 1er décembre, 10\u00a0h'],
    [slot, 'mardi 1er décembre, 10\u00a0h\u00a030'],
    ['2026-12-15T10:00', 'mardi 15 décembre, 10\u00a0h'],
    ['2026-12-15T10:30', 'mardi 15 décembre, 10\u00a0h\u00a030'],
  ]);
  expect(await (await app.get(`/en${page}`)).text()).toContain('>Tuesday 1 December, 10:00');
  await app.settle();
});

test.for(['visit', 'call_back'])('a wish (%s) reaches the CMS among the requests of families', async (kind) => {
  const { app, sent } = appWith();
  const response = await postForm(app, 'rendez-vous', { ...wish, kind });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/formulaires/rendez-vous/demande']);
  await app.settle();
  expect(sent).toMatchObject([
    [
      '/api/contact-requests',
      { audience: 'famille', subject: kind, phone: '+33612345678', details: { nurserySlug: slug, slot }, email: 'zoe@exemple.fr' },
    ],
  ]);
  expect(await (await app.get('/formulaires/rendez-vous/demande')).text()).toContain('nous avons noté votre demande de rendez-vous');
});

test.for<[Fields, Record<string, string>]>([
  [{ kind: '' }, { kind: 'required' }],
  [{ kind: 'lunch' }, { kind: 'choice_invalid' }],
  [{ slot: 'mardi' }, { slot: 'choice_invalid' }],
  [{ slot: '' }, { slot: 'required' }],
  // Nobody is there, the day is closed, the time has gone by.
  [{ slot: '2026-12-02T10:00' }, { slot: 'slot_gone' }],
  [{ slot: '2026-12-08T10:00' }, { slot: 'slot_gone' }],
  [{ slot: '2026-11-24T10:00' }, { slot: 'slot_gone' }],
  [{ phone: '12' }, { phone: 'phone_invalid' }],
  [{ nurserySlug: '../etc/passwd' }, { nurserySlug: 'choice_invalid' }],
])('%j is refused with what was typed', async ([fields, errors]) => {
  const { app, sent } = appWith();
  const response = await postForm(app, 'rendez-vous', { ...wish, ...fields });
  expect(response.status).toBe(422);
  expect(await formReplyOf(response)).toMatchObject({ form: 'appointment', errors, values: { firstName: 'Zoé', ...fields } });
  expect(sent).toEqual([]);
});

test('of a form that is sent empty all that is missing is told at once, in its order', async () => {
  const { app } = appWith();
  const missing = { kind: 'required', slot: 'required', firstName: 'required', lastName: 'required', phone: 'required', email: 'required' };
  const response = await postForm(app, 'rendez-vous', { page });
  const { errors } = (await formReplyOf(response)) as { errors: object };
  expect(Object.entries(errors)).toEqual(Object.entries(missing));
  // The browser says the same before it sends, where times are offered.
  const inBrowser = checkForm(slottedRules, {}, { today: '2026-11-25', readPhone: () => null }).errors;
  expect(Object.entries(inBrowser ?? {})).toEqual(Object.entries(missing));
});

test('a team that offers no time is asked to call, and so is one whose hours nobody can read', async () => {
  for (const options of [{ appointmentHours: [] }, { isDown: true }]) {
    const { app, sent } = appWith(options);
    const html = await (await app.get(page)).text();
    expect(html).toContain('nous vous appelons pour convenir d’un moment');
    expect(html).not.toContain('name="slot"');
    expect((await postForm(app, 'rendez-vous', { ...wish, slot: '' })).status).toBe(303);
    await app.settle();
    expect(sent).toMatchObject([['/api/contact-requests', { details: { slot: null } }]]);
  }
});
