import * as v from 'valibot';
import type { PublicConfig } from '../client/payload/payload.ts';
import type { KnownHosts } from './content/media/editor-address.ts';
import { type ServiceName, serviceNames } from './content/text/true-lines.ts';
import { ConfigurationError } from './errors.ts';
import { parseDsn } from './observe/dsn.ts';

/** A service that knows people, by which they can sign in. */
interface AccountProvider {
  /** As in addresses: `/connect/{name}`. */
  name: string;
  /** As people know it. */
  label: string;
}

/** The bindings of `wrangler.toml`, which every environment there has. */
export interface Bindings {
  ASSETS: Fetcher;
  CACHE: KVNamespace;
  /** Resizes pictures; without it the originals are served. */
  IMAGES?: ImagesBinding;
  /** Pictures that were made, for all data centres; without it each makes its own. */
  PICTURES?: R2Bucket;
  /** The edge database; its tables are in `migrations/`. */
  DB: D1Database;
  FORM_LIMIT: RateLimit;
  ACCOUNT_ADDRESS_LIMIT: RateLimit;
  ACCOUNT_LIMIT: RateLimit;
  ACCOUNT_TOTAL_LIMIT: RateLimit;
}

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => new URL(value).origin),
);

/** A host by its name alone: it goes into the policy of every page. */
const hostName = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

/** `google` or `openid:Mon employeur`. */
const provider = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]{2,20}(?::.{1,40})?$/),
  v.transform((text): AccountProvider => {
    const [name = '', label = ''] = text.split(':', 2);
    return { name, label: label || name.charAt(0).toUpperCase() + name.slice(1) };
  }),
);
/** A whole number of 0 and up, as a variable holds it. */
const count = (fallback: string) => v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)), fallback);
const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const secret = v.pipe(v.string(), v.minLength(16));
/** The value before the present one, while it is being changed. */
const previousSecret = v.optional(v.union([v.literal(''), secret]), '');

const variables = v.object({
  ENVIRONMENT: v.picklist(['development', 'staging', 'production']),
  SITE_ORIGIN: origin,
  CMS_ORIGIN: origin,
  CMS_PUBLIC_ORIGIN: v.optional(v.union([v.literal(''), origin]), ''),
  CMS_TOKEN: secret,
  CMS_TOKEN_PREVIOUS: previousSecret,
  WEBHOOK_SECRET: secret,
  WEBHOOK_SECRET_PREVIOUS: previousSecret,
  PREVIEW_SECRET: secret,
  IMAGE_BUCKET_HOST: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(hostName))]), ''),
  VIDEO_HOSTS: v.pipe(v.optional(v.string(), ''), v.transform(splitList), v.array(v.pipe(v.string(), v.regex(hostName)))),
  MAP_STYLE_URL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url(), v.startsWith('https://'))]), ''),
  LINK_SECRET: secret,
  TURNSTILE_SITE_KEY: v.optional(v.string(), ''),
  TURNSTILE_SECRET: v.optional(v.string(), ''),
  GEOCODER_URL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url(), v.startsWith('https://'))]), ''),
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !text || parseDsn(text) !== null),
    ),
    '',
  ),
  CMS_SENDS_MAIL: v.optional(v.picklist(['', '1']), '1'),
  ACCOUNT_PROVIDERS: v.pipe(v.optional(v.string(), ''), v.transform(splitList), v.array(provider)),
  TAG_MANAGER_CONTAINER: v.optional(v.pipe(v.string(), v.regex(/^(?:GTM-[A-Z0-9]{4,12})?$/)), ''),
  BUILD_CHECK_MILLISECONDS: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number)), '3600000'),
  MEMORY_SECONDS: count('5'),
  CMS_TIMEOUT_MILLISECONDS: count('4000'),
  TRACKER_TIMEOUT_MILLISECONDS: count('3000'),
});

