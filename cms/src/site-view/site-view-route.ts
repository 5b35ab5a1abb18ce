import type { Core } from '@strapi/strapi';
import { editorialTypes, uidOf } from '../editorial/editorial-types';
import { siteView } from './site-view';

interface AdminContext {
  params: Record<string, string>;
  query: { locale?: unknown };
  state: { userAbility?: { can(action: string, subject: string): boolean } };
  body: unknown;
  forbidden(): unknown;
}

const uids: ReadonlySet<string> = new Set(editorialTypes.map(uidOf));

/** `GET /site-view/:uid/:documentId`, for the panel: what the site makes of an entry, told to who may read the entry there. */
export function addSiteViewRoute(strapi: Core.Strapi): void {
  const handler = async (context: unknown) => {
    const c = context as AdminContext;
    const { uid = '', documentId = '' } = c.params;
    const mayRead = c.state.userAbility?.can('plugin::content-manager.explorer.read', uid) ?? false;
    if (!uids.has(uid) || !mayRead) return c.forbidden();
    c.body = await siteView(strapi, { uid, documentId, locale: c.query.locale === 'en' ? 'en' : 'fr' });
    return undefined;
  };
  strapi.server.routes({
    type: 'admin',
    routes: [{ method: 'GET', path: '/site-view/:uid/:documentId', handler, config: { policies: ['admin::isAuthenticatedAdmin'] } }],
  } as never);
}
