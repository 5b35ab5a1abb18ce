import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './fake-rows';

/** The schema of a type of ours. */
export function schemaOf(uid: string): { attributes: Row; options: Row } {
  const [, name = ''] = uid.split('.');
  const file = path.join(import.meta.dirname, `../api/${name}/content-types/${name}/schema.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as { attributes: Row; options: Row };
}
