import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rasterise, rasterPathOf, readDrawing } from './illustrations';
import type { MediaReference } from './reading/media-reference';

export interface MediaSource {
  /** Where the bytes are, once `prepare` has run. */
  file: string;
  /** Changes with the content. */
  version: string;
  prepare: () => Promise<void>;
}

/** Finds what a reference stands for; throws, with the reason, where that is nothing. */
export type FindMediaSource = (reference: MediaReference) => MediaSource;

export interface MediaFolders {
  folder: string;
  cacheFolder: string;
  /** The seed of this project, whose drawings other seeds may use. */
  ownFolder: string;
}

export function createMediaSources({ folder, cacheFolder, ownFolder }: MediaFolders): FindMediaSource {
  // Uploads run side by side, and one drawing may be wanted under several alternative texts.
  const rasterised = new Map<string, Promise<void>>();
  function rasteriseOnce(svg: string, raster: string): Promise<void> {
    const running = rasterised.get(raster) ?? rasterise(svg, raster);
    rasterised.set(raster, running);
    return running;
  }
  return ({ illustration, file }) => {
    if (illustration) {
      const svg = readDrawing(illustration, [folder, ownFolder]);
      const raster = rasterPathOf(svg, cacheFolder);
      return { file: raster, version: path.basename(raster), prepare: () => rasteriseOnce(svg, raster) };
    }
    // Documents made by a script (the PDFs) lie in the cache, the others beside the texts.
    const source = [folder, cacheFolder].map((parent) => path.join(parent, file ?? '')).find((candidate) => existsSync(candidate));
    if (!source) throw new Error(`there is no file "${file}"`);
    const version = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 32);
    return { file: source, version, prepare: async () => {} };
  };
}
