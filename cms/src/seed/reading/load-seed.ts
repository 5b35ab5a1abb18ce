import { todayInParis } from '../../domain/forms/fields/plain-date';
import { seededPlaceProblems } from '../seed-places';
import { checkFields } from './check-fields';
import { completeTranslations } from './complete-translations';
import { type ReadSeed, readSeed } from './read-seed';
import { type Attributes, isLocalized, type SeedSchemas } from './seed-schemas';
import { documentNameOf, type SeedEntry } from './seed-types';

/** Reads and checks the whole seed. Nothing may be imported while there is a problem. */
export function loadSeed(folder: string, schemas: SeedSchemas): ReadSeed {
  const read = readSeed(folder);
  const { entries, problems } = completeTranslations(read.entries, schemas);
  return {
    entries,
    problems: [
      ...read.problems,
      ...findDuplicates(read.entries),
      ...problems,
      ...entries.flatMap((entry) => checkEntry(entry, schemas)),
      ...findMissingTargets(entries, schemas),
      ...read.entries.flatMap((entry) => seededPlaceProblems(entry, todayInParis(Date.now()))),
    ],
  };
}

function checkEntry({ uid, locale, place, data }: SeedEntry, schemas: SeedSchemas): string[] {
  const all = schemas.contentTypes[uid]?.attributes ?? {};
  const attributes = locale === 'fr' ? all : localizedAttributes(all);
  return checkFields(data, { attributes, schemas, path: '' }).map((problem) => `${place}: ${problem}`);
}

function localizedAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, attribute]) => isLocalized(attribute)));
}

function findDuplicates(entries: readonly SeedEntry[]): string[] {
  const places = new Map<string, string>();
  const problems: string[] = [];
  for (const entry of entries) {
    const name = `${documentNameOf(entry)}@${entry.locale}`;
    const first = places.get(name);
    if (first) problems.push(`${entry.place}: "${entry.key}" is already used by ${first}`);
    else places.set(name, entry.place);
  }
  return problems;
}

function findMissingTargets(entries: readonly SeedEntry[], schemas: SeedSchemas): string[] {
  const names = new Set(entries.map(documentNameOf));
  return entries.flatMap((entry) =>
    Object.entries(schemas.contentTypes[entry.uid]?.attributes ?? {})
      .filter(([, attribute]) => attribute.type === 'relation')
      .flatMap(([name, { target = '' }]) =>
        [entry.data[name] ?? []]
          .flat()
          .filter((slug) => !names.has(documentNameOf({ uid: target, key: String(slug) })))
          .map((slug) => `${entry.place}: ${name} points at "${String(slug)}", which is no ${target}`),
      ),
  );
}
