import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { cmsFolder, localFolder } from '../../harness/local/paths.ts';

/** Where a CMS keeps what editors and visitors have written. */
export interface CmsPlace {
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; variables: Record<string, string> };
  /** The files of the media library; null where a bucket keeps them. */
  uploads: string | null;
}

/** The CMS of `npm start`. */
const localPlace: CmsPlace = {
  database: { kind: 'sqlite', file: path.join(localFolder, 'cms.db') },
  uploads: path.join(localFolder, 'public/uploads'),
};

/** What PostgreSQL's programs are told of a database: a password in their command could be read by everybody on the machine. */
function postgresVariables(address: string, hasTls: boolean): Record<string, string> {
  const { hostname, port, username, password, pathname } = new URL(address);
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: hasTls ? 'require' : 'prefer',
    PGCONNECT_TIMEOUT: '10',
  };
}

/** The CMS that a file of variables describes, as the CMS itself reads it; that of this machine where none is named. */
export function readCmsPlace(file?: string): CmsPlace {
  if (file === undefined) return localPlace;
  if (!existsSync(file)) throw new Error(`${file} is not there: it has to be the file of variables that the CMS is started with.`);
  const variables = parseEnv(readFileSync(file, 'utf8'));
  const { DATABASE_CLIENT, DATABASE_URL = '', DATABASE_SSL, DATABASE_FILENAME, UPLOAD_PROVIDER, PUBLIC_DIR } = variables;
  const uploads = UPLOAD_PROVIDER === 'aws-s3' ? null : path.resolve(cmsFolder, PUBLIC_DIR || 'public', 'uploads');
  if (DATABASE_CLIENT !== 'postgres') {
    return { database: { kind: 'sqlite', file: path.resolve(cmsFolder, DATABASE_FILENAME || '.tmp/data.db') }, uploads };
  }
  if (!URL.canParse(DATABASE_URL)) throw new Error(`DATABASE_URL in ${file} is no address.`);
  return { database: { kind: 'postgres', variables: postgresVariables(DATABASE_URL, DATABASE_SSL === '1') }, uploads };
}
