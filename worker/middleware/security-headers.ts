import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../request-state.ts';

const nonceBytes = 16;

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(nonceBytes))));
}

/** Everything is closed and opened by name; scripts run by nonce, and what they load is trusted. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
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
export const securityHeaders = createMiddleware<AppEnvironment>(async (c, next) => {
  const nonce = createNonce();
  c.set('nonce', nonce);
  await next();
  c.header('content-security-policy', contentSecurityPolicy(nonce));
  for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
});
