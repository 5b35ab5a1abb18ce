import { expect, test, vi } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { redeliverStatement } from '../../../scripts/submissions/redeliver.ts';
import { retryStatement } from '../../../scripts/submissions/statements.ts';
import { runFormTasks } from '../../../worker/forms/submissions/scheduled.ts';
import type { Reporter } from '../../../worker/observe/reporter.ts';
import { silentReport } from '../../../worker/observe/reporter.ts';
import { contact, postForm } from '../../app/form-post.ts';
import { createTestApp, type TestApp } from '../../app/test-app.ts';

type Answer = 'taken' | 'down' | 'failing' | 'refused' | 'there';

const failures: Record<Exclude<Answer, 'taken' | 'down'>, () => Response> = {
  failing: () => new Response('<html>', { status: 500 }),
  refused: () => Response.json({ error: { status: 400, name: 'ValidationError', message: 'no', details: {} } }, { status: 400 }),
  there: () =>
    Response.json(
      {
        error: {
          status: 400,
          name: 'ValidationError',
          message: 'This attribute must be unique',
          details: { errors: [{ path: ['submissionKey'], message: 'This attribute must be unique', name: 'ValidationError' }] },
        },
      },
      { status: 400 },
    ),
};

function appWithCms() {
  const cms = { answer: 'taken' as Answer, keys: [] as string[], attempts: 0 };
  const captureError = vi.fn();
  const reporter: Reporter = { begin: () => ({ ...silentReport, captureError }) };
  const app = createTestApp((url, init) => {
    if (init.method !== 'POST') return answerFromSeed(url);
    cms.attempts += 1;
    if (cms.answer === 'down') throw new TypeError('connection refused');
    if (cms.answer !== 'taken') return failures[cms.answer]();
    cms.keys.push(JSON.parse(String(init.body)).data.submissionKey);
    return { data: { documentId: 'd' } };
  }, reporter);
  const run = () => runFormTasks(app.dependencies, () => {});
  return { app, cms, run, captureError };
}

const rowOf = (app: TestApp) => app.database.rows('SELECT * FROM submissions')[0];

test('what the CMS does not take is tried again, later each time, until it does', async () => {
  const { app, cms, run } = appWithCms();
  cms.answer = 'down';
  await postForm(app, 'contact', contact);
  await app.settle();
  expect(rowOf(app)).toMatchObject({ attempts: 1, delivered_at: null });
  await run();
  expect(cms.attempts).toBe(1);
  const waits = [60, 120, 240, 480];
  for (const [index, seconds] of waits.entries()) {
    cms.answer = index % 2 ? 'failing' : 'down';
    app.pass(seconds - 1);
    await run();
    expect(cms.attempts).toBe(index + 1);
    app.pass(1);
    await run();
    expect(cms.attempts).toBe(index + 2);
  }
  cms.answer = 'taken';
  app.pass(6 * 3600);
  await run();
  await run();
  expect(cms.keys).toEqual([rowOf(app)?.submission_key]);
  expect(rowOf(app)).toMatchObject({ attempts: 6, last_error: null });
});

test('a CMS that was restored gets again what was sent since its backup, and nothing that was erased', async () => {
  const { app, cms, run } = appWithCms();
  const send = async (message: string) => {
    await postForm(app, 'contact', { ...contact, message });
    await app.settle();
    app.pass(3600);
  };
  await send('avant la sauvegarde');
  const backupAt = app.dependencies.clock();
  for (const message of ['après la sauvegarde', 'effacée à la demande', 'que la CMS a gardée']) await send(message);
  app.database.rows(`UPDATE submissions SET payload = NULL WHERE payload LIKE '%effac%' RETURNING id`);
  const lost = cms.keys[1];
  cms.keys.length = 0;

  app.database.rows(redeliverStatement(backupAt));
  await run();
  expect(cms.keys).toHaveLength(2);
  expect(cms.keys).toContain(lost);
  // What it has already is known by its key.
  app.database.rows(redeliverStatement(backupAt));
  cms.answer = 'there';
  await run();
  expect(app.database.rows('SELECT count(*) AS waiting FROM submissions WHERE delivered_at IS NULL')).toEqual([{ waiting: 0 }]);
});

test('an attempt that was cut off is taken up again after a minute, not sooner', async () => {
  const { app, cms, run } = appWithCms();
  const { submissions, clock } = app.dependencies;
  const { id } = await submissions.accept({ ...(await accepted(app)), clientKey: 'a', createdAt: clock() });
  const [row] = app.database.rows(`SELECT submission_key FROM submissions WHERE id = ${id}`);
  await submissions.claim(Number(id), clock());
  const before = cms.attempts;
  app.pass(59);
  await run();
  expect(cms.attempts).toBe(before);
  app.pass(1);
  await run();
  expect(cms.keys).toContain(row?.submission_key);
});

/** Values of a request, from one that the app has taken. */
async function accepted(app: TestApp) {
  await postForm(app, 'contact', contact);
  await app.settle();
  const row = rowOf(app);
  return {
    form: 'contact' as const,
    formVersion: 1,
    values: { ...JSON.parse(String(row?.payload)), message: 'other' },
    outcome: 'received' as const,
    locale: 'fr' as const,
    sourcePage: '/contact',
    consentVersion: '1',
    consentText: '',
    suspicion: null,
  };
}

