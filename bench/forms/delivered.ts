import type { TestCms } from '../../harness/site/test-cms.ts';
import { workerForms } from '../../worker/forms/forms.ts';

/** A submission as the CMS keeps it. */
export interface Delivered {
  reference: string;
  /** When it sends a mail about it, null where all are sent. */
  nextMailAt: string | null;
}

/** The types that submissions are delivered to: the CMS takes each under its plural name. What changes an entry is none of its own. */
const types = new Set(
  Object.values(workerForms).flatMap(({ cmsPath }) => (/^\/[^/]+$/.test(cmsPath) ? [cmsPath.replace(/^\/|s$/g, '')] : [])),
);

/** A connection from before a restart fails once. */
const again = <Value>(ask: () => Promise<Value>): Promise<Value> => ask().catch(ask);

/** All submissions that the CMS keeps. */
export async function deliveredTo(cms: TestCms): Promise<Delivered[]> {
  const entries: Delivered[] = [];
  for (const type of types) {
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const address = `/content-manager/collection-types/api::${type}.${type}?pageSize=100&page=${page}`;
      const answer = (await again(() => cms.request('GET', address))) as { results: Delivered[]; pagination: { pageCount: number } };
      entries.push(...answer.results);
      ({ pageCount } = answer.pagination);
    }
  }
  return entries;
}
