import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { AssetManifest, UploadMetadata } from './cloudflare-formats.ts';

/** Code and files as they were uploaded together. */
export interface WorkerVersion {
  id: string;
  createdAt: string;
  metadata: UploadMetadata;
  modules: string[];
  manifest: AssetManifest;
}

/** Which versions answer which share of the requests: https://developers.cloudflare.com/api/resources/workers/subresources/scripts/subresources/deployments/ */
export interface WorkerDeployment {
  id: string;
  createdAt: string;
  versions: { version_id: string; percentage: number }[];
}

/** What a request for a deployment holds. */
export const deploymentRequest = v.looseObject({
  strategy: v.literal('percentage'),
  versions: v.pipe(
    v.array(v.strictObject({ version_id: v.pipe(v.string(), v.uuid()), percentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })),
    v.minLength(1),
    v.maxLength(2),
    v.check((versions) => versions.reduce((sum, { percentage }) => sum + percentage, 0) === 100, 'shares make 100 %'),
  ),
});

let seconds = 0;
/** Each later than the one before. */
const nextTime = () => {
  seconds += 1;
  return new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();
};

/** A version of what was just uploaded. */
export function newVersion(upload: Omit<WorkerVersion, 'id' | 'createdAt'>): WorkerVersion {
  return { ...upload, id: randomUUID(), createdAt: nextTime() };
}

/** A deployment from now on. */
export function newDeployment(versions: WorkerDeployment['versions']): WorkerDeployment {
  return { id: randomUUID(), createdAt: nextTime(), versions };
}

/** A version as the API tells it. */
export function versionAnswer({ id, createdAt, metadata }: WorkerVersion) {
  return {
    id,
    number: 1,
    metadata: { created_on: createdAt, source: 'wrangler', has_preview: false },
    resources: { bindings: metadata.bindings, script: { etag: 'e', handlers: ['fetch'] }, script_runtime: {} },
    startup_time_ms: 9,
  };
}

/** A deployment as the API tells it. */
export function deploymentAnswer({ id, createdAt, versions }: WorkerDeployment) {
  return { id, created_on: createdAt, source: 'wrangler', strategy: 'percentage', versions, author_email: 'operator@creche.example' };
}
