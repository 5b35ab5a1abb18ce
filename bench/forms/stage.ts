import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anyFreePort } from '../../harness/local/free-port.ts';
import { type MailServer, startMailServer } from '../../harness/services/mail-server.ts';
import type { BuiltWorker } from '../../harness/site/built-worker.ts';
import { type CmsProxy, startCmsProxy } from '../../harness/site/cms-proxy.ts';
import { createTestCms, type TestCms } from '../../harness/site/test-cms.ts';
import { createBenchWorker } from '../kit/bench-worker.ts';
import { workerds } from '../kit/processes.ts';

/** A site with all that stands behind its forms, each part of which can be made to fail. */
export interface Stage {
  siteUrl: string;
  cms: TestCms;
  proxy: CmsProxy;
  mails: MailServer;
  /** Ends the worker as a crash does, and starts it again with what it had kept. */
  restartWorker(): Promise<void>;
  /** Runs what the schedule of every minute runs; nothing while the worker is away. */
  runTasks(): Promise<void>;
  /** Lets every request that waits for its next attempt be due. */
  passTime(): Promise<void>;
  close(): Promise<void>;
}

/** Ends every workerd of this process: no request and nothing behind a response comes to its end. */
function killWorkerd() {
  for (const { pid } of workerds()) process.kill(pid, 'SIGKILL');
}

/** Starts a site whose CMS and mails can fail; `mailRetrySeconds` is how long the CMS waits before it sends a mail again. */
export async function openStage(mailRetrySeconds: number): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'creche-faults-'));
  const mails = await startMailServer(await anyFreePort());
  const port = await anyFreePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const env = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mails.port),
    SMTP_IGNORE_TLS: '1',
    SMTP_FROM: 'bonjour@creche-sereine.example',
    MAIL_RETRY_SECONDS: String(mailRetrySeconds),
  };
  const cms = await createTestCms({ folder, port: await anyFreePort(), siteUrl, env });
  const proxy = await startCmsProxy({ port: await anyFreePort(), target: () => cms.url });
  const variables = { ENVIRONMENT: 'development', SITE_ORIGIN: siteUrl, CMS_ORIGIN: proxy.url };
  const benchWorker = createBenchWorker(variables, { database: 'empty', port });
  let worker: BuiltWorker | null = await benchWorker.start();
  return {
    siteUrl,
    cms,
    proxy,
    mails,
    async restartWorker() {
      const killed = worker;
      worker = null;
      killWorkerd();
      await killed?.stop();
      worker = await benchWorker.start();
    },
    runTasks: async () => worker?.runScheduledTasks(),
    async passTime() {
      const { DB } = (await worker?.bindings()) ?? {};
      await DB?.prepare('UPDATE submissions SET next_attempt_at = 0 WHERE delivered_at IS NULL').run();
    },
    async close() {
      await worker?.stop();
      await Promise.all([cms.stop(), proxy.close(), mails.stop()]);
      benchWorker.forget();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
