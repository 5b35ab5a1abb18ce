import type { UID } from '@strapi/strapi';
import { createContentRouter } from '../content-routes';

/** No `delete`: erasing a person's data is done by a human in the admin panel. */
export function createSubmissionRouter(uid: UID.ContentType) {
  const bounded = () => ({ policies: [{ name: 'global::bounded-query', config: { uid } }] });
  return createContentRouter(uid, {
    only: ['find', 'create', 'update'],
    config: { find: bounded(), create: bounded(), update: bounded() },
  });
}
