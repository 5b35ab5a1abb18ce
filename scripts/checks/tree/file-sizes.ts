import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../harness/local/paths.ts';
import type { Check } from '../check.ts';
import { trackedFiles } from './tracked-files.ts';

const longestFile = 300;
const largestNinetiethPercentile = 200;
/** Of code: a style sheet belongs to its component. */
const fullestFolder = 20;
/** One file an area of messages. */
const exemptFolders = /^client\/i18n\//;
/** Data, where length says nothing. */
const exempt = /^redirects\.ts$/;
const source = /^(?:domain|worker|client|build|scripts|harness|test|bench|cms\/src|cms\/config)\/.*\.(?:ts|tsx|css)$/;

export const fileSizes: Check = {
  name: 'sizes of files and folders',
  run() {
    const files = trackedFiles(source).filter((file) => !exempt.test(file));
    const lines = files.map((file) => ({ file, count: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }));
    const problems = lines.filter(({ count }) => count > longestFile).map(({ file, count }) => `${file} has ${count} lines`);
    const counts = lines.map(({ count }) => count).sort((a, b) => a - b);
    const at = (share: number) => counts[Math.min(counts.length - 1, Math.floor(counts.length * share))] ?? 0;
    if (at(0.9) > largestNinetiethPercentile) problems.push(`the 90th percentile of file lengths is ${at(0.9)} lines`);
    const folders = Map.groupBy(
      files.filter((file) => !file.endsWith('.css')),
      (file) => path.posix.dirname(file),
    );
    for (const [folder, { length }] of folders)
      if (length > fullestFolder && !exemptFolders.test(`${folder}/`)) problems.push(`${folder} holds ${length} files`);
    return { problems, notes: [`${files.length} files, median ${at(0.5)} lines, 90th percentile ${at(0.9)}, longest ${counts.at(-1)}`] };
  },
};
