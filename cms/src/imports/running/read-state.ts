import type { Core } from '@strapi/strapi';
import type { Facts } from '../formats/format';
import type { StoredPlace } from '../planning/judge-place-rows';
import type { NurseryBrief } from '../planning/nursery-brief';
import type { StoredCandidate } from '../planning/plan-candidates';
import { toCandidateFacts, toFilled } from '../records/candidate-record';
import { toNurseryFacts } from '../records/nursery-record';
import { toPlaceFacts } from '../records/place-record';
import { candidateUid, nurseryUid, placeUid } from './import-types';

type Row = Record<string, unknown> & { id: number; documentId: string };

const pageSize = 1000;

/** All rows of a type, page by page: a plan looks at everything there is. */
async function allRows(strapi: Core.Strapi, uid: string, query: { populate?: unknown; where?: object } = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let last = 0; ; ) {
    const where = { ...query.where, id: { $gt: last } };
    const page = (await strapi.db
      .query(uid as never)
      .findMany({ ...query, where, orderBy: { id: 'asc' }, limit: pageSize } as never)) as Row[];
    rows.push(...page);
    last = page.at(-1)?.id ?? last;
    if (page.length < pageSize) return rows;
  }
}

const timeOf = ({ updatedAt }: Row) => new Date(String(updatedAt)).getTime();

/** The versions of one nursery as one brief: the draft says what it is, since editors see that. */
function toBrief(documentId: string, versions: readonly Row[]): NurseryBrief | null {
  const version = (locale: string, isPublished: boolean) =>
    versions.find((row) => row.locale === locale && (row.publishedAt !== null) === isPublished);
  const draft = version('fr', false);
  if (!draft) return null;
  const published = version('fr', true);
  return {
    documentId,
    isOnline: published !== undefined,
    isModified: published !== undefined && timeOf(draft) > timeOf(published),
    facts: toNurseryFacts(draft, version('en', false) ?? null, published !== undefined),
  };
}

/** Lists of hours and items, which only a file of nurseries speaks of. */
const parts = { openingHours: true, items: true };

/** All nurseries of ours. */
export async function readNurseries(strapi: Core.Strapi, { isWhole }: { isWhole: boolean }): Promise<NurseryBrief[]> {
  const rows = await allRows(strapi, nurseryUid, isWhole ? { populate: parts } : {});
  const byDocument = Map.groupBy(rows, ({ documentId }) => documentId);
  return [...byDocument].flatMap(([documentId, versions]) => toBrief(documentId, versions) ?? []);
}

/** One nursery of ours as it is now; null where there is none. */
export async function readNursery(strapi: Core.Strapi, documentId: string): Promise<NurseryBrief | null> {
  const versions = await allRows(strapi, nurseryUid, { populate: parts, where: { documentId } });
  return toBrief(documentId, versions);
}

const nurseryId = { populate: { nursery: { select: ['documentId'] } } };

export async function readPlaces(strapi: Core.Strapi): Promise<StoredPlace[]> {
  const rows = await allRows(strapi, placeUid, nurseryId);
  return rows.map((row) => ({ documentId: row.documentId, facts: toPlaceFacts(row) }));
}

export async function readCandidates(strapi: Core.Strapi, source: string): Promise<StoredCandidate[]> {
  const rows = await allRows(strapi, candidateUid, { ...nurseryId, where: { source } });
  return rows.map((row) => {
    const facts = toCandidateFacts(row);
    return { documentId: row.documentId, facts, nursery: facts.nursery ? String(facts.nursery) : null, filled: toFilled(row) };
  });
}

/** The facts of one entry as they are now; null where there is none. */
export async function readEntry(strapi: Core.Strapi, type: 'place' | 'nursery-candidate', documentId: string): Promise<Facts | null> {
  const uid = type === 'place' ? placeUid : candidateUid;
  const [row] = await allRows(strapi, uid, { ...nurseryId, where: { documentId } });
  if (!row) return null;
  return type === 'place' ? toPlaceFacts(row) : toCandidateFacts(row);
}
