import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { runFormTasks } from '../../../worker/forms/submissions/scheduled.ts';
import { createReporter } from '../../../worker/observe/tracker-reporter.ts';
import { contact, type Fields, postForm, preRegistration, withHeaders } from '../../app/form-post.ts';
import { createTestApp } from '../../app/test-app.ts';

const json = { accept: 'application/json' };
/** What of the fixtures may stand nowhere but in the edge database, in bodies and in the answers to its sender. */
const personal = /zoe|zoé|goff|612345678|06 12|une place \?|203\.0\.113|exemple\.fr|31\/03\/2026|2026-03-31|caf(?:é|%C3%A9)/i;

/** KV holds pages of the seed, in which names and places of examples stand. */
const kept = /zoe@|le goff|612345678|une place \?|203\.0\.113|2026-03-31/i;

const whitePaper: Fields = { ...contact, page: '/livres-blancs-entreprise/x', whitePaperSlug: 'x', company: 'Café & Cie' };
const signature: Fields = { ...contact, page: '/manifeste', role: 'Parent', town: 'Us' };
const partner: Fields = {
  ...contact,
  page: '/devenir-partenaire',
  company: 'Café & Cie',
  'nurseries.0.name': 'Un',
  'nurseries.0.postalCode': '59000',
  'nurseries.0.town': 'Lille',
};
const errorReport: Fields = {
  page: '/signaler-une-erreur',
  nurseryName: 'Café & Cie, Us',
  problem: 'other_problem',
  message: 'Zoé',
  email: 'zoe@exemple.fr',
};
const followUp: Fields = { page: '/suivi-de-demande', reference: 'CS-0000-0000', email: 'zoe@exemple.fr' };
const forms: [string, Fields][] = [
  ['contact', contact],
  ['partenaire', partner],
  ['manifeste', signature],
  ['livre-blanc', whitePaper],
  ['pre-inscription', { ...preRegistration, whole: '1' }],
  ['pre-inscription', { ...preRegistration, step: '2', action: 'save' }],
  ['erreur', errorReport],
  ['suivi', followUp],
];

/** An app whose error tracker, logs, addresses and KV are written down; its CMS quotes what it refuses. */
function watchedApp() {
  const reports: string[] = [];
  let now = Date.parse('2026-11-27T10:00:00Z');
  const reporter = createReporter({
    dsn: 'https://abc@errors.example/7',
    environment: 'production',
    release: 'build-1',
    trackerTimeoutMilliseconds: 3000,
    fetch: async (input, init) => {
      reports.push(`${input} ${init?.body}`);
      return new Response(null);
    },
    clock: () => now++,
    logger: { info() {}, warn() {}, error() {} },
  });
  const cms = { status: 400 };
  const app = createTestApp((url, init) => {
    const isSubmission = /\/api\/(?:contact-requests|error-reports|manifesto-signatures|pre-registrations|white-paper-requests)/.test(
      url.pathname,
    );
    if (!isSubmission) return answerFromSeed(url);
    if (cms.status === 0) throw new TypeError(`cannot reach ${url}`);
    const message = `refused: ${init.body ?? url.search}`;
    return Response.json(
      { error: { status: cms.status, name: 'ValidationError', message, details: { value: init.body } } },
      { status: cms.status },
    );
  }, reporter);
  return { app, cms, reports };
}

test.for(forms)('nothing of a person is in logs, reports, addresses or KV, whatever fails: %s', async ([segment, fields]) => {
  const { app, cms, reports } = watchedApp();
  const addresses: (string | null)[] = [];
  async function send(more: Fields = {}, headers: Record<string, string> = {}) {
    const answer = await postForm(withHeaders(app, headers), segment, { ...fields, ...more });
    addresses.push(answer.headers.get('location'));
    if (answer.headers.get('content-type')?.includes('json')) addresses.push(String(((await answer.json()) as { next?: string }).next));
    await app.settle();
  }
  for (const status of [400, 500, 0]) {
    cms.status = status;
    await send();
    await send({ message: `Bonjour ${status}` }, json);
  }
  await send({ email: 'zoe@', 'parents.0.email': 'zoe@' });
  app.limit.answer = new Error('no limiter');
  await send({}, json);
  app.pass(3600);
  await runFormTasks(app.dependencies, () => {});
  app.database.error = new Error('D1_ERROR: down');
  await send({ firstName: 'Zoé-Marie', 'parents.0.firstName': 'Zoé-Marie' }, json);
  await runFormTasks(app.dependencies, () => {});
  await app.settle();

  const logged = Object.values(app.logger).flatMap(({ mock }) => mock.calls.flat().map(inFull));
  expect(logged.filter((line) => personal.test(line))).toEqual([]);
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.filter((report) => personal.test(report))).toEqual([]);
  expect([...app.cmsCalls, ...addresses].filter((address) => personal.test(address ?? ''))).toEqual([]);
  expect([...app.fake.values].filter((entry) => kept.test(JSON.stringify(entry)))).toEqual([]);
});

/** An error with its causes, anything else as JSON: as the log writes them. */
function inFull(value: unknown): string {
  if (!(value instanceof Error)) return JSON.stringify(value) ?? '';
  return [value.name, value.message, value.stack, inFull(value.cause ?? null)].join('\n');
}
