import type { MailServer } from '../../../harness/services/mail-server.ts';
import { type SiteOptions, siteFor, type TestSite } from '../../../harness/site/site.ts';
import { encodeForm, type Fields, sameOrigin } from '../../app/form-post.ts';
import { nextVisitorAddress } from '../visitor-address.ts';

export type { Fields };

export interface CmsEntry {
  documentId: string;
  [field: string]: unknown;
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
}

export const json = { accept: 'application/json' };

/** The site of a suite, with what suites of forms ask of it. */
export async function startFormSite(options: SiteOptions = {}): Promise<FormSite> {
  const site = await siteFor({ cms: 'real', ...options });
  return {
    site,
    mails: site.mails,
    post(segment, fields, headers = {}) {
      return site.fetch(`/formulaires/${segment}`, {
        method: 'POST',
        body: encodeForm(fields),
        headers: { ...sameOrigin, origin: site.url, 'cf-connecting-ip': nextVisitorAddress(), ...headers },
      });
    },
    async entriesOf(type, filters = {}) {
      const query = Object.entries(filters).map(([field, value]) => `filters[${field}][$eq]=${encodeURIComponent(value)}`);
      const address = `/content-manager/collection-types/api::${type}.${type}?pageSize=100&${query.join('&')}`;
      return ((await site.cms.request('GET', address)) as { results: CmsEntry[] }).results;
    },
    async rows(sql) {
      const { DB } = await site.worker.bindings();
      return (await DB.prepare(sql).all()).results;
    },
    runTasks: site.worker.runScheduledTasks,
  };
}
