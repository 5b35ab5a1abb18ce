import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { type AssetManifest, assetManifest, type UploadMetadata, uploadMetadata } from './cloudflare-formats.ts';
import {
  deploymentAnswer,
  deploymentRequest,
  newDeployment,
  newVersion,
  versionAnswer,
  type WorkerDeployment,
  type WorkerVersion,
} from './cloudflare-versions.ts';

/** A worker as the account holds it. */
export interface DeployedWorker {
  secrets: Record<string, string>;
  /** Of the version that was deployed last. */
  metadata: UploadMetadata | null;
  /** Names of the modules that were uploaded. */
  modules: string[];
  manifest: AssetManifest;
  /** Every version that was uploaded, the newest last. */
  versions: WorkerVersion[];
  /** Which versions answered which share of the requests, the newest first. */
  deployments: WorkerDeployment[];
  crons: string[];
  hostnames: string[];
  hasWorkersDev: boolean;
}

export interface CloudflareAccount {
  workers: Map<string, DeployedWorker>;
  /** D1 databases by id; SQL that is sent really runs. */
  databases: Map<string, DatabaseSync>;
  /** Where databases may be stored, of those that say so. */
  jurisdictions: Map<string, string>;
  /** Names of the buckets of R2. */
  buckets: Set<string>;
  /** When objects leave a bucket, by its name. */
  lifecycles: Map<string, { id: string }[]>;
  /** Titles of the KV namespaces by id. */
  namespaces: Map<string, string>;
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
export type AccountRoute = [pattern: RegExp, answer: (call: CloudflareCall, name: string) => unknown];

/** Hands out files. */
export const uploadToken = 'header.e30.upload';
const completionToken = 'header.e30.completed';

/** One that was made for its secrets, and has no code yet. */
export const emptyWorker: DeployedWorker = {
  secrets: {},
  metadata: null,
  modules: [],
  manifest: {},
  versions: [],
  deployments: [],
  crons: [],
  hostnames: [],
  hasWorkersDev: false,
};

const script = { id: 'script', tag: 'tag', tags: [], last_deployed_from: 'wrangler', migration_tag: null };

const formOf = ({ headers, body }: CloudflareCall) =>
  new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData();

export function jsonOf<Output>(
  { headers, body }: CloudflareCall,
  schema: v.GenericSchema<unknown, Output>,
  contentType = 'application/json',
): Output {
  if (!headers.get('content-type')?.startsWith(contentType)) throw new Error(`content type ${headers.get('content-type')}`);
  return v.parse(schema, JSON.parse(Buffer.from(body).toString('utf8')));
}

function existing({ workers }: CloudflareAccount, name: string): DeployedWorker {
  const worker = workers.get(name);
  if (!worker) throw new Refusal(404, 10090, 'This Worker does not exist on your account.');
  return worker;
}

/** What the account shows of a version that is deployed. */
const contentOf = ({ metadata, modules, manifest }: WorkerVersion) => ({ metadata, modules, manifest });

/** Files first, then the code that goes with them. */
function uploadRoutes(account: CloudflareAccount): AccountRoute[] {
  /** Files that were announced for a worker, which need not exist yet. */
  const manifests = new Map<string, AssetManifest>();
  async function readVersion(call: CloudflareCall, name: string): Promise<WorkerVersion> {
    const form = await formOf(call);
    const metadata = v.parse(uploadMetadata, JSON.parse(String(form.get('metadata'))));
    // A worker that is made for its first secret has neither files nor code.
    if (metadata.assets && metadata.assets.jwt !== completionToken) throw new Error('the assets are not complete');
    const modules = [...form.keys()].filter((part) => part !== 'metadata');
    if (!modules.includes(metadata.main_module)) throw new Error(`no part ${metadata.main_module}`);
    return newVersion({ metadata, modules, manifest: manifests.get(name) ?? {} });
  }
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
        const version = await readVersion(call, name);
        const { secrets } = account.workers.get(name) ?? emptyWorker;
        const kept = version.metadata.keep_bindings?.includes('secret_text') ? secrets : {};
        const deployments = [newDeployment([{ version_id: version.id, percentage: 100 }])];
        account.workers.set(name, { ...emptyWorker, ...contentOf(version), versions: [version], deployments, secrets: kept });
        return { ...script, id: name, etag: 'e', startup_time_ms: 9, deployment_id: 'd', entry_point: version.metadata.main_module };
      },
    ],
    [
      /^POST \/workers\/scripts\/([^/]+)\/versions$/,
      async (call, name) => {
        const version = await readVersion(call, name);
        const worker = existing(account, name);
        worker.versions = [...worker.versions, version];
        return versionAnswer(version);
      },
    ],
  ];
}

