import type { FormName } from '../../domain/forms/forms.ts';
import type { TestCms } from '../../harness/site/test-cms.ts';

/** A request as the CMS keeps it. */
export interface Delivered {
  reference: string;
  /** When it sends a mail about it, null where all are sent. */
  nextMailAt: string | null;
}

const types: Record<FormName, string> = {
  contact: 'contact-request',
  partner: 'contact-request',
  manifesto: 'manifesto-signature',
  'pre-registration': 'pre-registration',
  'white-paper': 'white-paper-request',
};

/** A connection from before a restart fails once. */
const again = <Value>(ask: () => Promise<Value>): Promise<Value> => ask().catch(ask);

/** All requests that the CMS keeps. */
export async function deliveredTo(cms: TestCms): Promise<Delivered[]> {
  const entries: Delivered[] = [];
  for (const type of new Set(Object.values(types))) {
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const address = `/content-manager/collection-types/api::${type}.${type}?pageSize=100&page=${page}`;
      const answer = (await again(() => cms.request('GET', address))) as { results: Delivered[]; pagination: { pageCount: number } };
      entries.push(...answer.results);
      ({ pageCount } = answer.pagination);
    }
  }
  return entries;
}
