import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { ProductConfig } from '../../config/product';
import { inOrder, isMatch, type Row, type Where } from './fake-rows';

interface Query {
  where?: Where;
  filters?: Where;
  data?: Row;
  documentId?: string;
  locale?: string;
  limit?: number;
  orderBy?: Record<string, string>;
  sort?: string;
}

interface Lifecycle {
  models: string[];
  beforeUpdate?(event: { params: Query }): void;
}

export interface FakeStrapi {
  strapi: Core.Strapi;
  /** The rows of a type; a test puts in what is there and looks at what became of it. */
  table(uid: string): Row[];
  /** Mails that the mail server took. */
  mails: { to: string; subject: string; [field: string]: unknown }[];
  /** What the mail server says instead of taking a mail. */
  mailFailure: Error | null;
  /** Each password that was compared with a hash; that costs the time of it. */
  passwordsChecked: string[];
  log: string[];
}

const userUid = 'plugin::users-permissions.user';
/** Columns in which the database refuses a second row with the same value. */
const unique = ['submissionKey', 'signatoryKey', 'deliveryKey'];

/** A password as the fake keeps it. */
export const hashOf = (password: string) => `hash of ${password}`;

function schemaOf(uid: string): { attributes: Row; options: Row } {
  const [, name = ''] = uid.split('.');
  const file = path.join(import.meta.dirname, `../api/${name}/content-types/${name}/schema.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as { attributes: Row; options: Row };
}

/** A Strapi that keeps everything in memory, as far as our code speaks to it: its database, documents, accounts, mails and settings. */
export function createFakeStrapi(config: Partial<ProductConfig> = {}): FakeStrapi {
  const product = { siteUrl: 'https://site.test', hasMail: true, mailRetrySeconds: 60, ...config };
  const tables = new Map<string, Row[]>();
  const lifecycles: Lifecycle[] = [];
  let lastId = 0;

  function table(uid: string): Row[] {
    const rows = tables.get(uid) ?? [];
    tables.set(uid, rows);
    return rows;
  }

  function refuseDoubles(uid: string, row: Row, data: Row) {
    const taken = unique.some((name) => data[name] && table(uid).some((other) => other !== row && other[name] === data[name]));
    if (taken) throw Object.assign(new Error('UNIQUE constraint failed'), { code: 'SQLITE_CONSTRAINT_UNIQUE' });
  }

  function change(uid: string, row: Row, data: Row) {
    for (const { models, beforeUpdate } of lifecycles) if (models.includes(uid)) beforeUpdate?.({ params: { data } });
    refuseDoubles(uid, row, data);
    Object.assign(row, data);
  }

  function create(uid: string, data: Row): Row {
    lastId += 1;
    const row = { id: lastId, documentId: `document${lastId}`, ...data };
    refuseDoubles(uid, row, data);
    table(uid).push(row);
    return row;
  }

  function remove(uid: string, where: Where | undefined) {
    tables.set(
      uid,
      table(uid).filter((row) => !isMatch(row, where)),
    );
  }

  const find = (uid: string, { where, filters, orderBy, sort, limit }: Query): Row[] =>
    inOrder(
      table(uid).filter((row) => isMatch(row, where ?? filters)),
      orderBy ?? sort,
    )
      .slice(0, limit)
      // As the database gives them: a row that changes later is another one.
      .map((row) => ({ ...row }));

  const updateAll = (uid: string, { where, data = {} }: Query) => {
    const rows = table(uid).filter((row) => isMatch(row, where));
    for (const row of rows) change(uid, row, { ...data });
    return { count: rows.length };
  };

  const query = (uid: string) => ({
    findOne: async (asked: Query) => find(uid, asked)[0] ?? null,
    findMany: async (asked: Query) => find(uid, asked),
    count: async (asked: Query) => find(uid, asked).length,
    create: async ({ data = {} }: Query) => ({ ...create(uid, data) }),
    update: async (asked: Query) => updateAll(uid, asked),
    updateMany: async (asked: Query) => updateAll(uid, asked),
    delete: async ({ where }: Query) => remove(uid, where),
  });

  /** A table by its own name, with the names that its columns have. */
  const connection = (name: string) => ({
    where: (where: Where) => ({
      update: async (columns: Row) => {
        const data = Object.entries(columns).map(([column, value]) => [
          column.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
          value,
        ]);
        return updateAll(`api::${name.replace(/s$/, '')}.${name.replace(/s$/, '')}`, { where, data: Object.fromEntries(data) }).count;
      },
    }),
  });

  const documents = (uid: string) => ({
    findOne: async ({ documentId }: Query) => find(uid, { where: { documentId } })[0] ?? null,
    findFirst: async (asked: Query) => find(uid, asked)[0] ?? null,
    findMany: async (asked: Query) => find(uid, asked),
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

  const fake: FakeStrapi = { strapi: null as never, table, mails: [], mailFailure: null, passwordsChecked: [], log: [] };

  async function send(mail: FakeStrapi['mails'][number]) {
    if (fake.mailFailure) throw fake.mailFailure;
    fake.mails.push(mail);
  }

  const services: Record<string, object> = {
    'i18n.content-types': { isLocalizedContentType: () => true, getNestedPopulateOfNonLocalizedAttributes: () => [] },
    'i18n.localizations': { syncNonLocalizedAttributes: async () => {} },
    'email.email': { send },
    'users-permissions.user': {
      edit: async (id: number, { password, ...data }: Row) =>
        updateAll(userUid, { where: { id }, data: { ...data, ...(typeof password === 'string' && { password: hashOf(password) }) } }),
      remove: async (where: Where) => remove(userUid, where),
      async validatePassword(password: string, hash: string) {
        fake.passwordsChecked.push(password);
        return hash === hashOf(password);
      },
      sendConfirmationEmail: ({ email }: { email: string }) => send({ to: email, subject: 'Confirmez votre adresse e-mail' }),
    },
  };
  /** What fails undoes what it has done. */
  async function transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = structuredClone([...tables]);
    return work().catch((error: unknown) => {
      for (const [uid, rows] of before) tables.set(uid, rows);
      throw error;
    });
  }

  const note = (line: string) => fake.log.push(line);
  const settings: Record<string, unknown> = { product, 'product.siteUrl': product.siteUrl, 'admin.absoluteUrl': 'https://cms.test/admin' };
  const strapi = {
    db: { query, connection, transaction, lifecycles: { subscribe: (one: Lifecycle) => lifecycles.push(one) } },
    documents,
    contentType: schemaOf,
    plugin: (plugin: string) => ({ service: (name: string) => services[`${plugin}.${name}`] }),
    config: { get: (name: string) => settings[name] },
    log: { info: note, warn: note, error: note },
  };
  // The one place where the fake takes the real one's place.
  fake.strapi = strapi as unknown as Core.Strapi;
  return fake;
}
