import { createMiddleware } from 'hono/factory';
import { fallbackViewport, toViewport, type Viewport, viewportCookie } from '../../domain/viewport.ts';
import { type AppEnvironment, botOf } from '../request-state.ts';

const cookiePattern = new RegExp(`(?:^|;\\s*)${viewportCookie}=([A-Za-z]+)(?:;|$)`);
/** What CloudFront says in place of the reader's own user agent. */
const cloudFront = 'Amazon CloudFront';
const devices = ['desktop', 'mobile', 'tablet'] as const;
const television = /\b(?:smart-?tv|googletv|apple ?tv|hbbtv|bravia|aft[a-z]+|roku|crkey)\b/i;
const tablet = /\b(?:ipad|tablet|playbook|kindle|silk)\b|\bandroid\b(?!.*\bmobile\b)/i;
const phone = /\bmobi|\b(?:iphone|ipod|iemobile|blackberry|bb10|opera mini)\b/i;

interface ViewportRequest {
  header(name: string): string | undefined;
  isBot: boolean;
}

/**
 * The kind of screen of a request: the reader's cookie, else what the network says, else the user agent. Only known names
 * count; whatever else a request claims is the fallback.
 */
export function viewportOf({ header, isBot }: ViewportRequest): Viewport {
  const chosenViewport = toViewport(cookiePattern.exec(header('cookie') ?? '')?.[1]);
  if (chosenViewport) return chosenViewport;
  const userAgent = header('user-agent');
  if (!userAgent) return fallbackViewport;
  const device =
    userAgent === cloudFront ? devices.find((name) => header(`cloudfront-is-${name}-viewer`) === 'true') : header('cf-device-type');
  if (device !== undefined) return devices.find((name) => name === device) ?? fallbackViewport;
  if (isBot || userAgent === cloudFront || television.test(userAgent)) return fallbackViewport;
  if (tablet.test(userAgent)) return 'tablet';
  return phone.test(userAgent) ? 'mobile' : fallbackViewport;
}

/** Tells the kind of screen to whoever asks; most requests never do. What is kept for everybody may not depend on it. */
export const viewportDetection = createMiddleware<AppEnvironment>(async (c, next) => {
  c.set('viewport', () => viewportOf({ header: (name) => c.req.header(name), isBot: botOf(c) !== null }));
  await next();
});
