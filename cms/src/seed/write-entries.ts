import type { Core } from '@strapi/strapi';
import { shareFacts } from '../editing/share-facts';
import { documentsOf, findDocumentId, isEdited, localeOf } from './documents';
import type { Fields } from './reading/fields';
import { mediaNameOf, replaceMedia } from './reading/media-reference';
import type { SeedSchemas } from './reading/seed-schemas';
import { documentNameOf, type SeedEntry } from './reading/seed-types';
import type { SeedState } from './seed-state';

export interface PendingEntry {
  entry: SeedEntry;
  /** Not in the state: the files have this entry for the first time. */
  isNew: boolean;
}

export interface WriteScope {
  schemas: SeedSchemas;
  state: SeedState;
}

/** Writes and publishes entries without their relations; returns those that it wrote, with the id of each document. */
export async function writeEntries(
  strapi: Core.Strapi,
  pending: readonly PendingEntry[],
  scope: WriteScope,
): Promise<Map<SeedEntry, string>> {
  const written = new Map<SeedEntry, string>();
  const ids = new Map<string, string | null>();
  for (const [index, { entry, isNew }] of pending.entries()) {
    const documentId = await writeEntry(strapi, { entry, isNew, ids }, scope);
    if (documentId) written.set(entry, documentId);
    if ((index + 1) % 25 === 0 || index + 1 === pending.length) console.log(`[seed] ${index + 1}/${pending.length} ${entry.place}`);
  }
  return written;
}

async function writeEntry(
  strapi: Core.Strapi,
  { entry, isNew, ids }: PendingEntry & { ids: Map<string, string | null> },
  scope: WriteScope,
): Promise<string | null> {
  const { uid, locale } = entry;
  const name = documentNameOf(entry);
  const translated = await findDocumentId(strapi, entry, locale);
  // An editor was first: the entry is theirs.
  if (translated && isNew) return null;
  const original = translated ?? ids.get(name) ?? (locale === 'fr' ? null : await findDocumentId(strapi, entry, 'fr'));
  // An editor deleted the French entry: no translation without it, and no resurrection.
  if (!original && (locale !== 'fr' || !isNew)) return null;
  if (original && !isNew && (await isEdited(strapi, uid, original))) {
    console.log(`[seed] left as an editor has written it: ${entry.place}`);
    return null;
  }

  const params = { ...localeOf(strapi, uid, locale), data: dataOf(entry, scope), status: 'published' };
  const documents = documentsOf(strapi, uid);
  const documentId = await withPlace(entry, async () => {
    if (!original) return (await documents.create(params)).documentId;
    await documents.update({ documentId: original, ...params });
    await shareFacts(strapi, uid, { documentId: original, locale });
    return original;
  });
  ids.set(name, documentId);
  return documentId;
}

/** The fields as Strapi takes them: media by id (null where there is no such media yet), relations left for later. */
function dataOf({ uid, data }: SeedEntry, { schemas, state }: WriteScope): Fields {
  const attributes = schemas.contentTypes[uid]?.attributes ?? {};
  const withoutRelations = Object.fromEntries(Object.entries(data).filter(([name]) => attributes[name]?.type !== 'relation'));
  return replaceMedia(withoutRelations, { attributes, schemas, replace: (reference) => state.media[mediaNameOf(reference)]?.id ?? null });
}

/** Strapi's own message names neither the entry nor its file. */
export async function withPlace<Result>({ place }: SeedEntry, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const { message, details } = error as Error & { details?: unknown };
    throw new Error(`${place}: ${message} ${details ? JSON.stringify(details) : ''}`, { cause: error });
  }
}
