import path from 'node:path';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { cmsSource, cmsSourceFolder } from './cms-sources.ts';

/** One entry of the seed in one language, as the CMS reads it. */
export interface SeedEntry {
  uid: string;
  key: string;
  locale: 'fr' | 'en';
  /** File, and position in it. */
  place: string;
  data: Record<string, unknown>;
}

/** What the schema files of the CMS say of a field, as far as answers depend on it. */
export interface Attribute {
  type: string;
  default?: unknown;
  required?: boolean;
  repeatable?: boolean;
  multiple?: boolean;
  component?: string;
  components?: string[];
  enum?: string[];
  relation?: string;
  target?: string;
  pluginOptions?: { i18n?: { localized?: boolean } };
}

export interface Schema {
  attributes: Record<string, Attribute>;
  info?: { singularName: string; pluralName: string };
  kind?: 'singleType' | 'collectionType';
  options?: { draftAndPublish: boolean };
  pluginOptions?: Attribute['pluginOptions'];
}

interface Schemas {
  /** By uid. */
  contentTypes: Record<string, Schema>;
  components: Record<string, Schema>;
}

export const seedFolder = path.join(import.meta.dirname, '../../cms/seed');

/** The readers of the CMS itself. */
const { readSeed } = (await import(cmsSource('seed/reading/read-seed.ts'))) as {
  readSeed(folder: string): { entries: SeedEntry[]; problems: string[] };
};
const { completeTranslations } = (await import(cmsSource('seed/reading/complete-translations.ts'))) as {
  completeTranslations(entries: SeedEntry[], schemas: Schemas): { entries: SeedEntry[]; problems: string[] };
};
const { readSeedSchemas } = (await import(cmsSource('seed/reading/seed-schemas.ts'))) as { readSeedSchemas(folder: string): Schemas };

const { readingMinutes } = (await import(cmsSource('editorial/reading-time.ts'))) as { readingMinutes(body: unknown): number };

type Fields = Record<string, unknown>;
const { datedPlace, seededPlaces } = (await import(cmsSource('seed/seed-places.ts'))) as {
  datedPlace(place: Fields, today: string): Fields;
  seededPlaces(entry: Pick<SeedEntry, 'uid' | 'data'>): Fields[];
};
const { shownPlace } = (await import(cmsSource('nursery-places/shown-place.ts'))) as { shownPlace(place: Fields): Fields };

export const seed = readSeed(seedFolder);

/** The schema files of the CMS. */
export const schemas = readSeedSchemas(cmsSourceFolder);

/** Tests whose clocks stand on a day have it seeded on that one. */
const seedDay = process.env.SEED_DAY ?? todayInParis(Date.now());

/** The seed with what translations take from their originals, as the CMS writes it. */
export const completedSeed = completeTranslations(seed.entries, schemas).entries.map(withReadingTime).map(withPlaces);

/** The CMS keeps with each article how long it takes to read. */
function withReadingTime(entry: SeedEntry): SeedEntry {
  return entry.uid === 'api::article.article'
    ? { ...entry, data: { ...entry.data, readingMinutes: readingMinutes(entry.data.body) } }
    : entry;
}

/** What the CMS keeps with a nursery of its places, where it is seeded on a day. */
export function placesOn(today: string, { key, ...entry }: Pick<SeedEntry, 'uid' | 'key' | 'data'>): Fields[] {
  return seededPlaces(entry).map((place, index) => shownPlace({ documentId: `${key}-${index + 1}`, ...datedPlace(place, today) }));
}

function withPlaces(entry: SeedEntry): SeedEntry {
  if (entry.uid !== 'api::nursery.nursery' || entry.locale !== 'fr') return entry;
  return { ...entry, data: { ...entry.data, places: placesOn(seedDay, entry) } };
}

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
