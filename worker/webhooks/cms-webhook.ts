import type { Context } from 'hono';
import * as v from 'valibot';
import { everyEntryOf } from '../cache/marks.ts';
import { type ContentType, contentTypes } from '../content/content-query.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { BadInputError } from '../errors.ts';
import { readText } from '../read-text.ts';
import type { AppEnvironment } from '../request-state.ts';
import type { FeedKind } from '../search/feed/entry-change.ts';
import { feedEntry, feedKindOf } from '../search/feed/feed-entry.ts';
import { requireWebhookSecret } from './webhook-secret.ts';

/** Largest webhook body that is read, in bytes, of who has the secret: all texts of an entry, which the CMS takes up to a megabyte each. */
const largestBody = 8 * 1024 * 1024;

const purgingEvents = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'] as const;

const mediaEvents = ['media.update', 'media.delete'];
const typesWithoutMedia: ContentType[] = ['navigation', 'redirect', 'site-setting'];
/** Nothing says which entries show a file, and files are seldom replaced. */
const typesWithMedia = contentTypes.filter((type) => !typesWithoutMedia.includes(type));

const entrySchema = v.object({ documentId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), publishedAt: v.nullish(v.string()) });
const webhookSchema = v.object({
  event: v.string(),
  model: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  // An entry that says nothing of itself stands for all of its type.
  entry: v.fallback(v.nullish(entrySchema, null), null),
});

/**
 * Purges what an edited entry is part of, and brings the search to what the entry is now. Strapi sends events at least once, in any order and without a signature, so this
 * only marks tags and looks the entry up: repeating it is harmless, and an unknown event or model is accepted and ignored.
 */
export async function handleCmsWebhook(c: Context<AppEnvironment>, dependencies: WebhookDependencies): Promise<Response> {
  const { config, marks, logger } = dependencies;
  await requireWebhookSecret(c, config);
  const body = await readBody(c);
  const tags = tagsOf(body);
  if (tags.length) {
    c.executionCtx.waitUntil(marks.mark(tags));
    logger.info('purged', { tags: tags.join(' ') });
    const kind = feedKindOf(body.model ?? '');
    if (kind && body.entry) c.executionCtx.waitUntil(feedOrReport({ kind, id: body.entry.documentId }, c, dependencies));
  }
  return c.json({ purged: tags }, 200, { 'cache-control': 'no-store' });
}

/** The scheduled pass brings what is lost here. */
async function feedOrReport(
  entry: { kind: FeedKind; id: string },
  c: Context<AppEnvironment>,
  { client, database, clock, logger }: WebhookDependencies,
): Promise<void> {
  try {
    await feedEntry(entry, { client, database, clock });
    logger.info('entry-fed', entry);
  } catch (error) {
    logger.error('entry-not-fed', error, entry);
    c.get('report').captureError(error, 'entry-not-fed');
  }
}

async function readBody(c: Context<AppEnvironment>): Promise<v.InferOutput<typeof webhookSchema>> {
  const text = await readText(c.req.raw, largestBody);
  try {
    return v.parse(webhookSchema, JSON.parse(text));
  } catch {
    throw new BadInputError('webhook cannot be read');
  }
}

function tagsOf({ event, model, entry }: v.InferOutput<typeof webhookSchema>): string[] {
  if (mediaEvents.includes(event)) return typesWithMedia.flatMap((type) => [type, everyEntryOf(type)]);
  if (!purgingEvents.some((candidate) => candidate === event) || !model) return [];
  if (!entry) return [model, everyEntryOf(model)];
  // The draft row changes with every keystroke an editor saves; readers never see it.
  const isDraft = entry.publishedAt === null;
  if (isDraft && event !== 'entry.publish' && event !== 'entry.unpublish') return [];
  return [model, `${model}:${entry.documentId}`];
}
