import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addressProblem } from '../addresses/address-problem';
import { isFixedPage } from '../addresses/entry-paths';
import { editorialTypes, uidOf } from '../editorial/editorial-types';
import { checkCapacity, checkPlace } from '../nursery-places/check-place';
import { placeUid } from '../nursery-places/place-rows';
import { labelOf } from '../panel/field-labels';
import type { Models } from '../queries/query-problem';
import { productConfig } from '../setup/product-config';
import { blankField } from './blank-fields';
import { checkRedirect } from './check-redirect';
import { publishedPath } from './entry-address';
import { factProblem } from './fact-problem';
import { fillSlug, slugProblem } from './fill-slug';
import { tidyLinksOf } from './links/tidy-links';
import { moveAddress } from './move-address';
import { muteImage } from './mute-images';
import { pagePaths, redirectUid } from './published-pages';
import { shareFacts } from './share-facts';
import { type FieldProblem, partsOf } from './visit-fields';
import { withdraw } from './withdraw';

type Entry = Record<string, unknown>;

interface Change {
  uid: string;
  action: string;
  params: { documentId?: string; locale?: unknown; status?: string; data?: Entry };
}

type NamedChange = Change & { name: string };

const editorialNames = new Map<string, string>(editorialTypes.map((name) => [uidOf(name), name]));

/**
 * Looks at whatever editors save, publish and take away: what the site would drop or show as nonsense is mended, or refused
 * with a sentence that names the field; a page that changes its address leaves a redirect, one that goes says so.
 */
export function watchContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const change: Change = context;
    const name = editorialNames.get(change.uid);
    if (!name) return next();
    const { uid, action, params } = change;
    const { documentId } = params;
    const isSaved = action === 'create' || action === 'update';
    if (isSaved && params.data) refuseIf(await problemOfSaved(strapi, { ...change, name }, params.data));
    if (action === 'publish' || (isSaved && params.status === 'published'))
      return strapi.db.transaction(() => publish(strapi, { ...change, name }, async () => next()));
    if ((action === 'unpublish' || action === 'delete') && documentId && name !== 'redirect')
      return strapi.db.transaction(() => withdraw(strapi, { uid, name, documentId, action }, async () => next()));
    return next();
  });
}

function refuseIf(problem: FieldProblem | null): void {
  if (!problem) return;
  const { path, message } = problem;
  throw new errors.ValidationError(message, { errors: [{ path, message, name: 'ValidationError' }] });
}

const modelsOf = (strapi: Core.Strapi): Models => ({ model: (uid) => strapi.getModel(uid as never) });

async function problemOfSaved(strapi: Core.Strapi, { uid, name, action, params }: NamedChange, data: Entry): Promise<FieldProblem | null> {
  const { documentId } = params;
  if (uid === redirectUid) return checkRedirect(strapi, data, documentId);
  if (uid === placeUid) return checkPlace(strapi, data, documentId);
  const models = modelsOf(strapi);
  const model = models.model(uid);
  if (!model) return null;
  if (action === 'create') await fillSlug(strapi, name, data);
  const paths = await pagePaths(strapi);
  const { siteUrl } = productConfig(strapi);
  return (
    tidyLinksOf(data, model, { models, siteUrl, isPage: (path) => isFixedPage(path) || paths.has(path) }) ??
    (await slugProblem(strapi, name, { data, documentId })) ??
    factProblem(name, data) ??
    (name === 'nursery' ? await checkCapacity(strapi, data.approvedPlaces, documentId) : null)
  );
}

async function publish<Result>(strapi: Core.Strapi, change: NamedChange, next: () => Promise<Result>): Promise<Result> {
  const { uid, name, action, params } = change;
  const { documentId } = params;
  const before = documentId ? await publishedPath(strapi, { uid, name, documentId }) : null;
  if (action === 'publish' && documentId) await checkDrafts(strapi, change, documentId);
  const result = await next();
  const id = documentId ?? (result as { documentId?: string }).documentId;
  if (!id) return result;
  if (action !== 'publish') await checkDrafts(strapi, change, id);
  const after = await publishedPath(strapi, { uid, name, documentId: id }, { isLatest: true });
  if (after) await leaveRedirect(strapi, { from: before, to: after, documentId: id });
  const locale = [params.locale ?? 'fr'].flat().at(-1);
  if (typeof locale === 'string' && locale !== '*') await shareFacts(strapi, uid, { documentId: id, locale });
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

function lostAddress(name: string, draft: Entry): FieldProblem | null {
  const sentence = addressProblem(name, draft);
  return sentence === null ? null : { path: ['slug'], message: `${labelOf('slug')} : ${sentence}, et cette page ne s’y verrait jamais.` };
}

async function checkDrafts(strapi: Core.Strapi, { uid, name, params }: NamedChange, documentId: string): Promise<void> {
  const models = modelsOf(strapi);
  const model = models.model(uid);
  if (!model) return;
  const populate = partsOf(model, models, { hasMedia: true });
  for (const locale of [params.locale ?? 'fr'].flat()) {
    const query = { filters: { documentId }, locale, status: 'draft', populate } as never;
    for (const draft of (await strapi.documents(uid as never).findMany(query)) as Entry[])
      refuseIf(blankField(draft, model, models) ?? lostAddress(name, draft) ?? factProblem(name, draft) ?? muteImage(draft, model, models));
  }
}
