import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { productConfig } from '../setup/product-config';
import { folderNameOf } from '../uploads/library-folders';
import { createMediaSources } from './media-sources';
import { loadSeed } from './reading/load-seed';
import { collectMedia, mediaNameOf } from './reading/media-reference';
import { readSeedSchemas, type SeedSchemas } from './reading/seed-schemas';
import { documentNameOf, type SeedEntry } from './reading/seed-types';
import { readSeedState, saveSeedState } from './seed-state';
import { uploadMedia, type WantedMedia } from './upload-media';
import { writeEntries } from './write-entries';
import { writePlaces } from './write-places';
import { writeRelations } from './write-relations';

/**
 * Brings the content up to date with the seed files. An entry is written when its file is new or has changed since it was
 * last written. What an editor has saved or deleted in the panel is theirs for good.
 */
export async function importSeed(strapi: Core.Strapi): Promise<void> {
  const { folder, cacheFolder, isStrict } = productConfig(strapi).seed;
  const schemas = readSeedSchemas(strapi.dirs.dist.src);
  const { entries, problems } = loadSeed(folder, schemas);
  const ownFolder = path.join(strapi.dirs.app.root, 'seed');
  const { media, missing } = findMedia(entries, { schemas, folders: { folder, cacheFolder, ownFolder } });
  if (isStrict) problems.push(...missing);
  else for (const line of missing) console.warn(`[seed] warning: ${line}`);
  if (problems.length > 0) throw new Error(`The seed has ${problems.length} problem(s), nothing was imported:\n${problems.join('\n')}`);

  const state = await readSeedState(strapi);
  const present = new Set(media.map(({ reference }) => mediaNameOf(reference)));
  const hashes = new Map(entries.map((entry) => [entry, hashOf(entry, { schemas, present })]));
  const pending = entries
    .filter((entry) => state.entries[stateKeyOf(entry)] !== hashes.get(entry))
    .map((entry) => ({ entry, isNew: state.entries[stateKeyOf(entry)] === undefined }));
  const isOld =
    pending.length > 0 || media.some(({ reference, source }) => state.media[mediaNameOf(reference)]?.version !== source.version);
  if (isOld) {
    await uploadMedia(strapi, media, state);
    await saveSeedState(strapi, state);
  }
  // One transaction: a third faster than one a document, and a failed import leaves no half of the content.
  await strapi.db.transaction(async () => {
    const written = await writeEntries(strapi, pending, { schemas, state });
    await writeRelations(strapi, written, schemas);
    for (const { entry } of pending) state.entries[stateKeyOf(entry)] = hashes.get(entry) ?? '';
    await writePlaces(strapi, entries, { state, today: todayInParis(Date.now()) });
    await saveSeedState(strapi, state);
  });
  console.log(
    isOld
      ? `[seed] done: ${pending.length} of ${entries.length} entries were new or changed`
      : `[seed] ${entries.length} entries, all up to date`,
  );
}

function stateKeyOf(entry: SeedEntry): string {
  return `${documentNameOf(entry)}@${entry.locale}`;
}

/** A picture that could not be found counts, so that the entry is written again once it exists. */
function hashOf({ uid, data }: SeedEntry, { schemas, present }: { schemas: SeedSchemas; present: ReadonlySet<string> }): string {
  const attributes = schemas.contentTypes[uid]?.attributes ?? {};
  const media = collectMedia(data, { attributes, schemas }).map((reference) => present.has(mediaNameOf(reference)));
  return createHash('sha256')
    .update(JSON.stringify([data, media]))
    .digest('hex')
    .slice(0, 32);
}

function findMedia(
  entries: readonly SeedEntry[],
  { schemas, folders }: { schemas: SeedSchemas; folders: Parameters<typeof createMediaSources>[0] },
): { media: WantedMedia[]; missing: string[] } {
  const findSource = createMediaSources(folders);
  const media = new Map<string, WantedMedia>();
  const missing = new Map<string, string>();
  for (const { uid, place, data } of entries) {
    for (const reference of collectMedia(data, { attributes: schemas.contentTypes[uid]?.attributes ?? {}, schemas })) {
      const name = mediaNameOf(reference);
      if (media.has(name) || missing.has(name)) continue;
      try {
        media.set(name, { reference, source: findSource(reference), folder: folderNameOf(uid) });
      } catch (error) {
        missing.set(name, `${place}: ${(error as Error).message}`);
      }
    }
  }
  return { media: [...media.values()], missing: [...missing.values()] };
}
