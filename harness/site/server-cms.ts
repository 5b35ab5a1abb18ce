import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { atEnd } from '../at-end.ts';
import { whenPrinted } from '../local/child-process.ts';
import { adminEmail, type RunningCms } from '../local/cms.ts';
import { anyFreePort } from '../local/free-port.ts';
import { cmsFolder, root } from '../local/paths.ts';
import { type Postgres, startPostgres } from '../services/postgres.ts';
import type { CmsWithServices } from './shared-cms.ts';
import { standInServices } from './stand-in-services.ts';
import { testSecrets } from './template.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

/** The CMS as it runs on a server: by its systemd unit, with a file of variables, on PostgreSQL, without a seed. */
export interface ServerCms {
  cms: TestCms;
  postgres: Postgres;
  /** Of PostgreSQL. */
  database: string;
  publicFolder: string;
  /** The variables it was started with, as the file says. */
  variablesFile: string;
}

export const unitFile = path.join(cmsFolder, 'creche-cms.service');
/** Where the unit has the project. */
export const folderOfUnit = '/opt/creche-sereine';
/** What systemd gives a service besides its variables. */
const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin';

/** What a unit says of a name, each time it says something. */
export function valuesOfUnit(text: string, name: string): string[] {
  return text.split('\n').flatMap((line) => (line.startsWith(`${name}=`) ? line.slice(name.length + 1) : []));
}

/** Does what systemd does to start a unit: its command in its folder, with its variables and no others. */
async function startUnit(variablesFile: string): Promise<RunningCms> {
  const unit = readFileSync(unitFile, 'utf8').replaceAll(folderOfUnit, root);
  const unitVariables = valuesOfUnit(unit, 'Environment').flatMap((line) => line.split(' '));
  const fileVariables = Object.entries(parseEnv(readFileSync(variablesFile, 'utf8'))).map(([name, value]) => `${name}=${value}`);
  const [command = ''] = valuesOfUnit(unit, 'ExecStart');
  const { match, running } = await whenPrinted(
    'env',
    ['-i', `PATH=${systemPath}`, ...unitVariables, ...fileVariables, ...command.split(' ')],
    {
      cwd: valuesOfUnit(unit, 'WorkingDirectory')[0],
      pattern: /^READY (\S+)/,
    },
  );
  return { url: match[1] ?? '', running };
}

let started: Promise<ServerCms> | null = null;

/** The one of this process, started when it is first asked for and closed after the last suite. */
export function serverCms(): Promise<ServerCms> {
  started ??= startServerCms();
  return started;
}

let services: Promise<CmsWithServices> | null = null;

/** That CMS for sites of this process: it sends no mail, and nobody signs in with another service. */
export function serverServices(): Promise<CmsWithServices> {
  services ??= Promise.all([standInServices(), serverCms(), anyFreePort()]).then(([others, { cms }, sitePort]) => ({
    ...others,
    cms,
    sitePort,
  }));
  return services;
}

async function startServerCms(): Promise<ServerCms> {
  const folder = mkdtempSync(path.join(tmpdir(), 'creche-server-'));
  const [publicFolder, variablesFile, database] = [path.join(folder, 'public'), path.join(folder, 'cms.env'), 'creche'];
  const postgres = await startPostgres();
  await postgres.createDatabase(database);
  const variables = {
    ...testSecrets,
    ADMIN_EMAIL: adminEmail,
    PORT: String(await anyFreePort()),
    SITE_URL: 'http://127.0.0.1:9',
    // A proxy of our own ends TLS before the panel.
    ADMIN_URL: 'https://cms.creche-sereine.example/admin',
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: postgres.addressOf(database),
    PUBLIC_DIR: publicFolder,
    STALE_PLACES_RULE: '*/3 * * * * *',
    STOP_WITH_INPUT: '1',
  };
  const words = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const made = execFileSync('node', [path.join(cmsFolder, 'scripts/make-variables.cjs'), ...words]);
  writeFileSync(variablesFile, made, { mode: 0o600 });
  const cms = await openTestCms(() => startUnit(variablesFile));
  atEnd(async () => {
    await cms.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  // Before a suite uses up the tries at passwords.
  await cms.request('GET', '/admin/users/me');
  return { cms, postgres, database, publicFolder, variablesFile };
}
