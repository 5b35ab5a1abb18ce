import { clientBuild } from 'virtual:client-build';
import { createAccountClient } from './accounts/cms/account-client.ts';
import { logAccountError } from './accounts/cms/log-account-error.ts';
import { createDailyAllowance } from './allowances/daily-allowance.ts';
import { createMailAllowance } from './allowances/mail-allowance.ts';
import { createPictureAllowance } from './allowances/picture-allowance.ts';
import { createApp } from './app.ts';
import { createContentCache } from './cache/content-cache.ts';
import { createPageStore } from './cache/page-store.ts';
import { createPurgeMarks } from './cache/purge-marks.ts';
import { createResponseStore } from './cache/response-store.ts';
import { logContentError } from './content/strapi/log-content-error.ts';
import { createStrapiClient } from './content/strapi/strapi-client.ts';
import type { Dependencies } from './dependencies.ts';
import { createAnswer } from './early/early-answer.ts';
import { type Bindings, readConfig } from './env.ts';
import { ConfigurationError, retryAfterSeconds } from './errors.ts';
import { createDraftStore } from './forms/steps/drafts.ts';
import { createSubmissionStore } from './forms/submissions/submission-store.ts';
import { createVariantCache } from './images/variant-cache.ts';
import { createLateImageServer, createLateSearchIndex } from './late-steps.ts';
import { closedHeaders } from './middleware/security-headers.ts';
import { createLogger } from './observe/logger.ts';
import { createReporter } from './observe/tracker-reporter.ts';

const logger = createLogger();
const clock = () => Date.now();
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const send: typeof fetch = (input, init) => fetch(input, init);

interface Site {
  dependencies: Dependencies;
  answer: ReturnType<typeof createAnswer>;
}

/** Built at the first event of an isolate: variables are not there before. */
let site: Site | null = null;

function buildSite(env: Bindings): Site {
  const config = readConfig(env);
  const marks = createPurgeMarks({ kv: env.CACHE, database: env.DB, clock, wait, logger });
  const cache = createContentCache({ kv: env.CACHE, marks, clock, logger, memorySeconds: config.memorySeconds });
  const pages = createPageStore({ kv: env.CACHE, marks, clock, logger, memorySeconds: config.memorySeconds });
  const { cmsOrigin: origin, cmsToken: token, previousCmsToken: previousToken, cmsTimeoutMilliseconds: timeoutMilliseconds } = config;
  const client = createStrapiClient({ origin, token, previousToken, timeoutMilliseconds, fetch: send, onError: logContentError(logger) });
  const { environment, sentryDsn: dsn, trackerTimeoutMilliseconds } = config;
  const reporter = createReporter({ dsn, environment, release: clientBuild.id, trackerTimeoutMilliseconds, fetch: send, clock, logger });
  const { siteOrigin, cmsOrigin, imageBucketHost: bucketHost } = config;
  const responses = createResponseStore({ cache: caches.default, bucket: env.PICTURES ?? null, logger });
  const allowance = createDailyAllowance({ database: env.DB, clock, logger });
  const images = createLateImageServer({
    binding: env.IMAGES ?? null,
    servers: { fetch: send, assets: env.ASSETS, siteOrigin, allowed: { cmsOrigin, bucketHost } },
    cache: createVariantCache({ cache: responses, clock, logger }),
    mayMake: createPictureAllowance(allowance),
    clock,
    logger,
  });
  const dependencies: Dependencies = {
    config,
    cache,
    marks,
    pages,
    client,
    images,
    database: env.DB,
    search: createLateSearchIndex({ database: env.DB, geocoderUrl: config.geocoderUrl, fetch: send, clock, logger }),
    assets: env.ASSETS,
    responses,
    // Half a megabyte of code and WebAssembly, which no page needs.
    drawOpenGraphCard: async (card) => (await import('./seo/open-graph/drawing/draw-card.tsx')).drawCard(card),
    submissions: createSubmissionStore(env.DB),
    drafts: createDraftStore(env.DB),
    formLimit: env.FORM_LIMIT,
    accounts: createAccountClient({
      origin: cmsOrigin,
      tokens: [config.cmsToken, config.previousCmsToken],
      fetch: send,
      onError: logAccountError(logger),
    }),
    accountAddressLimit: env.ACCOUNT_ADDRESS_LIMIT,
    accountLimit: env.ACCOUNT_LIMIT,
    accountTotalLimit: env.ACCOUNT_TOTAL_LIMIT,
    allowance,
    mailAllowance: createMailAllowance(allowance, config.linkSecret),
    wait,
    build: clientBuild,
    fetch: send,
    clock,
    logger,
    reporter,
  };
  return { dependencies, answer: createAnswer(createApp(dependencies), dependencies) };
}

export default {
  fetch(request, env, context) {
    try {
      site ??= buildSite(env);
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
    return site.answer(request, context);
  },
  async scheduled(_controller, env, context) {
    try {
      site ??= buildSite(env);
    } catch (error) {
      logger.error('configuration', error);
      return;
    }
    const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
    // What an isolate that has gone could not tell the others.
    waitUntil(site.dependencies.marks.publish());
    const [{ runFormTasks }, { runFeedTasks }] = await Promise.all([
      import('./forms/submissions/scheduled.ts'),
      import('./search/feed/feed-tasks.ts'),
    ]);
    // What visitors have sent comes before the search.
    await runFormTasks(site.dependencies, waitUntil);
    await runFeedTasks(site.dependencies, waitUntil);
  },
} satisfies ExportedHandler<Bindings>;
