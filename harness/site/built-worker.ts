import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import type { Unstable_MiniflareWorkerOptions } from 'wrangler';
import { countStart } from '../census.ts';
import { miniflareOptionsOf, workerConfig } from '../local/paths.ts';

/** The edge database, as far as tools and tests use it. */
interface EdgeDatabase {
  prepare(sql: string): { run(): Promise<unknown>; all(): Promise<{ results: Record<string, unknown>[] }> };
}

/** What the worker keeps pages and content in, as far as tools and tests use it. */
interface EdgeStore {
  list(options?: { prefix?: string }): Promise<{ keys: { name: string }[] }>;
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

export interface BuiltWorkerOptions {
  /** Variables and secrets, over those of `wrangler.toml`. */
  bindings: Record<string, string>;
  /** 0 takes any free port. */
  port?: number;
  /** The folder that keeps KV, D1 and caches; in memory where absent. */
  stateFolder?: string;
  /** The configuration beside the built worker; that of `npm run build` where absent. */
  configPath?: string;
}

export interface BuiltWorker {
  /** Origin, without a slash at its end. */
  url: string;
  bindings(): Promise<{ DB: EdgeDatabase; CACHE: EdgeStore }>;
  /** Runs what the schedule of every minute runs, to its end. */
  runScheduledTasks(): Promise<void>;
  /** What the worker and its runtime have printed since it started, or since `logs.length = 0`. */
  logs: string[];
  stop(): Promise<void>;
}

type ModuleType = 'ESModule' | 'CompiledWasm' | 'Data';
const moduleTypes: Record<string, ModuleType> = { '.js': 'ESModule', '.wasm': 'CompiledWasm' };

/** The modules of a built worker, its entry first, each with the type that an upload declares. */
function readModules(folder: string): { path: string; type: ModuleType }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.startsWith(`assets${path.sep}`));
  const parts = files.filter((file) => !file.endsWith('.map') && path.extname(file));
  return ['index.js', ...parts].map((file) => ({
    path: path.join(folder, file),
    type: moduleTypes[path.extname(file)] ?? 'Data',
  }));
}

const miniflareFile = '/miniflare/dist/src/index.js';
const growthOf = (bytes: number) => `MIN_SINGLE_SEGMENT_GROWTH = ${bytes};`;

/**
 * Miniflare, which writes a worker into a buffer that it copies whole for each four kilobytes more: 450 megabytes a start, most of its time.
 * Here it is loaded with steps of four megabytes; what it writes is the same.
 */
async function importMiniflare() {
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(miniflareFile)) return loaded;
      const [slow, quick] = [growthOf(4096), growthOf(4_194_304)];
      const source = String(loaded.source);
      if (!source.includes(slow)) throw new Error('miniflare grows its buffers in another way now: see importMiniflare()');
      return { ...loaded, source: source.replace(slow, quick) };
    },
  });
  // Only here: it takes half a second to load, and many import this who start no worker.
  return import('miniflare').finally(() => hooks.deregister());
}

/** Starts the built worker in workerd through miniflare, with the local simulation of its bindings, on the loopback interface. */
export async function startBuiltWorker(options: BuiltWorkerOptions): Promise<BuiltWorker> {
  countStart('worker');
  const configPath = options.configPath ?? workerConfig;
  const folder = path.dirname(configPath);
  const workerOptions: Unstable_MiniflareWorkerOptions['workerOptions'] = JSON.parse(readFileSync(miniflareOptionsOf(folder), 'utf8'));
  const { modulesRules: _unused, ...workerd } = workerOptions;
  const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = await importMiniflare();
  const logs: string[] = [];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: options.port ?? 0,
      // Else it asks the network for facts about the place it runs at.
      cf: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: ({ message }) => logs.push(message),
      ...(options.stateFolder && { resourcePersistencePath: options.stateFolder }),
      workers: [
        {
          ...workerd,
          rootPath: folder,
          modulesRoot: folder,
          modules: readModules(folder),
          bindings: Object.assign({}, workerd.bindings, options.bindings),
        },
      ],
    }),
  );
  const { origin } = await miniflare.ready;
  return {
    url: origin,
    bindings: () => miniflare.getBindings(),
    async runScheduledTasks() {
      const worker = await miniflare.getWorker();
      await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date() });
    },
    logs,
    stop: () => miniflare.dispose(),
  };
}
