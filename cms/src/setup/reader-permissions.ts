import type { Core } from '@strapi/strapi';
import { editorialTypes, uidOf } from '../editorial/editorial-types';
import { grantActions } from './grant-actions';

/** Strapi refuses `findOne` for a single type, which has one entry and only `find`. */
export function readActionsOf(strapi: Core.Strapi): string[] {
  return editorialTypes.map(uidOf).flatMap((uid) => {
    const isSingle = strapi.contentType(uid as never).kind === 'singleType';
    return isSingle ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`];
  });
}

/** Both roles need the list: a signed-in user does not inherit what the public may do. */
export async function setUpReaderPermissions(strapi: Core.Strapi): Promise<void> {
  await grantActions(strapi, 'public', readActionsOf(strapi));
  await grantActions(strapi, 'authenticated', readActionsOf(strapi));
}
