import type { Context } from 'hono';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { splitLocale } from '../../domain/locale.ts';
import { ownAddress } from '../addresses/own-address.ts';
import type { PreviewDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { createPreviewCookie, endedPreviewCookie } from './preview-cookie.ts';
import { readPreviewLink } from './preview-link.ts';
import { findPreviewPage } from './preview-page.ts';

const cacheControl = 'private, no-store';

/** Begins a preview by a link of the CMS, on the page of the entry it names. */
export async function openPreview(c: Context<AppEnvironment>, { config, client, clock }: PreviewDependencies): Promise<Response> {
  c.set('isFramed', true);
  c.header('cache-control', cacheControl);
  const query = new URL(c.req.url).searchParams;
  const { preview } = messagesOf(query.get('locale') === 'en' ? 'en' : 'fr');
  const signing = { secret: config.previewSecret, now: clock() };
  const link = await readPreviewLink(query, signing);
  if (!link) return c.text(preview.linkEnded, 401);
  const page = await findPreviewPage(link, client);
  if (page === null) return c.text(preview.noPage, 404);
  c.header('set-cookie', await createPreviewCookie(link.status, signing));
  return c.redirect(page, 302);
}

/** Ends a preview, and goes back to the page it was left on. A frame of the CMS may not show that one. */
export function closePreview(c: Context<AppEnvironment>): Response {
  c.header('cache-control', cacheControl);
  c.header('set-cookie', endedPreviewCookie());
  const address = ownAddress(c.req.query('retour') ?? '/') ?? '/';
  if (c.req.header('sec-fetch-dest') !== 'iframe') return c.redirect(address, 302);
  c.set('isFramed', true);
  return c.text(messagesOf(splitLocale(address).locale).preview.ended);
}
