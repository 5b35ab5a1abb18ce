import { type Mock, vi } from 'vitest';
import { createAccountClient } from '../../worker/accounts/cms/account-client.ts';
import { logAccountError } from '../../worker/accounts/cms/log-account-error.ts';
import { createDailyAllowance } from '../../worker/allowances/daily-allowance.ts';
import { createMailAllowance } from '../../worker/allowances/mail-allowance.ts';
import { createPictureAllowance } from '../../worker/allowances/picture-allowance.ts';
import { createApp } from '../../worker/app.ts';
import { createContentCache } from '../../worker/cache/content-cache.ts';
import { createPageStore } from '../../worker/cache/page-store.ts';
import { createPurgeMarks } from '../../worker/cache/purge-marks.ts';
import { createResponseStore, type ResponseBucket } from '../../worker/cache/response-store.ts';
import { logContentError } from '../../worker/content/strapi/log-content-error.ts';
import { createStrapiClient } from '../../worker/content/strapi/strapi-client.ts';
import type { Dependencies } from '../../worker/dependencies.ts';
import { createAnswer } from '../../worker/early/early-answer.ts';
import type { Config } from '../../worker/env.ts';
import { createDraftStore } from '../../worker/forms/steps/drafts.ts';
import { createSubmissionStore } from '../../worker/forms/submissions/submission-store.ts';
import { createImageServer } from '../../worker/images/image-server.ts';
import { createVariantCache } from '../../worker/images/variant-cache.ts';
import type { Logger } from '../../worker/observe/logger.ts';
import { type Reporter, silentReporter } from '../../worker/observe/reporter.ts';
import { createSearchIndex } from '../../worker/search/create-search-index.ts';
import { clientBuild } from './fake-client-build.ts';
import { createFakeD1, type FakeD1 } from './fake-d1.ts';
import { createFakeImages, type FakeImages, pixelOf } from './fake-images.ts';
import { createFakeKv, type FakeKv } from './fake-kv.ts';
import { testNow } from './test-now.ts';

export const testConfig: Config = {
  environment: 'production',
  siteOrigin: 'https://site.example',
  cmsOrigin: 'http://cms.example',
  cmsPublicOrigin: 'https://panel.example',
  cmsToken: 'cms-token-of-the-tests',
  previousCmsToken: null,
  webhookSecret: 'webhook-secret-of-the-tests',
  previousWebhookSecret: null,
  previewSecret: 'preview-secret-of-the-tests',
  imageBucketHost: 'photos.s3.eu-west-3.amazonaws.com',
  videoHosts: [],
  mapStyleUrl: null,
  geocoderUrl: null,
  linkSecret: 'link-secret-of-the-tests',
  turnstileSecret: null,
  turnstileSiteKey: null,
  sentryDsn: null,
  tagManager: null,
  buildCheckMilliseconds: 3_600_000,
  memorySeconds: 5,
  cmsTimeoutMilliseconds: 4000,
  trackerTimeoutMilliseconds: 3000,
  sendsMail: true,
  accountProviders: [],
};

/** What the CMS answers in a test: by path under `/api`, then by query where it matters. */
export type CmsAnswers = (url: URL, init: RequestInit) => unknown;

/** A recorded kind of answer: a list of entries. */
export const list = (...data: unknown[]) => ({ data, meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } } });

const absentSingle = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } };

export interface TestApp {
  fake: FakeKv;
  images: FakeImages;
  database: FakeD1;
  /** What the limiter of forms answers: false or an error from now on, or true again. */
  limit: { answer: boolean | Error; keys: string[] };
  dependencies: Dependencies;
  /** How long something has waited on purpose, in milliseconds. */
  waits: number[];
  logger: Record<keyof Logger, Mock>;
  /** Path and query of every request to the CMS. */
  cmsCalls: string[];
  /** Headers of the last request to the CMS or to another source. */
  lastRequestHeaders(): Headers;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(path: string, init: RequestInit): Promise<Response>;
  pass(seconds: number): void;
  /** Makes every request to the CMS fail, or lets them through again. */
  breakCms(error: Error | null): void;
  /** Waits for what was handed to `waitUntil`. */
  settle(): Promise<void>;
}

