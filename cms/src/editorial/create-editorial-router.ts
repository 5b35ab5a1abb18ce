import type { UID } from '@strapi/strapi';
import { factories } from '@strapi/strapi';

/** A new object for each route: Strapi writes into it who may call, and one for all types would open them all to who may read one. */
const publishedOnly = () => ({ policies: ['global::published-only'] });

/** The routes of a type that the site shows; every one of them needs the policy, so none declares it by itself. */
export function createEditorialRouter(uid: UID.ContentType) {
  return factories.createCoreRouter(uid, { config: { find: publishedOnly(), findOne: publishedOnly() } });
}
