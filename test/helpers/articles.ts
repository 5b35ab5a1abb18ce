import type { TestSite } from '../../harness/site/site.ts';
import { until } from '../../harness/until.ts';

export const articles = '/content-manager/collection-types/api::article.article';

interface ArticleFields {
  slug: string;
  title: string;
  category?: string;
  body?: string;
}

interface Entry {
  data: { documentId: string };
}

/** Writes an article of a suite's own, which no visitor sees, and gives its document id. */
export async function draftArticle({ cms }: TestSite, fields: ArticleFields): Promise<string> {
  const entry = { category: 'entreprise', excerpt: 'Un extrait.', body: 'Un texte.', ...fields };
  const { data } = (await cms.request('POST', `${articles}?locale=fr`, entry)) as Entry;
  return data.documentId;
}

/** Publishes an article of a suite's own, waits until the site shows it, and gives its document id and its address. */
export async function publishArticle(site: TestSite, fields: ArticleFields): Promise<{ documentId: string; address: string }> {
  const documentId = await draftArticle(site, fields);
  const address = `/blog-${fields.category ?? 'entreprise'}/${fields.slug}`;
  await site.cms.request('POST', `${articles}/${documentId}/actions/publish?locale=fr`, {});
  // Suites publish in hooks, where `expect.poll` does not work.
  await until('the article', async () => (await site.fetch(address)).status === 200);
  site.takeLogs();
  return { documentId, address };
}

/** Takes an article of a suite's own away again, so that the suites after it find the content of the seed. */
export async function removeArticle({ cms }: TestSite, documentId: string): Promise<void> {
  await cms.request('DELETE', `${articles}/${documentId}?locale=*`);
}