export interface TestAppOptions {
  /** The binding that resizes pictures. */
  hasImages?: boolean;
  /** One that is filled already. */
  database?: FakeD1;
  config?: Partial<Config>;
  /** Shared by several apps, as by the isolates of a site. */
  kv?: FakeKv;
  images?: FakeImages;
  /** Of the data centre; that of the fake images where absent. */
  cache?: Pick<Cache, 'match' | 'put'>;
  /** Of all data centres. */
  bucket?: ResponseBucket;
  /** In milliseconds; shared by several apps, so that time passes for all of them. */
  time?: { now: number };
  /** What waits on purpose waits for this. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** The app with a CMS that answers as told, KV in memory and a clock of its own. */
export function createTestApp(answers: CmsAnswers, reporter: Reporter = silentReporter, options: TestAppOptions = {}): TestApp {
  const { hasImages = true } = options;
  const config = { ...testConfig, ...options.config };
  const fake = options.kv ?? createFakeKv();
  const time = options.time ?? { now: testNow };
  const clock = () => time.now;
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const background: Promise<unknown>[] = [];
  const cmsCalls: string[] = [];
  let cmsError: Error | null = null;
  let lastHeaders = new Headers();
  const send: typeof fetch = async (input, init) => {
    lastHeaders = new Headers(init?.headers);
    const url = new URL(String(input instanceof Request ? input.url : input));
    cmsCalls.push(url.pathname + url.search);
    if (cmsError) throw cmsError;
    const answer = await answers(url, init ?? {});
    if (answer instanceof Response) return answer;
    if (answer !== undefined) return Response.json(answer);
    // Nothing seeded: an empty list for collections, 404 for singles, as Strapi does.
    if (/^\/api\/(?:home|navigation|site-setting)$/.test(url.pathname)) return Response.json(absentSingle, { status: 404 });
    return Response.json(list());
  };
  const database = options.database ?? createFakeD1();
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    await options.wait?.(milliseconds);
  };
  const marks = createPurgeMarks({ kv: fake.kv, database: database.d1, clock, wait, logger });
  const cache = createContentCache({ kv: fake.kv, marks, clock, logger, memorySeconds: config.memorySeconds });
  const pages = createPageStore({ kv: fake.kv, marks, clock, logger, memorySeconds: config.memorySeconds });
  const client = createStrapiClient({
    origin: config.cmsOrigin,
    token: config.cmsToken,
    previousToken: config.previousCmsToken,
    timeoutMilliseconds: config.cmsTimeoutMilliseconds,
    fetch: send,
    onError: logContentError(logger),
  });
  const images = options.images ?? createFakeImages();
  const { siteOrigin, cmsOrigin, imageBucketHost: bucketHost } = config;
  const allowance = createDailyAllowance({ database: database.d1, clock, logger });
  const responses = createResponseStore({ cache: options.cache ?? images.cache, bucket: options.bucket ?? null, logger });
  const imageServer = createImageServer({
    binding: hasImages ? images.binding : null,
    servers: { fetch: send, assets: images.assets, siteOrigin, allowed: { cmsOrigin, bucketHost } },
    cache: createVariantCache({ cache: responses, clock, logger }),
    mayMake: createPictureAllowance(allowance),
    clock,
    logger,
  });
  const limit: TestApp['limit'] = { answer: true, keys: [] };
  const formLimit = {
    async limit({ key }: { key: string }) {
      limit.keys.push(key);
      if (limit.answer instanceof Error) throw limit.answer;
      return { success: limit.answer };
    },
  };
  const dependencies: Dependencies = {
    config,
    cache,
    marks,
    pages,
    client,
    images: imageServer,
    database: database.d1,
    search: createSearchIndex({ database: database.d1, geocoderUrl: config.geocoderUrl, fetch: send, clock, logger }),
    assets: images.assets,
    responses,
    drawOpenGraphCard: async (card) => {
      images.cards.push(card);
      return pixelOf('png');
    },
    submissions: createSubmissionStore(database.d1),
    drafts: createDraftStore(database.d1),
    formLimit,
    accounts: createAccountClient({
      origin: config.cmsOrigin,
      tokens: [config.cmsToken, config.previousCmsToken],
      fetch: send,
      onError: logAccountError(logger),
    }),
    accountAddressLimit: formLimit,
    accountLimit: formLimit,
    accountTotalLimit: formLimit,
    allowance,
    mailAllowance: createMailAllowance(allowance, config.linkSecret),
    wait,
    build: clientBuild,
    fetch: send,
    clock,
    logger,
    reporter,
  };
  const answer = createAnswer(createApp(dependencies), dependencies);
  const context = { waitUntil: (work: Promise<unknown>) => background.push(work), passThroughOnException() {}, props: {} };
  return {
    fake,
    images,
    database,
    limit,
    dependencies,
    waits,
    logger,
    cmsCalls,
    lastRequestHeaders: () => lastHeaders,
    get: async (path, headers = {}) =>
      answer(
        new Request(`https://site.example${path}`, {
          headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', ...headers },
        }),
        context,
      ),
    send: async (path, init) => answer(new Request(`https://site.example${path}`, init), context),
    pass: (seconds) => {
      time.now += seconds * 1000;
    },
    breakCms: (error) => {
      cmsError = error;
    },
    async settle() {
      // What runs behind a response may itself leave work behind.
      while (background.length) await Promise.all(background.splice(0));
    },
  };
}
