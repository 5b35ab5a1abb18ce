import { createMiddleware } from 'hono/factory';
import type { Config } from '../env.ts';
import type { AppEnvironment } from '../request-state.ts';

const nonceBytes = 16;

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(nonceBytes))));
}

/** Everything is closed and opened by name; scripts run by nonce, and what they load is trusted. Errors may be reported to one other origin. */
export function contentSecurityPolicy(nonce: string, reportOrigin: string | null = null): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite puts styles into the page while we develop.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${reportOrigin ? ` ${reportOrigin}` : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const fixedHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Security headers on every response of the worker; those of static files stand in `public/_headers`. */
export function securityHeaders({ config }: { config: Config }) {
  const reportOrigin = config.sentryDsn && new URL(config.sentryDsn).origin;
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const nonce = createNonce();
    c.set('nonce', nonce);
    await next();
    // A browser that keeps its copy keeps that copy's nonce too: a new policy would forbid its scripts.
    if (c.res.status !== 304) c.header('content-security-policy', contentSecurityPolicy(nonce, reportOrigin));
    for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
  });
}
