import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { type MediaReference, mediaNameOf } from './media-reference';
import type { MediaSource } from './media-sources';
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
}

/**
 * Brings the media library up to date: new media are uploaded, those whose drawing changed are replaced under the same
 * id, so that no entry has to be written for it. The ids are kept in the state.
 */
export async function uploadMedia(strapi: Core.Strapi, wanted: readonly WantedMedia[], state: SeedState): Promise<void> {
  const queue = [...new Map(wanted.map((media) => [mediaNameOf(media.reference), media])).entries()];
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

async function bringUpToDate(strapi: Core.Strapi, { reference, source }: WantedMedia, known?: SeedState['media'][string]) {
  const existing = known && (await strapi.db.query('plugin::upload.file').findOne({ where: { id: known.id } }));
  if (existing && known.version === source.version) return known;

  await source.prepare();
  const extension = path.extname(source.file);
  const originalFilename = `${reference.illustration ?? path.basename(source.file, extension)}${extension}`;
  const mimetype = mimeTypes[extension] ?? 'application/octet-stream';
  const file = { filepath: source.file, originalFilename, mimetype, size: (await stat(source.file)).size };
  const data = { fileInfo: { name: originalFilename, alternativeText: reference.alt ?? '' } };

  const service = strapi.plugin('upload').service('upload');
  if (existing) {
    await service.replace(known.id, { data, file });
    return { id: known.id, version: source.version };
  }
  const [uploaded] = await service.upload({ data, files: file });
  return { id: uploaded.id as number, version: source.version };
}
