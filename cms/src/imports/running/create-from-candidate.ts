import type { Core } from '@strapi/strapi';
import type { Facts } from '../formats/format';
import { takenFields } from '../formats/open-data';
import { readEntry } from './read-state';
import { doWrite } from './write-entry';

const largestMicroNursery = 12;

/** Makes a nursery, a draft that an editor completes, of a candidate that waits; its document. Null where there is no such candidate. */
export async function createFromCandidate(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const facts = await readEntry(strapi, 'nursery-candidate', documentId);
  if (facts?.state !== 'waiting') return null;
  const filledFacts = Object.fromEntries(takenFields.flatMap((field) => (facts[field] == null ? [] : [[field, facts[field] ?? null]])));
  return strapi.db.transaction(async () => {
    const after: Facts = { ...filledFacts, type: facts.type ?? likelyType(facts.approvedPlaces) };
    const nursery = await doWrite(strapi, { type: 'nursery', documentId: null, before: null, after, isDraft: true });
    const { name: _, ...filled } = filledFacts;
    const matched = { nursery, state: 'matched', matchedBy: 'by-hand', filled: JSON.stringify(filled) };
    await doWrite(strapi, { type: 'nursery-candidate', documentId, before: {}, after: matched });
    return nursery;
  });
}

/** A file that does not say the type of a nursery says how large it is. */
function likelyType(places: unknown): string {
  return typeof places === 'number' && places <= largestMicroNursery ? 'micro_nurseries' : 'collective_nursery';
}
