import type { Core } from '@strapi/strapi';
import { uidOf } from '../editorial/editorial-types';
import type { Submission } from './submission';
import type { MailedType } from './submissions';

/** Entries of a type with their parts, by Strapi's document service, which knows nothing of this project's types. */
export function documentsOf(strapi: Core.Strapi, type: MailedType) {
  const documents = strapi.documents(uidOf(type));
  return {
    find: (documentId: string): Promise<Submission | null> => documents.findOne({ documentId, populate: '*' }),
    findMany: (query: { filters: object; sort: string; limit: number }): Promise<Submission[]> =>
      documents.findMany({ ...query, populate: '*' }),
    update: (documentId: string, data: object): Promise<Submission | null> => documents.update({ documentId, data }),
    /** With its parts, which the table alone would leave behind. */
    delete: (documentId: string): Promise<unknown> => documents.delete({ documentId }),
  };
}

/** The table of a type, for what has to be one statement. */
export function rowsOf(strapi: Core.Strapi, type: MailedType) {
  return strapi.db.query(uidOf(type));
}
