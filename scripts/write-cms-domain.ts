import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cmsFolder } from '../harness/local/paths.ts';
import { domainCopies } from './cms-domain/domain-copies.ts';

/** Usage: npm run cms-domain, after a change of a rule of `domain/` that the CMS keeps, too. */
const folder = path.join(cmsFolder, 'src/domain');
rmSync(folder, { recursive: true, force: true });
for (const [name, text] of domainCopies()) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
