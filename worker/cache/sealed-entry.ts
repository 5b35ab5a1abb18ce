import * as v from 'valibot';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { type CacheEntry, parseEntry } from './entry.ts';
import type { CachePolicy } from './policies.ts';

const sealSchema = v.object({ seal: v.string() });

/** An entry as KV keeps it: JSON with a seal, which is made of the value and its key. */
export function sealEntry(key: string, entry: CacheEntry): string {
  return JSON.stringify({ ...entry, seal: sealOf(key, entry.value) });
}

type OpenEntry = (key: string, raw: unknown, trust: { policy: CachePolicy; now: number }) => CacheEntry | null;

/** Entries of which an isolate knows that they are as they were kept: some 100 bytes each. */
const mostChecked = 2000;

/** Gives an entry that was kept under its key by this code; null for anything else, such as a value of another shape or of another key. */
export function createEntryOpener(): OpenEntry {
  /** The version of a key whose value gave its seal: to look at each character of an answer costs more than to read it. */
  const checked = new BoundedMap<string, string>(mostChecked);

  return (key, raw, trust) => {
    const sealed = v.safeParse(sealSchema, raw);
    const entry = sealed.success ? parseEntry(raw, trust) : null;
    if (!entry || !sealed.success) return null;
    const version = `${sealed.output.seal} ${entry.askedAt}`;
    if (checked.get(key) === version) return entry;
    if (sealed.output.seal !== sealOf(key, entry.value)) return null;
    checked.set(key, version);
    return entry;
  };
}

/** 53 bits against damage and mistakes, not against somebody who can write to KV: a digest would be waited for at each look. */
function sealOf(key: string, value: unknown): string {
  const text = `${key}\n${JSON.stringify(value)}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
