import { clientBuild } from 'virtual:client-build';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { createContentCache } from './cache/content-cache.ts';
import { createPageStore } from './cache/page-store.ts';
import { createPurgeMarks } from './cache/purge-marks.ts';
import { createStrapiClient } from './content/strapi/strapi-client.ts';
import { type Bindings, readConfig } from './env.ts';
import { ConfigurationError, retryAfterSeconds } from './errors.ts';
import { createImageServer } from './images/image-server.ts';
import { createVariantCache } from './images/variant-cache.ts';
import { closedHeaders } from './middleware/security-headers.ts';
import { createLogger } from './observe/logger.ts';
import { createReporter } from './observe/tracker-reporter.ts';
import type { AppEnvironment } from './request-state.ts';

const logger = createLogger();
const clock = () => Date.now();
const send: typeof fetch = (input, init) => fetch(input, init);

/** Built at the first request of an isolate: variables are not there before. */
let app: Hono<AppEnvironment> | null = null;

function buildApp(env: Bindings): Hono<AppEnvironment> {
  const config = readConfig(env);
  const marks = createPurgeMarks({ kv: env.CACHE, clock, logger });
  const cache = createContentCache({ kv: env.CACHE, marks, clock, logger });
  const pages = createPageStore({ kv: env.CACHE, marks, clock, logger });
  const client = createStrapiClient({ origin: config.cmsOrigin, token: config.cmsToken, fetch: send });
  const { environment, sentryDsn: dsn } = config;
  const reporter = createReporter({ dsn, environment, release: clientBuild.id, fetch: send, clock, logger });
  const { siteOrigin, cmsOrigin, imageBucketHost: bucketHost } = config;
  const images = createImageServer({
    binding: env.IMAGES ?? null,
    servers: { fetch: send, assets: env.ASSETS, siteOrigin, allowed: { cmsOrigin, bucketHost } },
    cache: createVariantCache({ cache: caches.default, logger }),
    clock,
    logger,
  });
  return createApp({ config, cache, marks, pages, client, images, build: clientBuild, fetch: send, clock, logger, reporter });
}

export default {
  fetch(request, env, context) {
    try {
      app ??= buildApp(env);
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      logger.error('configuration', error);
      return new Response('Service indisponible : configuration incomplète.', {
        status: 503,
        headers: {
          ...closedHeaders,
          'content-type': 'text/plain; charset=utf-8',
          'retry-after': String(retryAfterSeconds),
          'cache-control': 'no-store',
        },
      });
    }
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Bindings>;
