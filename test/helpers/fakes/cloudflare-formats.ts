import * as v from 'valibot';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Files of a worker by path, as its upload session is told of them: https://developers.cloudflare.com/workers/static-assets/direct-upload/ */
export const assetManifest = v.record(
  v.pipe(v.string(), v.startsWith('/')),
  v.strictObject({ hash, size: v.pipe(v.number(), v.maxValue(25 * 1024 * 1024)) }),
);
export type AssetManifest = v.InferOutput<typeof assetManifest>;

const name = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/));

const binding = v.variant('type', [
  v.strictObject({ type: v.literal('plain_text'), name, text: v.string() }),
  v.strictObject({ type: v.literal('kv_namespace'), name, namespace_id: hash, raw: v.optional(v.boolean()) }),
  v.strictObject({ type: v.literal('d1'), name, id: v.pipe(v.string(), v.uuid()), raw: v.optional(v.boolean()) }),
  v.strictObject({ type: v.literal('r2_bucket'), name, bucket_name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/)) }),
  v.strictObject({ type: v.literal('images'), name, raw: v.optional(v.boolean()) }),
  v.strictObject({ type: v.literal('assets'), name }),
  v.strictObject({
    type: v.literal('ratelimit'),
    name,
    namespace_id: v.pipe(v.string(), v.regex(/^[1-9]\d*$/)),
    simple: v.strictObject({ limit: v.number(), period: v.picklist([10, 60]) }),
  }),
]);

/** What an upload says of its worker: https://developers.cloudflare.com/workers/configuration/multipart-upload-metadata/ */
export const uploadMetadata = v.looseObject({
  main_module: v.string(),
  compatibility_date: v.optional(v.pipe(v.string(), v.isoDate())),
  compatibility_flags: v.optional(v.array(v.string())),
  bindings: v.array(binding),
  /** Kinds of bindings that stay as they are: without `secret_text` an upload would take the secrets away. */
  keep_bindings: v.optional(v.array(v.string())),
  assets: v.optional(v.looseObject({ jwt: v.string(), config: v.looseObject({}) })),
});
export type UploadMetadata = v.InferOutput<typeof uploadMetadata>;
