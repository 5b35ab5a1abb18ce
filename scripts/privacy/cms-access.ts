import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { adminEmail } from '../../harness/local/cms.ts';
import { localFolder, root } from '../../harness/local/paths.ts';
import { localSecrets } from '../../harness/local/secrets.ts';

export interface CmsAccess {
  origin: string;
  email: string;
  password: string;
}

/** Where the CMS is, and as whom it is asked: its administrator on this machine, else who runs the command, who has to say so. */
export async function readCmsAccess(environment: string | null, origin: string | undefined, env = process.env): Promise<CmsAccess> {
  if (environment === null) {
    const variables = path.join(localFolder, 'worker/variables.env');
    const local = existsSync(variables) ? parseEnv(readFileSync(variables, 'utf8')).CMS_ORIGIN : undefined;
    const cmsOrigin = origin ?? local;
    if (!cmsOrigin) throw new Error('No CMS has run on this machine yet: npm start.');
    return { origin: cmsOrigin, email: adminEmail, password: localSecrets().ADMIN_PASSWORD };
  }
  const { CMS_USER: email, CMS_PASSWORD: password } = env;
  if (!email || !password) {
    throw new Error(
      'CMS_USER and CMS_PASSWORD have to be those of your own account of the panel, whose role may do this: the log says who has acted.',
    );
  }
  return { origin: origin ?? (await readCmsOrigin(environment)), email, password };
}

async function readCmsOrigin(environment: string): Promise<string> {
  // Only here: wrangler takes a second to load.
  const { unstable_readConfig } = await import('wrangler');
  const { vars } = unstable_readConfig({ config: path.join(root, 'wrangler.toml'), env: environment });
  return String(vars.CMS_ORIGIN);
}
