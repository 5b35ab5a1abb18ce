import type { Core } from '@strapi/strapi';
import { dayInFrench } from '../../day-in-french';
import { uidOf } from '../../editorial/editorial-types';
import { isUniqueViolation } from '../../submissions/unique-violation';
import { placementRows } from '../placement-rows';
import { refusal } from '../refusals';

/** A place of the directory, as far as it can be promised. */
export interface OfferedPlace {
  documentId: string;
  /** How many of them there are. */
  count: number;
}

const proposalUid = uidOf('proposal');
/** Keys that are tried; a nursery has not that many places for one age. */
const mostPlaces = 200;

/** The keys of a place that are held, with who holds them. */
async function heldKeys(strapi: Core.Strapi, placeId: string): Promise<Set<string>> {
  const rows = await placementRows(strapi, 'proposal').findMany({ where: { placeId, holdKey: { $notNull: true } }, select: ['holdKey'] });
  return new Set(rows.map(({ holdKey }: { holdKey: string }) => holdKey));
}

/**
 * Writes a proposal down that holds one of the places. Each of them has a key that no two proposals can have, the database sees to
 * that: of two advisers at the same moment one gets the last place, the other is told who has it.
 */
export async function createHolding(strapi: Core.Strapi, place: OfferedPlace, data: object): Promise<{ documentId: string }> {
  const most = Math.min(place.count, mostPlaces);
  for (let attempt = 0; attempt <= most; attempt += 1) {
    const held = await heldKeys(strapi, place.documentId);
    const keys = Array.from({ length: most }, (_, index) => `${place.documentId}#${index + 1}`);
    const holdKey = keys.find((key) => !held.has(key));
    if (held.size >= place.count || !holdKey) break;
    try {
      return await strapi.documents(proposalUid).create({ data: { ...data, placeId: place.documentId, holdKey } as never });
    } catch (error) {
      // Another has taken it since we looked: perhaps there is one more.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw await takenRefusal(strapi, place.documentId);
}

/** Why there is no place left: who has proposed it, and until when. */
async function takenRefusal(strapi: Core.Strapi, placeId: string): Promise<Error> {
  const [holder] = await placementRows(strapi, 'proposal').findMany({
    where: { placeId, holdKey: { $notNull: true } },
    orderBy: { id: 'desc' },
    limit: 1,
    populate: { request: { select: ['reference'] } },
  });
  if (!holder) return refusal('noPlaceLeft');
  const until = holder.expiresOn ? dayInFrench(String(holder.expiresOn)) : null;
  return refusal('placePromised', { reference: holder.request?.reference ?? '', by: holder.proposedBy ?? '', until });
}
