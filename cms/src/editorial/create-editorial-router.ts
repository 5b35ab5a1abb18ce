import type { UID } from '@strapi/strapi';
import { createContentRouter } from '../content-routes';

/** The routes of a type that the site shows; every one of them needs the policies, so none declares them by itself. */
export function createEditorialRouter(uid: UID.ContentType) {
  // A new object for each route: Strapi writes into it who may call, and one for all types would open them all to who may read one.
  const read = () => ({ policies: ['global::published-only', { name: 'global::bounded-query', config: { uid } }] });
  return createContentRouter(uid, { config: { find: read(), findOne: read() } });
}
