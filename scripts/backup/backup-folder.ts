import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { countSavedRows, saveDatabase } from './cms-database.ts';
import type { CmsPlace } from './cms-place.ts';
import { type EdgeRows, readEdgeRows } from './edge-rows.ts';

const counts = v.record(v.string(), v.number());
const filesSchema = v.object({ count: v.number(), bytes: v.number() });
const manifestSchema = v.object({
  madeAt: v.string(),
  cms: v.nullable(v.object({ database: v.picklist(['sqlite', 'postgres']), rows: counts, files: v.nullable(filesSchema) })),
  edge: v.nullable(v.object({ rows: counts })),
});

/** What a backup holds, as it was counted in the backup itself. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

const edgeSchema = v.record(v.string(), v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()]))));

/** Where the parts of a backup lie in its folder. */
export const partsOf = (folder: string) => ({
  database: path.join(folder, 'cms-database'),
  uploads: path.join(folder, 'uploads'),
  edge: path.join(folder, 'edge.json'),
  manifest: path.join(folder, 'manifest.json'),
});

/** How many files a folder has, with those in its folders. */
export function countFiles(folder: string): { count: number; bytes: number } {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.map((name) => statSync(path.join(folder, name))).filter((file) => file.isFile());
  return { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

export interface WhatToSave {
  cms: CmsPlace | null;
  /** Null is the edge database of this machine. */
  edge: { environment: string | null } | null;
}

const total = (rows: Record<string, number>) => Object.values(rows).reduce((sum, count) => sum + count, 0);

/** Saves into a new folder of another one, which has its name only once it is whole. Returns it with what it holds. */
export async function makeBackup(parent: string, { cms, edge }: WhatToSave): Promise<{ folder: string; manifest: Manifest }> {
  const madeAt = new Date().toISOString();
  const folder = path.join(parent, madeAt.replace(/:|\.\d+/g, ''));
  const partial = `${folder}.partial`;
  // It holds personal data and the hashes of passwords.
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    const manifest: Manifest = { madeAt, cms: cms && (await saveCms(cms, partial)), edge: edge && saveEdge(edge.environment, partial) };
    if (manifest.cms && total(manifest.cms.rows) === 0) throw new Error('The saved database has no rows.');
    writeFileSync(partsOf(partial).manifest, JSON.stringify(manifest, null, 2), { mode: 0o600 });
    renameSync(partial, folder);
    return { folder, manifest };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

async function saveCms({ database, uploads }: CmsPlace, folder: string): Promise<Manifest['cms']> {
  const parts = partsOf(folder);
  // The database first: each file that one of its rows names is there when the files are copied.
  await saveDatabase(database, parts.database);
  if (uploads !== null && existsSync(uploads)) cpSync(uploads, parts.uploads, { recursive: true, preserveTimestamps: true });
  return {
    database: database.kind,
    rows: await countSavedRows(database.kind, parts.database),
    files: uploads === null ? null : countFiles(parts.uploads),
  };
}

function saveEdge(environment: string | null, folder: string): Manifest['edge'] {
  const rows = readEdgeRows(environment);
  writeFileSync(partsOf(folder).edge, JSON.stringify(rows), { mode: 0o600 });
  return { rows: Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length])) };
}

/** The manifest of a backup; throws where the folder is none. */
export function readManifest(folder: string): Manifest {
  const { manifest } = partsOf(folder);
  if (!existsSync(manifest)) throw new Error(`${folder} is no backup: it has no manifest.json.`);
  return v.parse(manifestSchema, JSON.parse(readFileSync(manifest, 'utf8')));
}

/** The rows of the edge database in a backup. */
export function readSavedEdgeRows(folder: string): EdgeRows {
  return v.parse(edgeSchema, JSON.parse(readFileSync(partsOf(folder).edge, 'utf8')));
}

/** Removes all backups of a folder but the newest. */
export function keepNewest(parent: string, most: number): string[] {
  const backups = readdirSync(parent).filter((name) => /^\d{4}-\d\d-\d\dT\d{6}Z$/.test(name));
  const old = backups.sort().slice(0, Math.max(0, backups.length - most));
  for (const name of old) rmSync(path.join(parent, name), { recursive: true });
  return old;
}
