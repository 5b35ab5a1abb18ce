import type { Core } from '@strapi/strapi';
import type { ProductConfig } from '../../config/product';
import { createFakeQueries } from './fake-queries';
import type { Row, Where } from './fake-rows';
import { createFakeTables, type FakeTables } from './fake-tables';
import { schemaOf } from './schema-of';

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
/** A password as the fake keeps it. */
export const hashOf = (password: string) => `hash of ${password}`;

/** A Strapi that keeps everything in memory, as far as our code speaks to it: its database, documents, accounts, mails and settings. */
export function createFakeStrapi(config: Partial<ProductConfig> = {}): FakeStrapi {
  const product = { siteUrl: 'https://site.test', hasMail: true, mailRetrySeconds: 60, ...config };
  const tables = createFakeTables();
  const { query, connection, documents } = createFakeQueries(tables);
  const fake: FakeStrapi = { strapi: {} as Core.Strapi, table: tables.table, mails: [], mailFailure: null, passwordsChecked: [], log: [] };

  const note = (line: string) => fake.log.push(line);
  const settings: Record<string, unknown> = { product, 'product.siteUrl': product.siteUrl, 'admin.absoluteUrl': 'https://cms.test/admin' };
  const services = createServices(fake, tables);
  const parts: Record<'db' | 'documents' | 'contentType' | 'plugin' | 'config' | 'log', object> = {
    db: { query, connection, transaction: tables.transaction, lifecycles: { subscribe: tables.subscribe } },
    documents,
    contentType: schemaOf,
    plugin: (plugin: string) => ({ service: (name: string) => services[`${plugin}.${name}`] }),
    config: { get: (name: string) => settings[name] },
    log: { info: note, warn: note, error: note },
  };
  fake.strapi = parts as Core.Strapi;
  return fake;
}

/** The services of Strapi's plugins, by plugin and name. */
function createServices(fake: FakeStrapi, tables: FakeTables): Record<string, object> {
  async function send(mail: FakeStrapi['mails'][number]) {
    if (fake.mailFailure) throw fake.mailFailure;
    fake.mails.push(mail);
  }

  return {
    'i18n.content-types': { isLocalizedContentType: () => true, getNestedPopulateOfNonLocalizedAttributes: () => [] },
    'i18n.localizations': { syncNonLocalizedAttributes: async () => {} },
    'email.email': { send },
    'users-permissions.user': {
      edit: async (id: number, { password, ...data }: Row) =>
        tables.updateAll(userUid, {
          where: { id },
          data: { ...data, ...(typeof password === 'string' && { password: hashOf(password) }) },
        }),
      remove: async (where: Where) => tables.remove(userUid, where),
      async validatePassword(password: string, hash: string) {
        fake.passwordsChecked.push(password);
        return hash === hashOf(password);
      },
      sendConfirmationEmail: ({ email }: { email: string }) => send({ to: email, subject: 'Confirmez votre adresse e-mail' }),
    },
  };
}
