import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fields, isFields } from './fields';
import { parseMarkdown } from './front-matter';
import { type SeedEntry, type SeedLocale, type SeedType, seedTypes } from './seed-types';

export interface ReadSeed {
  entries: SeedEntry[];
  /** One line each, beginning with the file. */
  problems: string[];
}

interface RawEntry {
  locale: SeedLocale;
  place: string;
  fields: Fields;
  /** What the file name says the key is. */
  namedKey?: string;
}

const locales: readonly SeedLocale[] = ['fr', 'en'];

/** Reads every seed file; problems are collected, so that a writer sees all of them at once. */
export function readSeed(folder: string): ReadSeed {
  const entries: SeedEntry[] = [];
  const problems: string[] = [];
  for (const type of seedTypes) {
    const raw = type.source === 'single' || type.source === 'list' ? readFiles(folder, type, problems) : readFolder(folder, type, problems);
    // A translation is added to a document that exists, so French comes first.
    for (const entry of raw.sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale))) {
      const key = keyOf(entry, type);
      if (key === null)
        problems.push(
          `${entry.place}: no usable "${type.key}"${entry.namedKey ? `, which the file name says is "${entry.namedKey}"` : ''}`,
        );
      else entries.push({ uid: type.uid, keyField: type.key, key, locale: entry.locale, place: entry.place, data: entry.fields });
    }
  }
  return { entries, problems };
}

function keyOf({ fields, namedKey }: RawEntry, { key }: SeedType): string | null {
  if (key === null) return '';
  fields[key] ??= namedKey;
  const value = fields[key];
  if (typeof value !== 'string' || value === '') return null;
  return namedKey === undefined || namedKey === value ? value : null;
}

function readFiles(folder: string, type: SeedType, problems: string[]): RawEntry[] {
  return locales.flatMap((locale) => {
    const name = locale === 'fr' ? `${type.path}.json` : `${type.path}.${locale}.json`;
    const file = path.join(folder, name);
    if (!existsSync(file)) return [];
    const content = attempt(() => JSON.parse(readFileSync(file, 'utf8')) as unknown, { name, problems });
    if (content === undefined) return [];
    const items = type.source === 'list' ? content : [content];
    if (!Array.isArray(items) || !items.every(isFields)) {
      problems.push(`${name}: not ${type.source === 'list' ? 'a list of objects' : 'an object'}`);
      return [];
    }
    return items.map((fields, index) => ({
      locale,
      place: type.key ? `${name}, entry ${index + 1} (${String(fields[type.key])})` : name,
      fields,
    }));
  });
}

function readFolder(folder: string, type: SeedType, problems: string[]): RawEntry[] {
  const extension = type.source === 'json-folder' ? 'json' : 'md';
  const pattern = new RegExp(`^([^.]+)(?:\\.(en))?\\.${extension}$`);
  if (!existsSync(path.join(folder, type.path))) return [];
  return (
    readdirSync(path.join(folder, type.path))
      // `<slug>.full.md` is the text that the PDF of a white paper is made of.
      .filter((file) => file.endsWith(`.${extension}`) && !file.endsWith('.full.md'))
      .sort()
      .flatMap((file) => {
        const name = `${type.path}/${file}`;
        const [, slug, locale] = pattern.exec(file) ?? [];
        if (!slug) {
          problems.push(`${name}: the name is not <slug>.${extension} or <slug>.en.${extension}`);
          return [];
        }
        const source = readFileSync(path.join(folder, name), 'utf8');
        const fields = attempt(() => (extension === 'md' ? readMarkdownFields(source, type) : (JSON.parse(source) as unknown)), {
          name,
          problems,
        });
        if (fields === undefined) return [];
        if (!isFields(fields)) {
          problems.push(`${name}: not an object`);
          return [];
        }
        return [{ locale: locale === 'en' ? ('en' as const) : ('fr' as const), place: name, fields, namedKey: slug.replaceAll('__', '/') }];
      })
  );
}

function readMarkdownFields(source: string, { body }: SeedType): Fields {
  const { fields, text } = parseMarkdown(source);
  if (!body || text === '') return fields;
  if (body in fields) throw new Error(`"${body}" stands in the front matter and under it`);
  return { ...fields, [body]: text };
}

function attempt<Result>(read: () => Result, { name, problems }: { name: string; problems: string[] }): Result | undefined {
  try {
    return read();
  } catch (error) {
    problems.push(`${name}: ${(error as Error).message}`);
    return undefined;
  }
}
