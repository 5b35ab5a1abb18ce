import { parseArgs } from 'node:util';
import { giveUp } from '../harness/local/say.ts';
import { readManifest } from './backup/backup-folder.ts';
import { toReport } from './backup/report.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { whatIsMeant } from './backup/what-is-meant.ts';

const usage = `Puts a backup back, and counts whether all of it is there. The CMS has to be stopped.

  npm run restore -- BACKUP                        to this machine (.local)
  npm run restore -- BACKUP --cms VARIABLES        to the CMS that this file of variables starts
  npm run restore -- BACKUP --env production       to the edge database of an environment: rows that are there stay as they are

  --replace    overwrites a CMS that has content`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cms: { type: 'string' }, env: { type: 'string' }, replace: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (!folder) giveUp(usage);
try {
  const problems = await restoreBackup(folder, { ...whatIsMeant(values), mayReplace: values.replace });
  if (problems.length > 0) giveUp(`Not all of it is back:\n${problems.join('\n')}`);
  const manifest = readManifest(folder);
  console.log(`Restored the backup of ${manifest.madeAt}\n${toReport(manifest)}`);
  console.log('What was sent since then: npm run submissions -- redeliver --since TIME');
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
