import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readGazetteer } from '../gazetteer/gazetteer.ts';
import { gazetteerStatements } from '../gazetteer/gazetteer-sql.ts';
import { runToEnd } from './child-process.ts';
import { onceFor } from './hash-folder.ts';
import { cacheFolder, root } from './paths.ts';

/** The gazetteer as statements, one a line, as `wrangler d1 execute --file` takes them. */
export const gazetteerFile = path.join(cacheFolder, 'gazetteer.sql');

/** Makes the file of the gazetteer where what it is made of has changed; says whether it did. */
export function makeGazetteerFile(): Promise<boolean> {
  const stamp = path.join(cacheFolder, 'gazetteer-made');
  if (!existsSync(gazetteerFile)) rmSync(stamp, { force: true });
  // The packages have fixed versions: the lock file names them.
  const inputs = ['harness/gazetteer', 'domain/places', 'package-lock.json'].map((name) => path.join(root, name));
  return onceFor(inputs, stamp, async () => {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(
      gazetteerFile,
      gazetteerStatements(readGazetteer())
        .map((statement) => `${statement};\n`)
        .join(''),
    );
  });
}

/** Loads the gazetteer into the edge database of this machine, unless it is there. `state` is the folder that keeps it; wrangler's own where absent. */
export async function loadGazetteerLocally(config: string, state?: string): Promise<boolean> {
  await makeGazetteerFile();
  const place = state ? ['--persist-to', state] : [];
  return onceFor([gazetteerFile], path.join(state ?? path.join(root, '.wrangler/state'), 'gazetteer-loaded'), () =>
    runToEnd('wrangler', ['d1', 'execute', 'DB', '--local', '--yes', '--file', gazetteerFile, '--config', config, ...place], {
      cwd: root,
      env: { WRANGLER_SEND_METRICS: 'false', CI: 'true', NO_COLOR: '1' },
    }),
  );
}

/** The statements of the file. */
export function readGazetteerStatements(): string[] {
  return readFileSync(gazetteerFile, 'utf8').split(/;\n/).filter(Boolean);
}
