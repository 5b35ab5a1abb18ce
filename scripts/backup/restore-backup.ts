import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { countFiles, type Manifest, partsOf, readManifest, readSavedEdgeRows, type WhatToSave } from './backup-folder.ts';
import { countRows, type RowCounts, restoreDatabase } from './cms-database.ts';
import type { CmsPlace } from './cms-place.ts';
import { restoreEdgeRows } from './edge-rows.ts';

interface RestoreOptions extends WhatToSave {
  /** Whether what is there may be overwritten. */
  mayReplace: boolean;
}

/** Where what was restored is not what the backup counts; empty where all of it is. */
export async function restoreBackup(folder: string, { cms, edge, mayReplace }: RestoreOptions): Promise<string[]> {
  const manifest = readManifest(folder);
  if (cms && !manifest.cms) throw new Error(`${folder} holds nothing of a CMS.`);
  if (edge && !manifest.edge) throw new Error(`${folder} holds nothing of an edge database.`);
  const problems = cms && manifest.cms ? await restoreCms(folder, { cms, saved: manifest.cms, mayReplace }) : [];
  if (!edge || !manifest.edge) return problems;
  const restored = await restoreEdgeRows(readSavedEdgeRows(folder), edge.environment);
  // Rows that came since stay.
  return [...problems, ...differences(manifest.edge.rows, restored, (saved, restoredRows) => restoredRows >= saved)];
}

async function restoreCms(
  folder: string,
  { cms, saved, mayReplace }: { cms: CmsPlace; saved: NonNullable<Manifest['cms']>; mayReplace: boolean },
): Promise<string[]> {
  const { database, uploads } = cms;
  if (database.kind !== saved.database) throw new Error(`The backup is of ${saved.database}, the CMS uses ${database.kind}.`);
  const isTaken = (await countRows(database)) !== null || (uploads !== null && countFiles(uploads).count > 0);
  if (isTaken && !mayReplace) throw new Error('The CMS has content already. Stop it, and say --replace to overwrite it.');
  const parts = partsOf(folder);
  await restoreDatabase(database, parts.database);
  const problems = differences(saved.rows, (await countRows(database)) ?? {}, (one, other) => one === other);
  if (uploads === null || saved.files === null) return problems;
  mkdirSync(uploads, { recursive: true });
  if (existsSync(parts.uploads)) cpSync(parts.uploads, uploads, { recursive: true, preserveTimestamps: true });
  const { count } = countFiles(uploads);
  return count < saved.files.count ? [...problems, `files: ${count} instead of ${saved.files.count}`] : problems;
}

function differences(saved: RowCounts, restored: RowCounts, fits: (saved: number, restored: number) => boolean): string[] {
  return Object.entries(saved).flatMap(([table, rows]) =>
    fits(rows, restored[table] ?? -1) ? [] : `${table}: ${restored[table] ?? 'no table'} instead of ${rows} rows`,
  );
}
