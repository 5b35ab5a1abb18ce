import type { Manifest } from './backup-folder.ts';

/** What a backup holds, as lines to read. */
export function toReport({ cms, edge }: Manifest): string {
  const lines: string[] = [];
  if (cms) {
    const tables = Object.values(cms.rows);
    lines.push(`  CMS (${cms.database}): ${tables.reduce((sum, rows) => sum + rows, 0)} rows in ${tables.length} tables`);
    const files = cms.files && `${cms.files.count} files, ${(cms.files.bytes / 1e6).toFixed(1)} MB`;
    lines.push(`  Media library: ${files ?? 'in a bucket, which keeps its own versions'}`);
  }
  if (edge) lines.push(`  Edge database: ${Object.entries(edge.rows).map(([table, rows]) => `${rows} ${table}`)}`);
  return lines.join('\n');
}
