import type { Context } from 'hono';
import * as v from 'valibot';
import { hasValidSlug, matchRoute } from '../../domain/addresses/paths.ts';
import { locales, splitLocale } from '../../domain/locale.ts';
import { createContent } from '../content/content.ts';
import { contentTypes } from '../content/content-query.ts';
import type { Dependencies } from '../dependencies.ts';
import { knownHostsOf } from '../env.ts';
import { BadInputError, UnreadableEntryError } from '../errors.ts';
import { runLoader } from '../loaders/run-loader.ts';
import { findPreviewPage } from '../preview/preview-page.ts';
import type { AppEnvironment } from '../request-state.ts';
import { requireWebhookSecret } from './webhook-secret.ts';

const querySchema = v.object({
  uid: v.pipe(v.string(), v.regex(/^api::[a-z-]+\.[a-z-]+$/)),
  documentId: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/i)),
  locale: v.picklist(locales),
});

/** What is left out of an entry, as the log has it. */
type Rejection = Record<string, unknown>;

/**
 * `GET /webhooks/entry`, with the secret of the CMS's webhook: where a published entry is on the site, whether its page is
 * shown, and what of it is left out. Read anew, without a cache: an editor who asks has just changed it.
 */
export async function answerEntry(c: Context<AppEnvironment>, dependencies: Dependencies): Promise<Response> {
  await requireWebhookSecret(c, dependencies.config);
  const query = v.safeParse(querySchema, c.req.query());
  if (!query.success) throw new BadInputError('entry cannot be read');
  const path = await findPreviewPage({ ...query.output, status: 'published' }, dependencies.client);
  const page = path === null ? { isShown: true, rejections: [] } : await readPage(c, dependencies, { path, id: query.output.documentId });
  return c.json({ path, ...page }, 200, { 'cache-control': 'no-store' });
}

async function readPage(
  c: Context<AppEnvironment>,
  dependencies: Dependencies,
  { path, id }: { path: string; id: string },
): Promise<{ isShown: boolean; rejections: Rejection[] }> {
  const rejections: Rejection[] = [];
  const { cache, client, build, config, logger } = dependencies;
  const note = {
    ...logger,
    warn(event: string, fields: Rejection = {}) {
      // The French version is read for every language.
      const isKnown = rejections.some((one) => JSON.stringify(one) === JSON.stringify(fields));
      if (event === 'content-rejected' && isOf(id, fields) && !isKnown) rejections.push(fields);
    },
  };
  const { locale, path: route } = splitLocale(path.replace(/#.*$/, ''));
  const content = createContent(
    { cache, client, logger: note, shape: build.contentShape, hosts: knownHostsOf(config), preview: 'published' },
    (work) => c.executionCtx.waitUntil(work),
  );
  const match = matchRoute(route);
  return { isShown: match !== null && hasValidSlug(match) && (await isPage()), rejections };

  async function isPage(): Promise<boolean> {
    try {
      return match !== null && (await runLoader(dependencies, { route: match, content, locale })).kind === 'page';
    } catch (error) {
      if (error instanceof UnreadableEntryError) return false;
      throw error;
    }
  }
}

/** Parts of the page have no id of their own; another entry that the page lists has its own editor. */
function isOf(id: string, fields: Rejection): boolean {
  return fields.id === id || !contentTypes.some((type) => type === fields.type);
}
