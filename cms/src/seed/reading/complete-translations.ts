import { isDeepStrictEqual } from 'node:util';
import type { Fields } from './fields';
import { type Attributes, isLocalized, type SeedSchemas } from './seed-schemas';
import { documentNameOf, type SeedEntry } from './seed-types';

/**
 * Gives each English entry what it may leave out: facts are shared by the languages inside Strapi, pictures and relations
 * are taken from the French entry. A fact that differs is a mistake, because writing it would change the French entry.
 */
export function completeTranslations(entries: SeedEntry[], schemas: SeedSchemas): { entries: SeedEntry[]; problems: string[] } {
  const french = new Map(entries.filter(({ locale }) => locale === 'fr').map((entry) => [documentNameOf(entry), entry]));
  const problems: string[] = [];
  const completed = entries.flatMap((entry) => {
    if (entry.locale === 'fr') return [entry];
    const original = french.get(documentNameOf(entry));
    const type = schemas.contentTypes[entry.uid];
    if (!original || !type) {
      problems.push(`${entry.place}: there is no French entry to translate`);
      return [];
    }
    if (!isLocalized(type)) {
      problems.push(`${entry.place}: this type has no translations`);
      return [];
    }
    problems.push(...differingFacts(entry, { original, attributes: type.attributes }));
    return [{ ...entry, data: { ...inherited(original.data, type.attributes), ...localizedOnly(entry.data, type.attributes) } }];
  });
  return { entries: completed, problems };
}

function differingFacts(entry: SeedEntry, { original, attributes }: { original: SeedEntry; attributes: Attributes }): string[] {
  return Object.keys(entry.data)
    .filter((name) => attributes[name] && !isLocalized(attributes[name]))
    .filter((name) => !isDeepStrictEqual(entry.data[name], original.data[name]))
    .map((name) => `${entry.place}: ${name} is not translated and differs from the French entry`);
}

function inherited(data: Fields, attributes: Attributes): Fields {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => attributes[name]?.type === 'media' || attributes[name]?.type === 'relation'),
  );
}

function localizedOnly(data: Fields, attributes: Attributes): Fields {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !attributes[name] || isLocalized(attributes[name])));
}
