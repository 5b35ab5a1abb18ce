import path from 'node:path';

/** One entry of the seed in one language, as the CMS reads it. */
export interface SeedEntry {
  uid: string;
  key: string;
  locale: 'fr' | 'en';
  /** File, and position in it. */
  place: string;
  data: Record<string, unknown>;
}

export const seedFolder = path.join(import.meta.dirname, '../../cms/seed');

/** The reader of the CMS itself; imported by a name that types do not follow, since the CMS is a program of its own. */
const reader = path.join(import.meta.dirname, '../../cms/src/seed/read-seed.ts');
const { readSeed } = (await import(reader)) as { readSeed(folder: string): { entries: SeedEntry[]; problems: string[] } };

export const seed = readSeed(seedFolder);

/** The entries of a type, such as `article`. */
export function entriesOf(type: string, locale: 'fr' | 'en' = 'fr'): SeedEntry[] {
  return seed.entries.filter((entry) => entry.uid === `api::${type}.${type}` && entry.locale === locale);
}

/** A field that must be a text, for what every entry has. */
export function textOf({ data, place }: SeedEntry, field: string): string {
  const value = data[field];
  if (typeof value !== 'string') throw new Error(`${place}: ${field} is no text`);
  return value;
}
