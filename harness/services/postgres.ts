import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunOptions, run, runToEnd, whenPrinted } from '../local/child-process.ts';
import { anyFreePort } from '../local/free-port.ts';

export const postgresIsMissing =
  'PostgreSQL is missing, which the tests start for themselves: apt-get install -y postgresql (no server of it need run).';

const debianFolder = '/usr/lib/postgresql';
const superuser = 'creche';

/** The folder with PostgreSQL's programs: Debian's newest, which is not in the path, else one of the path; null where there is none. */
export function findPostgres(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
  ];
  const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'];
  return folders.find((folder) => programs.every((program) => existsSync(path.join(folder, program)))) ?? null;
}

/** A PostgreSQL of the tests: a folder and a port of its own, nothing kept. */
export interface Postgres {
  /** The folder with its programs. */
  programs: string;
  addressOf(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** What a query answers: a line a row, columns between bars. */
  query(database: string, sql: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it is the user that Debian's package has made, or nobody. */
function unprivilegedUser(): RunOptions['user'] {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** Starts a PostgreSQL that is forgotten when it stops. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (!programs) throw new Error(postgresIsMissing);
  const [folder, port, user] = [mkdtempSync(path.join(tmpdir(), 'creche-postgres-')), await anyFreePort(), unprivilegedUser()];
  if (user) chownSync(folder, user.uid, user.gid);
  const [data, program] = [path.join(folder, 'data'), (name: string) => path.join(programs, name)];
  const options = { cwd: folder, user };
  await runToEnd(
    program('initdb'),
    ['-D', data, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  // What it keeps is forgotten: it need not wait for the disk.
  const parameters = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'fsync=off', '-c', 'full_page_writes=off'];
  const { running } = await whenPrinted(program('postgres'), parameters, { ...options, pattern: /ready to accept connections/ });
  const client = ['-h', '127.0.0.1', '-p', String(port), '-U', superuser];

  return {
    programs,
    addressOf: (database) => `postgres://${superuser}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => runToEnd(program('createdb'), [...client, name]),
    async query(database, sql) {
      const lines: string[] = [];
      const asking = run(program('psql'), [...client, '-d', database, '-At', '-v', 'ON_ERROR_STOP=1', '-c', sql], {
        onLine: (line) => lines.push(line),
      });
      if ((await asking.ended) !== 0) throw new Error(asking.lastLines());
      return lines;
    },
    async stop() {
      // Ends the connections that are left; SIGTERM would wait for them.
      running.process.kill('SIGINT');
      await running.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
