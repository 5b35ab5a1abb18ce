import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const importedFile = /\bfrom '(\.{1,2}\/[^']+\.tsx?)'/g;

/**
 * Names the code that shapes what is kept of the CMS: the files of `worker/content` and whatever these import. A component is
 * only read for the type of its properties, so that what it imports itself does not count.
 */
export function contentShapeOf(root: string): string {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (file.endsWith('.tsx')) return;
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, target = ''] of source.matchAll(importedFile)) visit(path.posix.join(path.posix.dirname(file), target));
  };
  const folder = 'worker/content';
  const own = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  for (const file of own) if (/(?<!\.test)\.ts$/.test(file)) visit(path.posix.join(folder, file));
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
