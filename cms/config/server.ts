import type { Core } from '@strapi/strapi';
import { scheduledTasks } from '../src/scheduled-tasks';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  // What is forwarded is believed where `known-caller` has let it stand: without it all visitors would share one rate limit.
  proxy: { koa: true },
  app: { keys: env.array('APP_KEYS', []) },
  dirs: { public: env('PUBLIC_DIR', './public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  webhooks: { populateRelations: false },
  cron: { enabled: true, tasks: scheduledTasks(env) },
  transfer: { remote: { enabled: false } },
});
