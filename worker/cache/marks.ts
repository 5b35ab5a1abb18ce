import * as v from 'valibot';
import { staleIfErrorSeconds } from './policies.ts';

/** Tag → when it was last purged, in milliseconds. */
export type PurgeMarks = Record<string, number>;

export const marksSchema = v.record(v.string(), v.number());

/** Entries of one type that have marks of their own; the older ones share one of the type. */
const entriesOfType = 30;
const separator = ':';
const every = '*';

/** Purges every entry of a type, each by itself; lists of the type carry the type as their tag. */
export function everyEntryOf(type: string): string {
  return `${type}${separator}${every}`;
}

/** True where any of some tags, or all entries of its type, was purged at a time or later. */
export function isPurgedSince(marks: PurgeMarks, tags: readonly string[], time: number): boolean {
  const isLater = (tag: string) => (marks[tag] ?? Number.NEGATIVE_INFINITY) >= time;
  return tags.some((tag) => isLater(tag) || (tag.includes(separator) && isLater(everyEntryOf(typeOf(tag)))));
}

/** Both together; of two times of a tag the later one. */
export function mergeMarks(a: PurgeMarks, b: PurgeMarks): PurgeMarks {
  const merged = { ...a };
  for (const [tag, time] of Object.entries(b)) merged[tag] = Math.max(time, merged[tag] ?? 0);
  return merged;
}

/** True where some marks say nothing that others do not say. */
export function hasAllMarks(holder: PurgeMarks, marks: PurgeMarks): boolean {
  return Object.entries(marks).every(([tag, time]) => isPurgedSince(holder, [tag], time));
}

/**
 * As few marks as say at least the same: of each type the latest entries; one mark says that all others were purged when the latest of these was.
 * Only what is older than anything that is kept is left out.
 */
export function condenseMarks(marks: PurgeMarks, now: number): PurgeMarks {
  const condensed: PurgeMarks = {};
  const entries = new Map<string, [tag: string, time: number][]>();
  for (const [tag, time] of Object.entries(marks)) {
    if (now - time >= staleIfErrorSeconds * 1000) continue;
    if (!tag.includes(separator) || tag.endsWith(separator + every)) condensed[tag] = time;
    else {
      const list = entries.get(typeOf(tag)) ?? [];
      list.push([tag, time]);
      entries.set(typeOf(tag), list);
    }
  }
  for (const [type, list] of entries) {
    list.sort(([, a], [, b]) => b - a);
    const [latestOfOthers] = list.slice(entriesOfType);
    const shared = Math.max(condensed[everyEntryOf(type)] ?? 0, latestOfOthers?.[1] ?? 0);
    if (shared) condensed[everyEntryOf(type)] = shared;
    for (const [tag, time] of list.slice(0, entriesOfType)) if (time > shared) condensed[tag] = time;
  }
  return condensed;
}

function typeOf(tag: string): string {
  return tag.slice(0, tag.indexOf(separator));
}
