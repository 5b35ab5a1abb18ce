import { createMiddleware } from 'hono/factory';
import { localizePath } from '../../domain/locale.ts';
import { findRedirect } from '../../domain/redirect-table.ts';
import { answerRedirect } from '../render/answer-redirect.ts';
import type { AppEnvironment } from '../request-state.ts';

/** Answers the fixed redirects, for pages and payloads alike. */
export const fixedRedirects = createMiddleware<AppEnvironment>(async (c, next) => {
  const found = findRedirect(c.get('path'), c.get('search'));
  if (!found) return next();
  return answerRedirect(c, { to: localizePath(found.to, c.get('locale')), status: found.status });
});
