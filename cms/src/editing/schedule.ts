import type { Core } from '@strapi/strapi';
import { typesWithRows } from '../database/types-with-rows';
import { editorialTypes, uidOf } from '../editorial/editorial-types';

interface Draft {
  id: number;
  documentId: string;
  locale: string;
  publishAt: string | Date | null;
  unpublishAt: string | Date | null;
}

/** Publishes what is due, and takes off the site what has ended. What cannot be published is tried again as long as its date stands. */
export async function followSchedules(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const due = { $lte: now };
  for (const uid of (await typesWithDue(strapi, now)).map(uidOf)) {
    const where = { publishedAt: { $null: true }, $or: [{ publishAt: due }, { unpublishAt: due }] };
    const select = ['id', 'documentId', 'locale', 'publishAt', 'unpublishAt'];
    for (const draft of (await strapi.db.query(uid).findMany({ where, select })) as Draft[])
      await followOne(strapi, { uid, draft, now }).catch((error: unknown) =>
        strapi.log.warn(`${uid} ${draft.documentId} (${draft.locale}) is due and stays: ${error instanceof Error ? error.message : error}`),
      );
  }
}

function typesWithDue(strapi: Core.Strapi, now: Date) {
  const types = editorialTypes.filter((type) => strapi.contentType(uidOf(type)).options?.draftAndPublish);
  return typesWithRows(strapi, {
    types,
    condition: 'published_at IS NULL AND (publish_at <= :now OR unpublish_at <= :now)',
    bindings: { now },
  });
}

/** Of a beginning and an end that are both due, the later one counts. */
async function followOne(strapi: Core.Strapi, { uid, draft, now }: { uid: string; draft: Draft; now: Date }): Promise<void> {
  const { id, documentId, locale } = draft;
  const [begins, ends] = [draft.publishAt, draft.unpublishAt].map((date) => (date === null ? Number.NaN : new Date(date).getTime()));
  const isDue = (moment = Number.NaN) => moment <= now.getTime();
  const action = isDue(ends) && !(isDue(begins) && Number(begins) > Number(ends)) ? 'unpublish' : 'publish';
  const data = { ...(isDue(begins) && { publishAt: null }), ...(isDue(ends) && { unpublishAt: null }) };
  await strapi.db.transaction(async () => {
    // Before it: what is published is the draft as it is then.
    await strapi.db.query(uid as never).update({ where: { id }, data });
    const documents = strapi.documents(uid as never);
    await (action === 'publish' ? documents.publish({ documentId, locale }) : documents.unpublish({ documentId, locale }));
  });
}
