import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../harness/local/child-process.ts';
import { anyFreePort } from '../../harness/local/free-port.ts';
import { cacheFolder, root, workerConfig } from '../../harness/local/paths.ts';
import { megabytesOf, preciseCpuSeconds } from '../kit/processes.ts';

/** A worker to be run, as a deployment would upload it. */
export interface WorkerCode {
  name: string;
  /** Holds `index.js` and what it imports. */
  folder: string;
  variables: Record<string, string>;
  /** Of the engine, such as the most memory it may have. */
  engineFlags?: string[];
  /** Listens for an inspector of the isolate. */
  inspectorPort?: number;
}

export interface RunningWorkerd {
  url: string;
  /** User and system time the process has used, in seconds. */
  cpuSeconds(): number;
  /** The same to the nanosecond, of the threads that still run. */
  preciseCpuSeconds(): number;
  /** What the process holds in memory. */
  megabytes(): number;
  /** What it has printed, for the message of a failure. */
  output(): string;
  stop(): Promise<void>;
}

const startMilliseconds = 10_000;
/** Of the times in `/proc`, a second. */
const ticks = 100;

/** Copies a built worker, so that a build made meanwhile by somebody else changes nothing. */
export function takeWorker(name: string, from: string, variables: Record<string, string> = {}): WorkerCode {
  const folder = path.join(cacheFolder, 'bench', name);
  if (path.resolve(from) !== folder) {
    rmSync(folder, { recursive: true, force: true });
    // Maps of the source are most of a build, and are read by nobody here.
    cpSync(from, folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
  }
  return { name, folder, variables };
}

/** The site's, for the floors too. */
function readCompatibility(): { date: string; flags: string[] } {
  const { compatibility_date: date, compatibility_flags: flags } = JSON.parse(readFileSync(workerConfig, 'utf8'));
  return { date, flags };
}

/** workerd's own configuration: the modules, KV as a native binding to a server outside, a socket straight to the worker. */
function configOf({ folder, variables, engineFlags = [] }: WorkerCode, to: { port: number; kvAddress: string }): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:js|wasm)$/.test(file) && !file.startsWith('.'),
  );
  const main = (file: string) => (file === 'index.js' ? 0 : 1);
  const kind = (file: string) => (file.endsWith('.js') ? 'esModule' : 'wasm');
  const modules = files.sort((a, b) => main(a) - main(b)).map((file) => `(name = ${text(file)}, ${kind(file)} = embed ${text(file)})`);
  const bindings = [
    '(name = "CACHE", kvNamespace = "kv")',
    ...Object.entries(variables).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
  ];
  const { date, flags } = readCompatibility();
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = [${engineFlags.map(text).join(', ')}],
  services = [
    (name = "main", worker = (
      compatibilityDate = ${text(date)},
      compatibilityFlags = [${flags.map(text).join(', ')}],
      modules = [${modules.join(', ')}],
      bindings = [${bindings.join(', ')}],
      globalOutbound = "network",
    )),
    (name = "kv", external = (address = ${text(to.kvAddress)}, http = ())),
    (name = "network", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${to.port}", http = (), service = "main")],
);
`;
}

const text = (value: string) => JSON.stringify(value);

/** Starts a worker in a process of its own, and resolves when it listens. */
export async function startWorkerd(code: WorkerCode, kvAddress: string): Promise<RunningWorkerd> {
  const port = await anyFreePort();
  mkdirSync(code.folder, { recursive: true });
  const config = path.join(code.folder, 'config.capnp');
  writeFileSync(config, configOf(code, { port, kvAddress }));
  const running = run(path.join(root, 'node_modules/.bin/workerd'), [
    'serve',
    ...(code.inspectorPort ? [`--inspector-addr=127.0.0.1:${code.inspectorPort}`] : []),
    config,
  ]);
  const url = `http://127.0.0.1:${port}`;
  const since = performance.now();
  // Asks for an address that both the site and the floors answer without any work.
  while (!(await fetch(`${url}/assets/none`).catch(() => null))) {
    if (running.process.exitCode !== null || performance.now() - since > startMilliseconds) {
      await running.stop();
      throw new Error(`${code.name} did not start\n${running.lastLines()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    output: running.lastLines,
    cpuSeconds() {
      const stat = readFileSync(`/proc/${running.process.pid}/stat`, 'utf8');
      const [user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number);
      return (user + system) / ticks;
    },
    preciseCpuSeconds: () => preciseCpuSeconds(running.process.pid ?? 0),
    megabytes: () => megabytesOf(running.process.pid ?? 0, 'VmRSS'),
    stop: running.stop,
  };
}
