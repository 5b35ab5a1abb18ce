import type { Core } from '@strapi/strapi';

/** Folders of the media library, by the types whose pictures and files lie there. */
const folderOf: Record<string, string> = {
  article: 'Articles',
  city: 'Villes',
  nursery: 'Crèches',
  'team-member': 'Équipe',
  testimonial: 'Témoignages',
  'white-paper': 'Livres blancs',
};
const elsewhere = 'Pages';
const names = [...new Set([...Object.values(folderOf), elsewhere])];

interface FolderService {
  create(folder: { name: string; parent: null }): Promise<{ id: number }>;
}

/** The folder for what a type of the seed shows. */
export const folderNameOf = (uid: string): string => folderOf[uid.replace(/^.*\./, '')] ?? elsewhere;

/** Makes the folders that are not there; what editors have made, renamed or moved stays. */
export async function setUpFolders(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'panel', key: 'folders' });
  const made = ((await store.get()) ?? {}) as Record<string, number>;
  const missing = names.filter((name) => made[name] === undefined);
  if (missing.length === 0) return;
  const rows = (await strapi.db.query('plugin::upload.folder').findMany({ where: { parent: null } })) as { id: number; name: string }[];
  const folders = strapi.plugin('upload').service('folder') as FolderService;
  for (const name of missing) {
    made[name] = rows.find((folder) => folder.name === name)?.id ?? (await folders.create({ name, parent: null })).id;
  }
  await store.set({ value: made });
}

/** The folder of a name, as long as nobody has deleted it. */
export async function findFolder(strapi: Core.Strapi, name: string): Promise<number | undefined> {
  const made = ((await strapi.store({ type: 'plugin', name: 'panel', key: 'folders' }).get()) ?? {}) as Record<string, number>;
  const folder = (await strapi.db.query('plugin::upload.folder').findOne({ where: { id: made[name] ?? 0 } })) as { id: number } | null;
  return folder?.id;
}
