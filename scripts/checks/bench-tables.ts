import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../harness/local/paths.ts';
import { differencesOf, placesOf, readReadme } from '../bench-results/readme.ts';
import { readResult, resultFile } from '../bench-results/result.ts';
import type { Check } from './check.ts';

/** Figures that are read must be those that were measured. */
export const benchTables: Check = {
  name: 'tables of bench/README.md and their files',
  run() {
    const text = readReadme();
    const places = placesOf(text);
    const folder = path.join(root, path.dirname(resultFile('any')));
    const measured = existsSync(folder) ? readdirSync(folder).map((file) => path.basename(file, '.json')) : [];
    const unread = measured.filter((name) => !places.includes(name)).map((name) => `bench/README.md has no place for ${resultFile(name)}`);
    return { problems: [...differencesOf(text, readResult), ...unread] };
  },
};
