import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { type AssetManifest, assetManifest, type UploadMetadata, uploadMetadata } from './cloudflare-formats.ts';

/** A worker as the account holds it. */
export interface DeployedWorker {
  secrets: Record<string, string>;
  metadata: UploadMetadata | null;
  /** Names of the modules that were uploaded. */
  modules: string[];
  manifest: AssetManifest;
  crons: string[];
  hostnames: string[];
  hasWorkersDev: boolean;
}

export interface CloudflareAccount {
  workers: Map<string, DeployedWorker>;
  /** D1 databases by id; SQL that is sent really runs. */
  databases: Map<string, DatabaseSync>;
  /** Contents of the files that were uploaded, by hash. */
  files: Map<string, Uint8Array>;
}

export interface CloudflareCall {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** A request that is right in its form, and refused. */
export class Refusal extends Error {
  status: number;
  code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Method and path below the account, and what is answered; the pattern's group names a worker or a database. */
type AccountRoute = [pattern: RegExp, answer: (call: CloudflareCall, name: string) => unknown];

/** Hands out files. */
export const uploadToken = 'header.e30.upload';
const completionToken = 'header.e30.completed';

/** One that was made for its secrets, and has no code yet. */
export const emptyWorker: DeployedWorker = {
  secrets: {},
  metadata: null,
  modules: [],
  manifest: {},
  crons: [],
  hostnames: [],
  hasWorkersDev: false,
};

const script = { id: 'script', tag: 'tag', tags: [], last_deployed_from: 'wrangler', migration_tag: null };

const formOf = ({ headers, body }: CloudflareCall) =>
  new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData();

function jsonOf<Output>({ headers, body }: CloudflareCall, schema: v.GenericSchema<unknown, Output>): Output {
  if (!headers.get('content-type')?.startsWith('application/json')) throw new Error(`content type ${headers.get('content-type')}`);
  return v.parse(schema, JSON.parse(Buffer.from(body).toString('utf8')));
}

function existing({ workers }: CloudflareAccount, name: string): DeployedWorker {
  const worker = workers.get(name);
  if (!worker) throw new Refusal(404, 10090, 'This Worker does not exist on your account.');
  return worker;
}

/** Files first, then the code that goes with them. */
function uploadRoutes(account: CloudflareAccount): AccountRoute[] {
  /** Files that were announced for a worker, which need not exist yet. */
  const manifests = new Map<string, AssetManifest>();
  return [
    [
      /^POST \/workers\/scripts\/([^/]+)\/assets-upload-session$/,
      (call, name) => {
        const { manifest } = jsonOf(call, v.strictObject({ manifest: assetManifest }));
        manifests.set(name, manifest);
        const hashes = new Set(Object.values(manifest).map(({ hash }) => hash));
        const missing = [...hashes].filter((hash) => !account.files.has(hash));
        return missing.length ? { jwt: uploadToken, buckets: [missing] } : { jwt: completionToken, buckets: [] };
      },
    ],
    [
      /^POST \/workers\/assets\/(upload)$/,
      async (call) => {
        if (call.url.searchParams.get('base64') !== 'true') throw new Error('files are sent as base64');
        for (const [hash, part] of await formOf(call)) {
          if (!(part instanceof File)) throw new Error(`${hash} is no file`);
          account.files.set(hash, Buffer.from(await part.text(), 'base64'));
        }
        return { jwt: completionToken };
      },
    ],
    [
      /^PUT \/workers\/scripts\/([^/]+)$/,
      async (call, name) => {
        const form = await formOf(call);
        const metadata = v.parse(uploadMetadata, JSON.parse(String(form.get('metadata'))));
        if (metadata.assets?.jwt !== completionToken) throw new Error('the assets are not complete');
        const modules = [...form.keys()].filter((part) => part !== 'metadata');
        if (!modules.includes(metadata.main_module)) throw new Error(`no part ${metadata.main_module}`);
        const { secrets } = account.workers.get(name) ?? emptyWorker;
        const kept = metadata.keep_bindings?.includes('secret_text') ? secrets : {};
        account.workers.set(name, { ...emptyWorker, metadata, modules, manifest: manifests.get(name) ?? {}, secrets: kept });
        return { ...script, id: name, etag: 'e', startup_time_ms: 9, deployment_id: 'd', entry_point: metadata.main_module };
      },
    ],
  ];
}

/** What else belongs to a worker. */
function settingRoutes(account: CloudflareAccount): AccountRoute[] {
  const workerOf = (name: string) => existing(account, name);
  return [
    [
      /^PUT \/workers\/scripts\/([^/]+)\/schedules$/,
      (call, name) => {
        workerOf(name).crons = jsonOf(call, v.array(v.strictObject({ cron: v.string() }))).map(({ cron }) => cron);
        return { schedules: [] };
      },
    ],
    [
      /^PUT \/workers\/scripts\/([^/]+)\/secrets$/,
      (call, name) => {
        const secret = jsonOf(call, v.strictObject({ name: v.string(), text: v.string(), type: v.literal('secret_text') }));
        const worker = workerOf(name);
        worker.secrets = { ...worker.secrets, [secret.name]: secret.text };
        return { name: secret.name, type: secret.type };
      },
    ],
    [
      /^POST \/workers\/scripts\/([^/]+)\/subdomain$/,
      (call, name) => {
        const { enabled } = jsonOf(call, v.strictObject({ enabled: v.boolean(), previews_enabled: v.optional(v.boolean()) }));
        workerOf(name).hasWorkersDev = enabled;
        return { enabled, previews_enabled: enabled };
      },
    ],
    [
      /^POST \/workers\/scripts\/([^/]+)\/domains\/changeset$/,
      (call) => ({ added: jsonOf(call, v.array(v.looseObject({ hostname: v.string() }))), removed: [], updated: [], conflicting: [] }),
    ],
    [
      /^PUT \/workers\/scripts\/([^/]+)\/domains\/records$/,
      (call, name) => {
        const { origins } = jsonOf(call, v.looseObject({ origins: v.array(v.looseObject({ hostname: v.string() })) }));
        workerOf(name).hostnames = origins.map(({ hostname }) => hostname);
        return origins;
      },
    ],
  ];
}

/** What is asked of a worker. */
function questionRoutes(account: CloudflareAccount): AccountRoute[] {
  const workerOf = (name: string) => existing(account, name);
  const subdomainOf = (name: string) => ({ enabled: workerOf(name).hasWorkersDev, previews_enabled: workerOf(name).hasWorkersDev });
  return [
    [
      /^GET \/workers\/services\/([^/]+)$/,
      (_, name) => ({ id: workerOf(name) && name, default_environment: { environment: 'production', script } }),
    ],
    [/^GET \/workers\/services\/([^/]+)\/environments\/production\/bindings$/, (_, name) => workerOf(name).metadata?.bindings],
    [/^GET \/workers\/scripts\/([^/]+)\/deployments$/, (_, name) => ({ deployments: workerOf(name) && [] })],
    [/^GET \/workers\/scripts\/([^/]+)\/settings$/, (_, name) => ({ bindings: workerOf(name).metadata?.bindings ?? [] })],
    [/^GET \/workers\/workers\/([^/]+)$/, (_, name) => ({ id: name, name, subdomain: subdomainOf(name) })],
    [
      /^GET \/workers\/scripts\/([^/]+)\/secrets$/,
      (_, name) => Object.keys(workerOf(name).secrets).map((secret) => ({ name: secret, type: 'secret_text' })),
    ],
    [/^GET \/workers\/scripts\/([^/]+)\/subdomain$/, (_, name) => subdomainOf(name)],
  ];
}

function databaseRoutes({ databases }: CloudflareAccount): AccountRoute[] {
  return [
    [
      /^GET \/d1\/(database)$/,
      () => [...databases.keys()].map((uuid) => ({ uuid, name: uuid, version: 'production', jurisdiction: 'eu' })),
    ],
    [
      /^POST \/d1\/database\/([^/]+)\/query$/,
      (call, id) => {
        const database = databases.get(id);
        if (!database) throw new Refusal(404, 7404, `The database ${id} could not be found`);
        const { sql } = jsonOf(call, v.looseObject({ sql: v.string() }));
        if (/^\s*select\b/i.test(sql)) return [{ success: true, meta: {}, results: database.prepare(sql).all() }];
        database.exec(sql);
        return [{ success: true, meta: {}, results: [] }];
      },
    ],
  ];
}

/** The answers of an account: as much as deploying a worker needs, checked against the documented formats. */
export function accountRoutes(account: CloudflareAccount): AccountRoute[] {
  return [...uploadRoutes(account), ...settingRoutes(account), ...questionRoutes(account), ...databaseRoutes(account)];
}
