import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeGazetteer } from '../gazetteer/gazetteer.ts';
import { gazetteerStatements } from '../gazetteer/gazetteer-sql.ts';
import { onceFor } from './hash-folder.ts';
import { cacheFolder, root } from './paths.ts';

/** The gazetteer as statements, one a line, as `wrangler d1 execute --file` takes them. */
export const gazetteerFile = path.join(cacheFolder, 'gazetteer.sql');

/** Makes the file of the gazetteer where what it is made of has changed; says whether it did. */
export function makeGazetteerFile(): Promise<boolean> {
  const stamp = path.join(cacheFolder, 'gazetteer-made');
  if (!existsSync(gazetteerFile)) rmSync(stamp, { force: true });
  // The packages have fixed versions: the lock file names them.
  const inputs = ['scripts/gazetteer', 'domain/places', 'package-lock.json'].map((name) => path.join(root, name));
  return onceFor(inputs, stamp, async () => {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(
      gazetteerFile,
      gazetteerStatements(makeGazetteer())
        .map((statement) => `${statement};\n`)
        .join(''),
    );
  });
}

/** The statements of the file. */
export function readGazetteerStatements(): string[] {
  return readFileSync(gazetteerFile, 'utf8').split(/;\n/).filter(Boolean);
}
