import type { Core } from '@strapi/strapi';
import { editorialTypes, uidOf } from '../../editorial/editorial-types';
import { labelOf } from '../../panel/field-labels';
import type { EntryName } from '../entry-address';
import { entryTitle } from './links-to';

type Entry = Record<string, unknown> & { documentId: string };

/** A field in which one entry names another. */
interface NamingField {
  type: string;
  field: string;
}

/** Fields that name an entry by its address. */
const bySlug: Readonly<Record<string, readonly NamingField[]>> = { city: [{ type: 'nursery', field: 'citySlug' }] };

/** The published entries that have chosen an entry in one of their fields, with the name of that field. */
export async function relatedTo(strapi: Core.Strapi, { uid, name, documentId }: EntryName): Promise<string[]> {
  const slug = name in bySlug ? await slugOf(strapi, uid, documentId) : null;
  const questions = [
    ...relationsTo(strapi, uid).map((naming) => ({ ...naming, value: { documentId } })),
    ...(slug === null ? [] : (bySlug[name] ?? []).map((naming) => ({ ...naming, value: slug }))),
  ];
  const names: string[] = [];
  for (const { type, field, value } of questions) {
    const where = { publishedAt: { $notNull: true }, documentId: { $ne: documentId }, [field]: value };
    // The French version of an entry comes first, so that the entry has its French name.
    const rows = (await strapi.db.query(uidOf(type) as never).findMany({ where, orderBy: { locale: 'desc' } })) as Entry[];
    const entries = new Map<string, Entry>();
    for (const row of rows) if (!entries.has(row.documentId)) entries.set(row.documentId, row);
    names.push(...[...entries.values()].map((entry) => `${entryTitle(strapi, type, entry)} (${labelOf(field)})`));
  }
  return names;
}

/** Only types with drafts are asked: what has none belongs to the entry that it names, and goes with it. */
function relationsTo(strapi: Core.Strapi, uid: string): NamingField[] {
  return editorialTypes.flatMap((type) => {
    const model = strapi.getModel(uidOf(type));
    if (!model?.options?.draftAndPublish) return [];
    return Object.entries(model.attributes).flatMap(([field, attribute]) =>
      attribute.type === 'relation' && 'target' in attribute && attribute.target === uid ? [{ type, field }] : [],
    );
  });
}

async function slugOf(strapi: Core.Strapi, uid: string, documentId: string): Promise<string | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const row = (await strapi.db.query(uid as never).findOne({ where, select: ['slug'] })) as { slug?: string } | null;
  return row?.slug ?? null;
}
