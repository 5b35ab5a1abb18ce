import type { Core } from '@strapi/strapi';

/** What the last seeds have written, so that only what changed in the files since then is written again. */
export interface SeedState {
  /** Content hash of each entry as the files had it, by document and locale. */
  entries: Record<string, string>;
  /** The media library's id of each reference, and the version of the drawing or file in it. */
  media: Record<string, { id: number; version: string }>;
  /** The places of each nursery, by its slug: what the files said on the day they were written, and each place as it was written. */
  places: Record<string, { hash: string; written: string[] }>;
}

function storeOf(strapi: Core.Strapi) {
  return strapi.store({ type: 'plugin', name: 'seed', key: 'state' });
}

export async function readSeedState(strapi: Core.Strapi): Promise<SeedState> {
  const stored = (await storeOf(strapi).get()) as Partial<SeedState> | null;
  return { entries: stored?.entries ?? {}, media: stored?.media ?? {}, places: stored?.places ?? {} };
}

export async function saveSeedState(strapi: Core.Strapi, state: SeedState): Promise<void> {
  await storeOf(strapi).set({ value: state });
}