test('what the CMS has already counts as delivered', async () => {
  const { app, cms } = appWithCms();
  cms.answer = 'there';
  await postForm(app, 'contact', contact);
  await app.settle();
  expect(rowOf(app)?.delivered_at).not.toBeNull();
});

test('one that the CMS refuses does not hold up the others; a CMS that is down is left alone', async () => {
  const { app, cms, run } = appWithCms();
  for (const count of Array.from({ length: 20 }, (_, index) => index)) {
    cms.answer = 'down';
    await postForm(app, 'contact', { ...contact, message: `Question ${count}` });
    await app.settle();
  }
  app.pass(60);
  cms.attempts = 0;
  await run();
  expect(cms.attempts).toBeLessThan(8);
  cms.answer = 'refused';
  app.pass(3600);
  cms.attempts = 0;
  await run();
  expect(cms.attempts).toBe(20);
  expect(rowOf(app)).toMatchObject({ last_error: '400 ValidationError', delivered_at: null });
});

test('a row that nobody can read is set aside: the others are delivered, and the CMS is not taken for down', async () => {
  const { app, cms, run, captureError } = appWithCms();
  cms.answer = 'down';
  for (const number of [1, 2, 3, 4, 5, 6]) await postForm(app, 'contact', { ...contact, message: `Question ${number}` });
  await app.settle();
  const unreadable = ["payload = '{}'", "payload = 'no JSON'", 'form_version = 99', "form = 'gone'", 'form_version = 0'];
  for (const [index, change] of unreadable.entries()) app.database.rows(`UPDATE submissions SET ${change} WHERE id = ${index + 1}`);
  cms.answer = 'taken';
  app.pass(60);
  await run();
  const rows = app.database.rows(
    'SELECT delivered_at IS NOT NULL AS delivered, set_aside_at IS NOT NULL AS aside FROM submissions ORDER BY id',
  );
  expect(rows).toEqual([...unreadable.map(() => ({ delivered: 0, aside: 1 })), { delivered: 1, aside: 0 }]);
  expect(app.logger.error).toHaveBeenCalledWith('submission-set-aside', expect.any(Error), { id: 3, form: 'contact', formVersion: 99 });
  expect(app.logger.warn).toHaveBeenCalledWith('submissions-set-aside', { count: 5 });

  // It is tried no more, and told of once an hour; what was sent stays.
  cms.attempts = 0;
  captureError.mockClear();
  app.pass(59 * 60);
  await run();
  expect(cms.attempts).toBe(0);
  expect(captureError.mock.calls.map(([, name]) => name)).toEqual(['submissions-set-aside']);
  expect(app.database.rows('SELECT id FROM submissions WHERE payload IS NULL')).toEqual([]);
});

test('a row that was set aside is delivered once a build can read it and an operator has it tried again', async () => {
  const { app, cms, run } = appWithCms();
  cms.answer = 'down';
  await postForm(app, 'contact', contact);
  await app.settle();
  app.database.rows('UPDATE submissions SET form_version = 99');
  cms.answer = 'taken';
  app.pass(60);
  await run();
  expect(cms.keys).toEqual([]);
  app.database.rows('UPDATE submissions SET form_version = 2');
  app.database.rows(retryStatement(null));
  await run();
  expect(cms.keys).toEqual([rowOf(app)?.submission_key]);
});

test('what is late is logged each minute and reported once an hour', async () => {
  const { app, cms, run, captureError } = appWithCms();
  cms.answer = 'down';
  await postForm(app, 'contact', contact);
  await app.settle();
  app.pass(15 * 60 + 1);
  await run();
  expect(app.logger.warn).toHaveBeenCalledWith('submissions-late', { count: 1, oldestMinutes: 15 });
  expect(captureError).not.toHaveBeenCalled();
  app.pass(45 * 60);
  await run();
  expect(captureError).toHaveBeenCalledWith(
    expect.objectContaining({ message: '1 submissions are not delivered, the oldest for 60 minutes' }),
    'submissions-late',
  );
});

test('personal data leave the edge within 30 days of delivery, and never before delivery', async () => {
  const { app, cms, run } = appWithCms();
  cms.answer = 'down';
  await postForm(app, 'contact', contact);
  await app.settle();
  app.pass(60 * 86_400);
  await run();
  expect(rowOf(app)?.payload).not.toBeNull();
  cms.answer = 'taken';
  app.pass(6 * 3600);
  await run();
  app.pass(27 * 86_400);
  await run();
  expect(rowOf(app)?.payload).not.toBeNull();
  app.pass(86_400 + 60);
  await run();
  const row = rowOf(app);
  expect(row).toMatchObject({ payload: null, content_key: null, consent_text: null, source_page: '' });
  expect(JSON.stringify(row)).not.toMatch(/zoe|Goff|exemple/);
  expect(row?.reference).toMatch(/^CS-/);
});
