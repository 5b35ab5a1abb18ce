import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { keepStatements, type SqliteConnection } from '../src/database/keep-statements';
import { isOn } from '../src/setup/is-on';

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        connection: {
          connectionString: env('DATABASE_URL'),
          ssl: isOn(env('DATABASE_SSL', '0')) ? { rejectUnauthorized: true } : false,
        },
        pool: { min: 2, max: 10 },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      // From the working directory: the compiled copy of this file stands one folder deeper.
      connection: { filename: path.resolve(process.cwd(), env('DATABASE_FILENAME', '.tmp/data.db')) },
      useNullAsDefault: true,
      pool: {
        afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
          keepStatements(connection);
          if (!isOn(env('DATABASE_SYNC', '1'))) connection.pragma('synchronous = OFF');
          done(null, connection);
        },
      },
    },
  };
};
