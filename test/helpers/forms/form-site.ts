import { anyFreePort } from '../../../scripts/local/free-port.ts';
import { encodeForm, type Fields, sameOrigin } from '../../app/form-post.ts';
import { startTestSite, type TestSite } from '../site.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

export type { Fields };

export interface CmsEntry {
  documentId: string;
  [field: string]: unknown;
}

/** The edge database, as far as tests look into it. */
interface Database {
  prepare(sql: string): { run(): Promise<unknown>; all(): Promise<{ results: Record<string, unknown>[] }> };
}

/** A site whose CMS sends its mails to a server of ours. */
export interface FormSite {
  site: TestSite;
  mails: MailServer;
  /** Sends a form as a new visitor's browser does, from a page of ours. */
  post(segment: string, fields: Fields, headers?: Record<string, string>): Promise<Response>;
  /** Entries of a type in the CMS, by the values of fields. */
  entriesOf(type: string, filters?: Record<string, string>): Promise<CmsEntry[]>;
  /** Rows of the edge database. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
  /** What the minute's task does. */
  runTasks(): Promise<void>;
  close(): Promise<void>;
}

export const json = { accept: 'application/json' };

const mailAddress = (name: string) => `${name}@creche-sereine.example`;

/** Starts a site with a mail server, and more variables of the CMS; what cannot be sent is tried again after a second. */
export async function startFormSite(cmsEnv: Record<string, string> = {}): Promise<FormSite> {
  const mails = await startMailServer(await anyFreePort());
  const site = await startTestSite({
    cmsEnv: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mails.port),
      SMTP_IGNORE_TLS: '1',
      SMTP_FROM: mailAddress('bonjour'),
      TEAM_MAIL_FAMILLE: mailAddress('familles'),
      TEAM_MAIL_ENTREPRISE: mailAddress('entreprises'),
      TEAM_MAIL_GESTIONNAIRE: mailAddress('creches'),
      MAIL_RETRY_SECONDS: '1',
      ...cmsEnv,
    },
  });
  const worker = site.harness.getWorker<{ DB: Database }>();
  let visitors = 0;
  return {
    site,
    mails,
    post(segment, fields, headers = {}) {
      visitors += 1;
      return site.fetch(`/formulaires/${segment}`, {
        method: 'POST',
        body: encodeForm(fields),
        headers: { ...sameOrigin, origin: site.url, 'cf-connecting-ip': `198.51.100.${visitors % 250}`, ...headers },
      });
    },
    async entriesOf(type, filters = {}) {
      const query = Object.entries(filters).map(([field, value]) => `filters[${field}][$eq]=${encodeURIComponent(value)}`);
      const address = `/content-manager/collection-types/api::${type}.${type}?pageSize=100&${query.join('&')}`;
      return ((await site.cms.request('GET', address)) as { results: CmsEntry[] }).results;
    },
    async rows(sql) {
      const { DB } = await worker.getEnv();
      return (await DB.prepare(sql).all()).results;
    },
    async runTasks() {
      await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date() });
    },
    async close() {
      await site.close();
      await mails.stop();
    },
  };
}
