import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type RedirectRow, redirectRows, redirectUid } from './published-pages';

const isGone = ({ statusCode }: RedirectRow) => statusCode === 410;

/**
 * Keeps old addresses leading to their page: `from` redirects to where the page is now, and so does at once whatever led to
 * `from`, and the address that the page was taken off the site at. Null for `from`: the page is new. A rule that took the
 * address of the page goes: the page has it again.
 */
export async function moveAddress(
  strapi: Core.Strapi,
  { from, to, documentId }: { from: string | null; to: string; documentId: string },
  today = new Date(),
): Promise<void> {
  const redirects = strapi.documents(redirectUid);
  const rules = await redirectRows(strapi);
  for (const rule of rules.filter((one) => one.from === to)) await redirects.delete({ documentId: rule.documentId });
  const kept = rules.filter((rule) => rule.from !== to);
  const data = { to, statusCode: 301, entry: null, note: noteOf('La page a changé d’adresse', today) };
  for (const rule of kept.filter((one) => isGone(one) && one.entry === documentId))
    await redirects.update({ documentId: rule.documentId, data: data as never });
  if (from === null || from === to) return;
  for (const rule of kept.filter((one) => !isGone(one))) {
    const rest = rule.to.slice(from.length);
    if (rule.from !== from && rule.to.startsWith(from) && /^(?:[?#]|$)/.test(rest))
      await redirects.update({ documentId: rule.documentId, data: { to: to + rest } as never });
  }
  await write(strapi, kept, { from, ...data });
}

/** Notes that a page has left the site: its address says so until the page, or another one, is there again. */
export async function leaveGone(
  strapi: Core.Strapi,
  { path, documentId }: { path: string; documentId: string },
  today = new Date(),
): Promise<void> {
  const rule = { from: path, to: '', statusCode: 410, entry: documentId, note: noteOf('La page a quitté le site', today) };
  try {
    await write(strapi, await redirectRows(strapi), rule);
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    strapi.log.warn(`${path} is not noted as gone: ${error.message}`);
  }
}

async function write(strapi: Core.Strapi, rules: readonly RedirectRow[], rule: { from: string }): Promise<void> {
  const redirects = strapi.documents(redirectUid);
  const existing = rules.find(({ from }) => from === rule.from);
  const data = rule as never;
  if (existing) await redirects.update({ documentId: existing.documentId, data });
  else await redirects.create({ data });
}

const noteOf = (what: string, today: Date) => `${what} le ${today.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })}`;
