import { locales } from '../../domain/locale.ts';
import { updatedAt } from './pictures.ts';
import { type Attribute, completedSeed, type Schema, type SeedEntry, schemas } from './seed.ts';

export type Fields = Record<string, unknown>;

/** An entry in one language with all its fields; relations are the keys of the seed. */
export interface StoredEntry {
  uid: string;
  key: string;
  locale: 'fr' | 'en';
  fields: Fields;
}

const isLocalized = ({ pluginOptions }: Pick<Attribute, 'pluginOptions'>) => pluginOptions?.i18n?.localized === true;

/** What the CMS keeps of fields: those that are missing are null, empty or their default. */
export function withAbsent(data: Fields, attributes: Schema['attributes']): Fields {
  const absent = Object.entries(attributes).map(([name, attribute]) => [name, attribute.default ?? emptyValue(attribute)]);
  return { ...Object.fromEntries(absent), ...Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null)) };
}

function emptyValue({ type, repeatable, relation }: Attribute): [] | null {
  return type === 'dynamiczone' || repeatable || relation?.endsWith('ToMany') ? [] : null;
}

function toStored({ uid, key, locale, data }: SeedEntry): StoredEntry {
  const schema = schemas.contentTypes[uid];
  if (!schema) throw new Error(`the CMS has no type ${uid}`);
  const original = locale === 'fr' ? null : completedSeed.find((other) => other.uid === uid && other.key === key && other.locale === 'fr');
  const facts = Object.entries(original?.data ?? {}).filter(([name]) => !isLocalized(schema.attributes[name] ?? {}));
  const type = uid.split('.').at(-1);
  const times = { createdAt: updatedAt, updatedAt, publishedAt: updatedAt };
  return {
    uid,
    key,
    locale,
    fields: {
      documentId: `${type}-${key.replaceAll('/', '-') || 'single'}`,
      ...times,
      locale: isLocalized(schema) ? locale : null,
      ...withAbsent({ ...Object.fromEntries(facts), ...data }, schema.attributes),
    },
  };
}

const stored = completedSeed.map(toStored).map((entry, index) => ({ ...entry, fields: { id: index + 1, ...entry.fields } }));
const byType = Map.groupBy(stored, ({ uid, locale }) => `${uid} ${locale}`);
const byKey = new Map(stored.map((entry) => [`${entry.uid} ${entry.locale} ${entry.key}`, entry]));

/** The entries of a type in a language, in the order of the files. */
export function storedEntries(uid: string, locale: string): StoredEntry[] {
  return byType.get(`${uid} ${locale}`) ?? [];
}

/** The entries that a relation names, as far as they exist in a language. */
export function relatedEntries(target: string, keys: unknown, locale: string): StoredEntry[] {
  return [keys ?? []].flat().flatMap((key) => byKey.get(`${target} ${locale} ${key}`) ?? []);
}

/** The other languages of an entry. */
export function otherVersions({ uid, key, locale }: StoredEntry): StoredEntry[] {
  return locales.filter((other) => other !== locale).flatMap((other) => byKey.get(`${uid} ${other} ${key}`) ?? []);
}
