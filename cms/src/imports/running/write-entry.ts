import type { Core } from '@strapi/strapi';
import type { Facts } from '../formats/format';
import type { Write } from '../planning/plan';
import type { Problem, ProblemCode } from '../reading/problem';
import { toNurseryData } from '../records/nursery-record';
import { nurseryUid, uidOfType } from './import-types';
import { readEntry, readNursery } from './read-state';

/** Why a write is not carried out, or not undone. */
export class WriteRefused extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode) {
    super(code);
    this.problem = { code };
  }
}

interface Documents {
  create(query: object): Promise<{ documentId: string }>;
  update(query: object): Promise<unknown>;
  delete(query: object): Promise<unknown>;
  publish(query: object): Promise<unknown>;
  unpublish(query: object): Promise<unknown>;
}

function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  // Strapi's own type knows the fields of each type by its name, which is known here only when a file is read.
  const documents: object = strapi.documents(uid as never);
  return documents as Documents;
}

/** Carries one write out; the document it is about, also of a new entry. Throws where the entry is no longer what the plan has seen. */
export async function doWrite(strapi: Core.Strapi, write: Write): Promise<string> {
  const { documentId, before, after } = write;
  if (documentId === null) return create(strapi, write, after ?? {});
  await expectUnchanged(strapi, write, before ?? {});
  if (after === null) await remove(strapi, write);
  else await update(strapi, write, after);
  return documentId;
}

/** Takes a write that was carried out back. Throws where somebody has changed since what it wrote. */
export async function undoWrite(strapi: Core.Strapi, write: Write): Promise<void> {
  const { before, after } = write;
  if (after === null) await create(strapi, write, before ?? {});
  else if (before === null) {
    if ((await currentFacts(strapi, write)) === null) return;
    await expectUnchanged(strapi, write, after);
    await remove(strapi, write);
  } else {
    await expectUnchanged(strapi, write, after);
    await update(strapi, write, before);
  }
}

async function currentFacts(strapi: Core.Strapi, { type, documentId }: Write): Promise<Facts | null> {
  if (documentId === null) return null;
  return type === 'nursery' ? ((await readNursery(strapi, documentId))?.facts ?? null) : readEntry(strapi, type, documentId);
}

async function expectUnchanged(strapi: Core.Strapi, write: Write, expected: Facts): Promise<void> {
  const current = await currentFacts(strapi, write);
  if (current === null) throw new WriteRefused('gone');
  if (Object.entries(expected).some(([field, value]) => (current[field] ?? null) !== value)) throw new WriteRefused('changed-since');
}

async function create(strapi: Core.Strapi, write: Write, facts: Facts): Promise<string> {
  const documents = documentsOf(strapi, uidOfType[write.type]);
  if (write.type !== 'nursery') return (await documents.create({ data: withNursery(facts) })).documentId;
  const { french, english } = toNurseryData(facts, facts);
  const { documentId } = await documents.create({ data: french, locale: 'fr' });
  if (Object.keys(english).length > 0) await documents.update({ documentId, data: english, locale: 'en' });
  if (!write.isDraft) await publish(strapi, documentId, Object.keys(english).length > 0);
  return documentId;
}

async function update(strapi: Core.Strapi, write: Write, facts: Facts): Promise<void> {
  const { type, documentId, isDraft } = write;
  const documents = documentsOf(strapi, uidOfType[type]);
  if (documentId === null) return;
  if (type !== 'nursery') {
    await documents.update({ documentId, data: withNursery(facts) });
    return;
  }
  const current = await readNursery(strapi, documentId);
  const { french, english } = toNurseryData(facts, { ...current?.facts, ...facts });
  if (Object.keys(french).length > 0) await documents.update({ documentId, data: french, locale: 'fr' });
  if (Object.keys(english).length > 0) await documents.update({ documentId, data: english, locale: 'en' });
  if (facts.online === 'no') await documents.unpublish({ documentId, locale: '*' });
  else if (!isDraft) await publish(strapi, documentId, Object.keys(english).length > 0);
}

/** The nursery that an entry leads to, by its French draft, which is there as long as the nursery is. */
function withNursery({ nursery, ...facts }: Facts): Record<string, unknown> {
  if (nursery === undefined) return facts;
  return { ...facts, nursery: { set: nursery === null ? [] : [{ documentId: nursery, locale: 'fr', status: 'draft' }] } };
}

async function publish(strapi: Core.Strapi, documentId: string, isEnglishToo: boolean): Promise<void> {
  const documents = documentsOf(strapi, nurseryUid);
  await documents.publish({ documentId, locale: 'fr' });
  if (isEnglishToo) await documents.publish({ documentId, locale: 'en' });
}

async function remove(strapi: Core.Strapi, { type, documentId }: Write): Promise<void> {
  await documentsOf(strapi, uidOfType[type]).delete({ documentId, ...(type === 'nursery' && { locale: '*' }) });
}
