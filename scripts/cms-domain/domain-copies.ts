import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../harness/local/paths.ts';
import { resolveImport, specifiersOf } from '../checks/tree/project-imports.ts';

/**
 * Rules of `domain/` that the CMS keeps, too. It is a project of its own, which is shipped without the site's sources, so that it has
 * a copy of these files, and of all they import, in `cms/src/domain/`.
 */
const sharedRules = [
  'domain/childcare/weekday-names.ts',
  'domain/nursery-places/alerts/find-for-alert.ts',
  'domain/nursery-places/nursery-place.ts',
  'domain/nursery-places/place-problems.ts',
  'domain/placement/follow-up.ts',
  'domain/placement/next-step.ts',
  'domain/placement/occupancy.ts',
  'domain/placement/nursery-answers.ts',
  'domain/placement/observed-delays.ts',
  'domain/placement/proposal-states.ts',
  'domain/placement/rank-places.ts',
  'domain/placement/request-states.ts',
  'domain/placement/working-days.ts',
];

/** The files of the CMS's copy, by their path below `domain/`. */
export function domainCopies(rules: readonly string[] = sharedRules): Map<string, string> {
  const copies = new Map<string, string>();
  const open = [...rules];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const name = path.posix.relative('domain', file);
    if (copies.has(name)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    copies.set(name, text);
    for (const target of specifiersOf(text)) {
      const isOurs = target.startsWith('.') && resolveImport(file, target).startsWith('domain/');
      if (!isOurs) throw new Error(`${file}: the CMS has no ${target}`);
      open.push(resolveImport(file, target));
    }
  }
  return copies;
}