/** Which version answers: code that is uploaded serves nobody before it is deployed. */
function deploymentRoutes(account: CloudflareAccount): AccountRoute[] {
  const workerOf = (name: string) => existing(account, name);
  function versionOf(name: string, id: string): WorkerVersion {
    const version = workerOf(name).versions.find((one) => one.id === id);
    if (!version) throw new Refusal(404, 10007, `version ${id} was not found`);
    return version;
  }
  return [
    [
      /^GET \/workers\/scripts\/([^/]+)\/versions\/[^/]+$/,
      ({ url }, name) => versionAnswer(versionOf(name, url.pathname.split('/').at(-1) ?? '')),
    ],
    [/^GET \/workers\/scripts\/([^/]+)\/versions$/, (_, name) => ({ items: workerOf(name).versions.map(versionAnswer) })],
    [/^GET \/workers\/scripts\/([^/]+)\/deployments$/, (_, name) => ({ deployments: workerOf(name).deployments.map(deploymentAnswer) })],
    [
      /^POST \/workers\/scripts\/([^/]+)\/deployments$/,
      (call, name) => {
        const { versions } = jsonOf(call, deploymentRequest);
        const [latest] = versions.map(({ version_id }) => versionOf(name, version_id));
        const worker = workerOf(name);
        const deployment = newDeployment(versions);
        worker.deployments = [deployment, ...worker.deployments];
        if (latest) Object.assign(worker, contentOf(latest));
        return deploymentAnswer(deployment);
      },
    ],
    [/^PATCH \/workers\/scripts\/([^/]+)\/script-settings$/, (call) => jsonOf(call, v.looseObject({}))],
  ];
}

const secretFormat = v.strictObject({ name: v.string(), text: v.string(), type: v.literal('secret_text') });

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
        const secret = jsonOf(call, secretFormat);
        const worker = workerOf(name);
        worker.secrets = { ...worker.secrets, [secret.name]: secret.text };
        return { name: secret.name, type: secret.type };
      },
    ],
    [
      /^PATCH \/workers\/scripts\/([^/]+)\/secrets-bulk$/,
      (call, name) => {
        const { secrets } = jsonOf(call, v.strictObject({ secrets: v.record(v.string(), secretFormat) }), 'application/merge-patch+json');
        const worker = workerOf(name);
        const all = Object.values(secrets);
        worker.secrets = { ...worker.secrets, ...Object.fromEntries(all.map((secret) => [secret.name, secret.text])) };
        return all.map((secret) => ({ name: secret.name, type: secret.type }));
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
    [/^GET \/workers\/scripts\/([^/]+)\/settings$/, (_, name) => ({ bindings: workerOf(name).metadata?.bindings ?? [] })],
    [/^GET \/workers\/workers\/([^/]+)$/, (_, name) => ({ id: name, name, subdomain: subdomainOf(name) })],
    [
      /^GET \/workers\/scripts\/([^/]+)\/secrets$/,
      (_, name) => Object.keys(workerOf(name).secrets).map((secret) => ({ name: secret, type: 'secret_text' })),
    ],
    [/^GET \/workers\/scripts\/([^/]+)\/subdomain$/, (_, name) => subdomainOf(name)],
  ];
}

/** What is answered about the workers of an account: as much as deploying one needs, checked against the documented formats. */
export function workerRoutes(account: CloudflareAccount): AccountRoute[] {
  return [...uploadRoutes(account), ...deploymentRoutes(account), ...settingRoutes(account), ...questionRoutes(account)];
}
