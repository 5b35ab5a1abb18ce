import { createMiddleware } from 'hono/factory';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { readPreviewCookie } from './preview-cookie.ts';

/** Recognises editors who look at drafts: what they get is theirs alone, and nobody keeps it. */
export function previewMode({ config, clock }: Pick<Dependencies, 'config' | 'clock'>) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const cookie = c.req.header('cookie');
    const preview = cookie ? await readPreviewCookie(cookie, { secret: config.previewSecret, now: clock() }) : null;
    c.set('preview', preview);
    c.set('isFramed', preview !== null);
    await next();
    if (preview === null) return;
    c.header('cache-control', 'private, no-store');
    c.header('x-robots-tag', 'noindex');
  });
}
