import type { Core } from '@strapi/strapi';
import { requestUid } from './placement-rows';
import { requestParts } from './placement-types';

/** Erases all that the desk has written about a request: proposals, which give their place back, notes, tasks and the journal. */
export async function erasePartsOf(strapi: Core.Strapi, documentId: string): Promise<void> {
  for (const part of requestParts) {
    const documents = strapi.documents(`api::${part}.${part}`);
    const entries = (await documents.findMany({ filters: { request: { documentId } }, fields: ['documentId'] })) as {
      documentId: string;
    }[];
    for (const entry of entries) await documents.delete({ documentId: entry.documentId });
  }
}

/** A request that is erased, by the clock, by an officer or by hand in the panel, takes with it what was written about it. */
export function eraseWithRequests(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId } = context.params as { documentId?: string };
    if (context.uid !== requestUid || context.action !== 'delete' || !documentId) return next();
    return strapi.db.transaction(async () => {
      await erasePartsOf(strapi, documentId);
      return next();
    });
  });
}
