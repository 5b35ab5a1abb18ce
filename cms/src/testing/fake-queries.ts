import type { Row } from './fake-rows';
import type { FakeTables, Query } from './fake-tables';
import { schemaOf } from './schema-of';

/** What Strapi gives each type. */
const ownFields = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'createdBy', 'updatedBy', 'localizations'];

/** Columns of a table under the names of their fields: `next_mail_at` is `nextMailAt`. */
const byField = (columns: Row): Row =>
  Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  );

/** Strapi's ways to ask for rows: by type, by the name of a table, and as documents with a draft and languages. */
export function createFakeQueries({ find, create, remove, updateAll }: FakeTables) {
  const query = (uid: string) => ({
    findOne: async (query: Query) => find(uid, query)[0] ?? null,
    findMany: async (query: Query) => find(uid, query),
    count: async (query: Query) => find(uid, query).length,
    create: async ({ data = {} }: Query) => ({ ...create(uid, data) }),
    update: async (query: Query) => updateAll(uid, query),
    updateMany: async (query: Query) => updateAll(uid, query),
    delete: async ({ where }: Query) => remove(uid, where),
    deleteMany: async ({ where }: Query) => remove(uid, where),
  });

  /** Types that a statement names and that have rows; which of them meet its condition is for a database to say. */
  const selectTypes = async (sql: string) =>
    [...sql.matchAll(/'([a-z-]+)' AS type/g)].flatMap(([, type]) => (find(`api::${type}.${type}`, {}).length > 0 ? [{ type }] : []));

  /** A table by its own name, with the names that its columns have, or the rows of a statement. */
  const ofTable = (name: string) => ({
    select: () => selectTypes(name),
    where: (columns: Row) => ({
      update: (changed: Row) => {
        const type = name.replace(/ies$/, 'ys').replace(/s$/, '');
        const { count } = updateAll(`api::${type}.${type}`, { where: byField(columns), data: byField(changed) });
        // A query of Knex is a promise that can still be told its transaction.
        return Object.assign(Promise.resolve(count), { transacting: async () => count });
      },
    }),
  });

  const connection = Object.assign(ofTable, { raw: (sql: string) => sql });

  const documents = (uid: string) => ({
    findOne: async ({ documentId }: Query) => find(uid, { where: { documentId } })[0] ?? null,
    findFirst: async (query: Query) => find(uid, query)[0] ?? null,
    findMany: async (query: Query) => {
      refuseUnknown(uid, query);
      return find(uid, query);
    },
    create: async ({ data = {} }: Query) => ({ ...create(uid, data) }),
    update: async ({ documentId, data }: Query) => {
      updateAll(uid, { where: { documentId }, data });
      return find(uid, { where: { documentId } })[0] ?? null;
    },
    delete: async ({ documentId }: Query) => remove(uid, { documentId }),
    publish: async ({ documentId, locale }: Query) => {
      const version = { documentId, locale };
      const draft = find(uid, { where: { ...version, publishedAt: null } })[0];
      if (!draft?.title) throw new Error('no title');
      remove(uid, { ...version, publishedAt: { $notNull: true } });
      create(uid, { ...draft, publishedAt: new Date().toISOString() });
    },
    unpublish: async ({ documentId, locale }: Query) => remove(uid, { documentId, locale, publishedAt: { $notNull: true } }),
  });

  return { query, connection, documents: withMiddlewares(documents) };
}

type Middleware = (context: { uid: string; action: string; params: Query }, next: () => Promise<unknown>) => Promise<unknown>;
type Change = (params: Query) => Promise<unknown>;

/** As Strapi does: a question for a field that the type has not is an error. */
function refuseUnknown(uid: string, { filters = {} }: Query): void {
  if (!uid.startsWith('api::')) return;
  const { attributes } = schemaOf(uid);
  const unknown = Object.keys(filters).find((name) => /^[a-z]/.test(name) && !(name in attributes) && !ownFields.includes(name));
  if (unknown) throw new Error(`${uid} has no ${unknown}`);
}

/** What is registered for documents stands around each change of one. */
function withMiddlewares<Documents extends Record<'create' | 'update' | 'delete', Change>>(documentsOf: (uid: string) => Documents) {
  const middlewares: Middleware[] = [];
  function documents(uid: string) {
    const plain = documentsOf(uid);
    const around = (action: 'create' | 'update' | 'delete') => (params: Query) =>
      middlewares.reduceRight<() => Promise<unknown>>(
        (next, middleware) => () => middleware({ uid, action, params }, next),
        () => plain[action](params),
      )();
    return { ...plain, create: around('create'), update: around('update'), delete: around('delete') };
  }
  return Object.assign(documents, { use: (one: Middleware) => middlewares.push(one) });
}
