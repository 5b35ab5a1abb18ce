import type { Core } from '@strapi/strapi';
import { redirectRows, redirectUid } from './published-pages';

/**
 * Keeps old addresses leading to their page: `from` redirects to where the page is now, and so does at once whatever led to
 * `from`. Null for `from`: the page is new. A rule that took the address of the page goes: the page has it again.
 */
export async function moveAddress(
  strapi: Core.Strapi,
  { from, to }: { from: string | null; to: string },
  today = new Date(),
): Promise<void> {
  const redirects = strapi.documents(redirectUid);
  const rules = await redirectRows(strapi);
  for (const { documentId } of rules.filter((rule) => rule.from === to)) await redirects.delete({ documentId });
  if (from === null || from === to) return;
  const kept = rules.filter((rule) => rule.from !== to);
  for (const rule of kept) {
    const rest = rule.to.slice(from.length);
    if (rule.from !== from && rule.to.startsWith(from) && /^(?:[?#]|$)/.test(rest))
      await redirects.update({ documentId: rule.documentId, data: { to: to + rest } as never });
  }
  const note = `Créée le ${today.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })}, quand la page a changé d’adresse`;
  const data = { from, to, statusCode: 301, note } as never;
  const existing = kept.find((rule) => rule.from === from);
  if (existing) await redirects.update({ documentId: existing.documentId, data });
  else await redirects.create({ data });
}
