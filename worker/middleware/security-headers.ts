import { createMiddleware } from 'hono/factory';
import type { Config } from '../env.ts';
import type { AppEnvironment } from '../request-state.ts';

const nonceBytes = 16;

/** Lets the scripts of one response run. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(nonceBytes))));
}

interface PolicyOptions {
  /** Where errors may be reported to, besides ourselves. */
  reportOrigin: string | null;
  /** Where maps come from, besides ourselves. */
  mapOrigin: string | null;
  /** Who may show the response in a frame. */
  frameAncestor: string | null;
  /** A tag manager may be loaded by readers who agree to it. */
  hasTagManager: boolean;
  /** Hosts whose players are frames. */
  videoHosts: string[];
  /** Cloudflare's check against robots, which is a frame. */
  hasChallenge: boolean;
  isSecure: boolean;
}

/**
 * What Google asks for the container, for measurement (Analytics 4) and for conversions (Ads). Scripts need no source: the
 * container has our nonce, and `strict-dynamic` lets it load the others.
 */
const tagManagerImages = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
  'https://google.com',
];
const tagManagerConnections = [
  ...tagManagerImages,
  'https://*.analytics.google.com',
  'https://pagead2.googlesyndication.com',
  'https://www.googleadservices.com',
];

/** Everything is closed and opened by name; scripts run by nonce, and what they load is trusted. The policy before its nonce, and after it. */
function contentSecurityPolicy(options: PolicyOptions): [string, string] {
  const { reportOrigin, mapOrigin, frameAncestor, hasTagManager, videoHosts, hasChallenge, isSecure } = options;
  const images = hasTagManager ? tagManagerImages : [];
  const connections = [reportOrigin, mapOrigin, ...(hasTagManager ? tagManagerConnections : [])].filter(Boolean);
  const frames = [...videoHosts.map((host) => `https://${host}`), ...(hasChallenge ? ['https://challenges.cloudflare.com'] : [])];
  const rest = [
    "'strict-dynamic'",
    // Vite puts styles into the page while we develop.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    // Maps are drawn beside the page's own thread.
    "worker-src 'self'",
    ...(frames.length ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestor ?? "'none'"}`,
    // A machine of a developer speaks no TLS.
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return ["default-src 'none'; script-src 'nonce-", `' ${rest}`];
}

const resourcePolicy = 'cross-origin-resource-policy';
const sharedResource = 'cross-origin';
/** For what others may show: share pictures, icons, public media. */
export const sharedHeaders = { [resourcePolicy]: sharedResource };

const referrerPolicy = 'referrer-policy';
const quietReferrers = ['no-referrer', 'same-origin'];

const fixedHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  [referrerPolicy]: 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  [resourcePolicy]: 'same-origin',
};
const unframedHeaders = { ...fixedHeaders, 'x-frame-options': 'DENY' };

/** For a response that is made where nothing else can be: it may load nothing. */
export const closedHeaders = {
  ...unframedHeaders,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

interface SecurityPolicy {
  /** The content security policy before its nonce, and after it. */
  policy: [string, string];
  headers: Record<string, string>;
}

/** What responses say that nobody may show in a frame, and those that a frame of the CMS may show. */
export function createSecurityPolicies(config: Config): { unframed: SecurityPolicy; framed: SecurityPolicy } {
  const reportOrigin = config.sentryDsn && new URL(config.sentryDsn).origin;
  const hasTagManager = config.tagManager !== null;
  const hasChallenge = config.turnstileSecret !== null;
  const mapOrigin = config.mapStyleUrl && new URL(config.mapStyleUrl).origin;
  const { videoHosts } = config;
  const isSecure = config.environment !== 'development';
  const fixed = { reportOrigin, mapOrigin, hasTagManager, videoHosts, hasChallenge, isSecure };
  return {
    unframed: { policy: contentSecurityPolicy({ ...fixed, frameAncestor: null }), headers: unframedHeaders },
    framed: { policy: contentSecurityPolicy({ ...fixed, frameAncestor: config.cmsPublicOrigin }), headers: fixedHeaders },
  };
}

/** Security headers on every response of the worker; those of static files stand in `public/_headers`. */
export function securityHeaders({ config }: { config: Config }) {
  const { unframed, framed } = createSecurityPolicies(config);
  const listed = new Map([unframed, framed].map((one) => [one, Object.entries(one.headers)]));
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const nonce = createNonce();
    c.set('nonce', nonce);
    await next();
    const chosen = c.get('isFramed') ? framed : unframed;
    const { policy } = chosen;
    // A browser that keeps its copy keeps that copy's nonce too: a new policy would forbid its scripts.
    // Hono's own `header` copies the whole response each time.
    const { headers } = c.res;
    const isShared = headers.get(resourcePolicy) === sharedResource;
    // A picture has a stricter one than pages.
    if (c.res.status !== 304 && !headers.has('content-security-policy')) headers.set('content-security-policy', policy.join(nonce));
    const ownReferrer = headers.get(referrerPolicy);
    for (const [name, value] of listed.get(chosen) ?? []) headers.set(name, value);
    // A link of a mail says less of where its reader comes from, never more.
    if (ownReferrer && quietReferrers.includes(ownReferrer)) headers.set(referrerPolicy, ownReferrer);
    // A picture that is there to be shown elsewhere.
    if (isShared) headers.set(resourcePolicy, sharedResource);
  });
}
