import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cmsFolder } from '../../../harness/local/paths.ts';
import { domainCopies } from '../../../scripts/cms-domain/domain-copies.ts';

const folder = path.join(cmsFolder, 'src/domain');

test('the CMS keeps the rules of the domain as they are: npm run cms-domain', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const kept = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  expect(Object.fromEntries(kept.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))).toEqual(
    Object.fromEntries(domainCopies()),
  );
});

test('a rule that needs what the CMS does not have is refused', () => {
  expect(() => domainCopies(['domain/forms/form-rules.ts'])).toThrow(/the CMS has no valibot/);
});
