import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { type AccountRoute, type CloudflareAccount, jsonOf, Refusal } from './cloudflare-account.ts';

const bucketAnswer = (name: string) => ({ name, creation_date: '2026-11-28T00:00:00Z', location: 'WEUR', storage_class: 'Standard' });

/** What a site keeps its things in: D1, KV, R2. */
export function storeRoutes(account: CloudflareAccount): AccountRoute[] {
  return [...databaseRoutes(account), ...namespaceRoutes(account), ...bucketRoutes(account)];
}

function databaseRoutes({ databases, jurisdictions }: CloudflareAccount): AccountRoute[] {
  const databaseAnswer = (uuid: string) => ({
    uuid,
    name: uuid,
    version: 'production',
    jurisdiction: jurisdictions.get(uuid) ?? null,
  });
  return [
    [/^GET \/d1\/(database)$/, () => [...databases.keys()].map(databaseAnswer)],
    [
      /^POST \/d1\/(database)$/,
      (call) => {
        const { name, jurisdiction } = jsonOf(call, v.looseObject({ name: v.string(), jurisdiction: v.optional(v.string()) }));
        const uuid = randomUUID();
        databases.set(uuid, new DatabaseSync(':memory:'));
        if (jurisdiction) jurisdictions.set(uuid, jurisdiction);
        return { ...databaseAnswer(uuid), name };
      },
    ],
    [
      /^POST \/d1\/database\/([^/]+)\/query$/,
      (call, id) => {
        const database = databases.get(id);
        if (!database) throw new Refusal(404, 7404, `The database ${id} could not be found`);
        const { sql } = jsonOf(call, v.looseObject({ sql: v.string() }));
        if (/^\s*select\b|\breturning\b/i.test(sql)) return [{ success: true, meta: {}, results: database.prepare(sql).all() }];
        database.exec(sql);
        return [{ success: true, meta: {}, results: [] }];
      },
    ],
  ];
}

function namespaceRoutes({ namespaces }: CloudflareAccount): AccountRoute[] {
  return [
    [/^GET \/storage\/kv\/(namespaces)$/, () => [...namespaces].map(([id, title]) => ({ id, title }))],
    [
      /^POST \/storage\/kv\/(namespaces)$/,
      (call) => {
        const { title } = jsonOf(call, v.strictObject({ title: v.string() }));
        const id = randomUUID().replaceAll('-', '');
        namespaces.set(id, title);
        return { id, title, supports_url_encoding: true };
      },
    ],
  ];
}

function bucketRoutes({ buckets, lifecycles }: CloudflareAccount): AccountRoute[] {
  return [
    [/^GET \/r2\/(buckets)$/, () => ({ buckets: [...buckets].map(bucketAnswer) })],
    [
      /^POST \/r2\/(buckets)$/,
      (call) => {
        const { name } = v.parse(v.looseObject({ name: v.string() }), JSON.parse(Buffer.from(call.body).toString('utf8')));
        buckets.add(name);
        return bucketAnswer(name);
      },
    ],
    [
      /^GET \/r2\/buckets\/([^/]+)$/,
      (_, name) => {
        if (!buckets.has(name)) throw new Refusal(404, 10006, 'The specified bucket does not exist.');
        return bucketAnswer(name);
      },
    ],
    [/^GET \/r2\/buckets\/([^/]+)\/lifecycle$/, () => ({ rules: [] })],
    [
      /^PUT \/r2\/buckets\/([^/]+)\/lifecycle$/,
      (call, name) => {
        lifecycles.set(name, jsonOf(call, v.looseObject({ rules: v.array(v.looseObject({ id: v.string() })) })).rules);
        return {};
      },
    ],
    // How much is in a bucket: nothing is known of that here.
    [/^POST \/client\/v4\/(graphql)$/, () => ({ viewer: { accounts: [] } })],
  ];
}
