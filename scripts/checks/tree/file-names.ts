import path from 'node:path';
import type { Check } from '../check.ts';
import { trackedFiles } from './tracked-files.ts';

const vague = /^(?:utils?|helpers?|misc|common|types|index)\.tsx?$/;

export const fileNames: Check = {
  name: 'names of files',
  run: () => ({
    problems: trackedFiles(/^(?:worker|client|domain)\/.*\.tsx?$/)
      // Messages are one file an area, and `common` is the area of what all pages say.
      .filter((file) => !file.startsWith('client/i18n/') && vague.test(path.posix.basename(file)))
      .map((file) => `${file}: name it after what it exports`),
  }),
};
