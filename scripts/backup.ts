import { parseArgs } from 'node:util';
import { giveUp } from '../harness/local/say.ts';
import { keepNewest, makeBackup } from './backup/backup-folder.ts';
import { toReport } from './backup/report.ts';
import { whatIsMeant } from './backup/what-is-meant.ts';

const usage = `Saves what editors and visitors have written, each time into a new folder below FOLDER.

  npm run backup -- FOLDER                         of this machine (.local)
  npm run backup -- FOLDER --cms VARIABLES         the CMS that this file of variables starts: database, and files of the media library
  npm run backup -- FOLDER --env production        the requests in the edge database of an environment; both may be said

  --keep 14    removes all backups below FOLDER but the newest 14`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cms: { type: 'string' }, env: { type: 'string' }, keep: { type: 'string' } },
});
const [parent] = positionals;
const most = values.keep === undefined ? null : Number(values.keep);
if (!parent || (most !== null && !(Number.isInteger(most) && most > 0))) giveUp(usage);
try {
  const { folder, manifest } = await makeBackup(parent, whatIsMeant(values));
  console.log(`${folder}\n${toReport(manifest)}`);
  if (most !== null) for (const name of keepNewest(parent, most)) console.log(`removed ${name}`);
} catch (error) {
  giveUp(`Nothing was saved. ${error instanceof Error ? error.message : error}`);
}
