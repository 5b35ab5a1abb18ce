import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findRedirect } from '../../domain/addresses/fixed-redirects.ts';
import { catalogAddress, preRegistrationPath } from '../../domain/addresses/from-nursery-catalog.ts';
import type { RedirectTarget } from '../../domain/addresses/redirect-table.ts';
import { localizePath } from '../../domain/locale.ts';
import { previousPage } from '../addresses/previous-page.ts';
import { answerRedirect } from '../render/answer-redirect.ts';
import { type AppEnvironment, type PageRequest, pageOf } from '../request-state.ts';

/** Answers the fixed redirects, for pages and payloads alike. */
export const fixedRedirects = createMiddleware<AppEnvironment>(async (c, next) => {
  const page = pageOf(c);
  const redirect = findFixedRedirect(c, page);
  return redirect ? answerRedirect(c, page, redirect) : next();
});

/** Where the address of a request has moved to by the rules of the code, in the language of the request; or null. */
export function findFixedRedirect(c: Context<AppEnvironment>, page: PageRequest): RedirectTarget | null {
  const redirect = findRedirect(page.path, page.search) ?? findCatalogRedirect(c, page);
  return redirect && { to: localizePath(redirect.to, page.locale), status: redirect.status };
}

function findCatalogRedirect(c: Context<AppEnvironment>, { path, search }: PageRequest): RedirectTarget | null {
  const from = path === preRegistrationPath ? (previousPage(c)?.path ?? null) : null;
  const to = from && catalogAddress({ path, search, from });
  return to ? { to, status: 302 } : null;
}