/** Everything the worker is configured with. Holds secrets: only `publicConfigOf` may reach a browser. */
export interface Config {
  environment: 'development' | 'staging' | 'production';
  siteOrigin: string;
  cmsOrigin: string;
  /** Where editors open the CMS, and what it writes into the addresses they copy. */
  cmsPublicOrigin: string;
  cmsToken: string;
  /** The token before, which the CMS may still have; null where it is not being changed. */
  previousCmsToken: string | null;
  webhookSecret: string;
  /** The secret before, which the CMS may still send; null where it is not being changed. */
  previousWebhookSecret: string | null;
  /** What links to drafts are signed with. */
  previewSecret: string;
  /** The one host besides the CMS whose pictures are served; null where there is none. */
  imageBucketHost: string | null;
  /** Hosts whose players may stand in pages, once a reader has asked for a video. */
  videoHosts: string[];
  /** The style of maps, from a server that also has its tiles; null draws our own outline. */
  mapStyleUrl: string | null;
  /** The geocoder that addresses typed into the finder are sent to; null where they are sent nowhere. */
  geocoderUrl: string | null;
  /** What links to white papers are signed with. */
  linkSecret: string;
  /** Of Cloudflare's check against robots; null where it is not used. */
  turnstileSecret: string | null;
  turnstileSiteKey: string | null;
  /** Whether the CMS has a mail server, and so whether a page may promise a mail. */
  sendsMail: boolean;
  /** Services that know people, by which they can sign in; the CMS has to be set up for each. */
  accountProviders: AccountProvider[];
  /** Where errors and traces are reported to; null where they are not. */
  sentryDsn: string | null;
  /** Container of the tag manager; null where nothing is measured and nobody is asked. */
  tagManager: string | null;
  /** How often a browser asks whether there is a newer build. */
  buildCheckMilliseconds: number;
  /** How long an isolate keeps a value in its memory before it reads KV again. */
  memorySeconds: number;
  /** How long the CMS may take for an answer. */
  cmsTimeoutMilliseconds: number;
  /** How long the error tracker may take for a report. */
  trackerTimeoutMilliseconds: number;
}

/** Parses variables and secrets; throws a `ConfigurationError` that names every missing or wrong one. */
export function readConfig(env: unknown): Config {
  const parsed = v.safeParse(variables, env);
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => String(issue.path?.[0]?.key ?? '?'));
    throw new ConfigurationError([...new Set(names)]);
  }
  const { output } = parsed;
  return {
    environment: output.ENVIRONMENT,
    siteOrigin: output.SITE_ORIGIN,
    cmsOrigin: output.CMS_ORIGIN,
    cmsPublicOrigin: output.CMS_PUBLIC_ORIGIN || output.CMS_ORIGIN,
    cmsToken: output.CMS_TOKEN,
    previousCmsToken: output.CMS_TOKEN_PREVIOUS || null,
    webhookSecret: output.WEBHOOK_SECRET,
    previousWebhookSecret: output.WEBHOOK_SECRET_PREVIOUS || null,
    previewSecret: output.PREVIEW_SECRET,
    imageBucketHost: output.IMAGE_BUCKET_HOST || null,
    videoHosts: output.VIDEO_HOSTS,
    mapStyleUrl: output.MAP_STYLE_URL || null,
    geocoderUrl: output.GEOCODER_URL || null,
    linkSecret: output.LINK_SECRET,
    // One without the other would mark every request as suspicious.
    turnstileSecret: (output.TURNSTILE_SITE_KEY && output.TURNSTILE_SECRET) || null,
    turnstileSiteKey: output.TURNSTILE_SITE_KEY || null,
    sendsMail: output.CMS_SENDS_MAIL === '1',
    accountProviders: output.ACCOUNT_PROVIDERS,
    sentryDsn: output.SENTRY_DSN || null,
    tagManager: output.TAG_MANAGER_CONTAINER || null,
    buildCheckMilliseconds: output.BUILD_CHECK_MILLISECONDS,
    memorySeconds: output.MEMORY_SECONDS,
    cmsTimeoutMilliseconds: output.CMS_TIMEOUT_MILLISECONDS,
    trackerTimeoutMilliseconds: output.TRACKER_TIMEOUT_MILLISECONDS,
  };
}

/** What addresses that editors copy may begin with and still be ours. */
export function knownHostsOf(config: Config): KnownHosts {
  const { siteOrigin, cmsOrigin, cmsPublicOrigin, imageBucketHost, videoHosts } = config;
  const services = new Set(serviceNames.filter((name) => usesService[name](config)));
  return { siteOrigin, cmsOrigins: [cmsOrigin, cmsPublicOrigin], bucketHost: imageBucketHost, videoHosts, services };
}

/** Whether an instance uses what texts of editors may speak of. */
const usesService: Record<ServiceName, (config: Config) => boolean> = {
  carte: ({ mapStyleUrl }) => mapStyleUrl !== null,
  mesure: ({ tagManager }) => tagManager !== null,
  erreurs: ({ sentryDsn }) => sentryDsn !== null,
  'anti-robots': ({ turnstileSecret }) => turnstileSecret !== null,
  vidéos: ({ videoHosts }) => videoHosts.length > 0,
  adresses: ({ geocoderUrl }) => geocoderUrl !== null,
  connexion: ({ accountProviders }) => accountProviders.length > 0,
  'e-mails': ({ sendsMail }) => sendsMail,
};

/** The explicit list of what the browser may know. */
export function publicConfigOf(config: Config, release: string): PublicConfig {
  const { siteOrigin, environment, mapStyleUrl, sentryDsn, tagManager, turnstileSiteKey, buildCheckMilliseconds } = config;
  return { siteOrigin, environment, mapStyleUrl, sentryDsn, tagManager, turnstileSiteKey, release, buildCheckMilliseconds };
}
