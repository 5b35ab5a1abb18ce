import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { findFolder } from '../uploads/library-folders';
import type { MediaSource } from './media-sources';
import { type MediaReference, mediaNameOf } from './reading/media-reference';
import type { SeedState } from './seed-state';

const mimeTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** Most of an upload is the thumbnail, made by native threads; on two cores more than four at once gain nothing. */
const parallelUploads = 4;

export interface WantedMedia {
  reference: MediaReference;
  source: MediaSource;
  /** Of the media library, by its name. */
  folder: string;
}

/**
 * Brings the media library up to date and keeps the ids in the state. A changed drawing becomes a new file, because the
 * site caches an address for ever; what used the old file is pointed at the new one, so that no entry is written for it.
 * The old file stays: pages in caches still show it.
 */
export async function uploadMedia(strapi: Core.Strapi, list: readonly WantedMedia[], state: SeedState): Promise<void> {
  const queue = [...new Map(list.map((media) => [mediaNameOf(media.reference), media])).entries()];
  const total = queue.length;
  let done = 0;
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, media] = next;
      state.media[name] = await bringUpToDate(strapi, media, state.media[name]);
      done += 1;
      if (done % 10 === 0 || done === total) console.log(`[seed] ${done}/${total} media`);
    }
  }
  await Promise.all(Array.from({ length: parallelUploads }, work));
}

async function bringUpToDate(strapi: Core.Strapi, { reference, source, folder }: WantedMedia, record?: SeedState['media'][string]) {
  const existing = record && (await strapi.db.query('plugin::upload.file').findOne({ where: { id: record.id } }));
  if (existing && record.version === source.version) return record;

  await source.prepare();
  const extension = path.extname(source.file);
  const originalFilename = `${reference.illustration ?? path.basename(source.file, extension)}${extension}`;
  const mimetype = mimeTypes[extension] ?? 'application/octet-stream';
  const file = { filepath: source.file, originalFilename, mimetype, size: (await stat(source.file)).size };
  const fileInfo = { name: originalFilename, alternativeText: reference.alt ?? '', folder: await findFolder(strapi, folder) };

  const [uploaded] = await strapi.plugin('upload').service('upload').upload({ data: { fileInfo }, files: file });
  const id = uploaded.id as number;
  if (existing) await strapi.db.connection('files_related_mph').where({ file_id: record.id }).update({ file_id: id });
  return { id, version: source.version };
}
