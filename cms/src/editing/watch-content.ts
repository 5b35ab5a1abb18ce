import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addressProblem } from '../addresses/address-problem';
import { isFixedPage, pathOf } from '../addresses/entry-paths';
import { editorialTypes, uidOf } from '../editorial/editorial-types';
import type { Models } from '../queries/query-problem';
import { productConfig } from '../setup/product-config';
import { blankField } from './blank-fields';
import { checkRedirect } from './check-redirect';
import { labelOf } from './field-labels';
import { moveAddress } from './move-address';
import { pagePaths, redirectUid } from './published-pages';
import { tidyLinksOf } from './tidy-links';
import { type FieldProblem, partsOf } from './visit-fields';

type Entry = Record<string, unknown>;

interface Change {
  uid: string;
  action: string;
  params: { documentId?: string; locale?: unknown; status?: string; data?: Entry };
}

const editorialNames = new Map<string, string>(editorialTypes.map((name) => [uidOf(name), name]));

/**
 * Looks at whatever editors save and publish: what the site would drop is mended, or refused with a sentence that names the
 * field; a page that changes its address leaves a redirect.
 */
export function watchContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const change = context as unknown as Change;
    const name = editorialNames.get(change.uid);
    if (!name) return next();
    const { action, params } = change;
    if ((action === 'create' || action === 'update') && params.data) refuseIf(await problemOfSaved(strapi, change, params.data));
    const isPublication = action === 'publish' || ((action === 'create' || action === 'update') && params.status === 'published');
    return isPublication ? strapi.db.transaction(() => publish(strapi, { ...change, name }, async () => next())) : next();
  });
}

function refuseIf(problem: FieldProblem | null): void {
  if (!problem) return;
  const { path, message } = problem;
  throw new errors.ValidationError(message, { errors: [{ path, message, name: 'ValidationError' }] });
}

const modelsOf = (strapi: Core.Strapi): Models => ({ model: (uid) => strapi.getModel(uid as never) });

async function problemOfSaved(strapi: Core.Strapi, { uid, params }: Change, data: Entry): Promise<FieldProblem | null> {
  if (uid === redirectUid) return checkRedirect(strapi, data, params.documentId);
  const models = modelsOf(strapi);
  const model = models.model(uid);
  if (!model) return null;
  const paths = await pagePaths(strapi);
  const { siteUrl } = productConfig(strapi);
  return tidyLinksOf(data, model, { models, siteUrl, isPage: (path) => isFixedPage(path) || paths.has(path) });
}

async function publish<Result>(strapi: Core.Strapi, change: Change & { name: string }, next: () => Promise<Result>): Promise<Result> {
  const { uid, name, action } = change;
  const { documentId } = change.params;
  const before = documentId ? await publishedPath(strapi, { uid, name, documentId }) : null;
  if (action === 'publish' && documentId) await checkDrafts(strapi, change, documentId);
  const result = await next();
  const id = documentId ?? (result as { documentId?: string }).documentId;
  if (!id) return result;
  if (action !== 'publish') await checkDrafts(strapi, change, id);
  const after = await publishedPath(strapi, { uid, name, documentId: id, isLatest: true });
  if (after) await leaveRedirect(strapi, { from: before, to: after });
  return result;
}

/** A rule that cannot be, such as one for an address that a fixed redirect takes, keeps nothing from being published. */
async function leaveRedirect(strapi: Core.Strapi, move: Parameters<typeof moveAddress>[1]): Promise<void> {
  try {
    await moveAddress(strapi, move);
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    strapi.log.warn(`No redirect from ${move.from} to ${move.to}: ${error.message}`);
  }
}

/** The address of a page by its French version, or by the only one it has; after a publication, by what was just published. */
async function publishedPath(
  strapi: Core.Strapi,
  { uid, name, documentId, isLatest }: { uid: string; name: string; documentId: string; isLatest?: boolean },
): Promise<string | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const rows = (await strapi.db.query(uid as never).findMany({ where, orderBy: { publishedAt: 'desc' } })) as Entry[];
  const row = isLatest ? rows[0] : (rows.find(({ locale }) => locale === 'fr') ?? rows[0]);
  return row ? pathOf(name, row) : null;
}

function lostAddress(name: string, draft: Entry): FieldProblem | null {
  const sentence = addressProblem(name, draft);
  return sentence === null ? null : { path: ['slug'], message: `${labelOf('slug')} : ${sentence}, et cette page ne s’y verrait jamais.` };
}

async function checkDrafts(strapi: Core.Strapi, { uid, name, params }: Change & { name: string }, documentId: string): Promise<void> {
  const models = modelsOf(strapi);
  const model = models.model(uid);
  if (!model) return;
  const populate = partsOf(model, models);
  for (const locale of [params.locale ?? 'fr'].flat()) {
    const query = { filters: { documentId }, locale, status: 'draft', populate } as never;
    for (const draft of (await strapi.documents(uid as never).findMany(query)) as Entry[])
      refuseIf(blankField(draft, model, models) ?? lostAddress(name, draft));
  }
}
