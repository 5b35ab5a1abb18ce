import { updatedAt } from '../../../harness/cms-stand-in/pictures.ts';

/** Document id of the CMS → that of the stand-in; those of the places of a nursery are numbered there. */
export type Identities = ReadonlyMap<string, string>;

const uploadName = /^\/uploads\/(.+)_[0-9a-f]{10}(\.\w+)$/;
const times = ['createdAt', 'updatedAt', 'publishedAt'];

/**
 * An answer of the CMS with what it makes up by itself as the stand-in says it, and nothing else changed:
 * - document ids are random; the stand-in makes them of type and key
 * - times are when the seed was written; in the stand-in everything was written at once
 * - names of files get a random end, and underscores instead of hyphens
 */
export function inSameWords(value: unknown, identities: Identities): unknown {
  if (Array.isArray(value)) return value.map((item) => inSameWords(item, identities));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wordOf(name, inner, identities)]));
}

function wordOf(name: string, value: unknown, identities: Identities): unknown {
  if (typeof value !== 'string') return inSameWords(value, identities);
  if (name === 'documentId' || name === 'id') return identities.get(value) ?? value;
  if (times.includes(name)) return updatedAt;
  if (name !== 'url') return value;
  return value.replace(uploadName, (_, file: string, ending: string) => `/uploads/${file.replaceAll('_', '-')}${ending}`);
}

/** Document ids for a question, which names entries as the stand-in does. */
export function inOwnWords(address: string, identities: Identities): string {
  const ownIds = new Map([...identities].map(([id, ours]) => [ours, id]));
  return address.replace(/[\w-]+/g, (word) => ownIds.get(word) ?? word);
}
