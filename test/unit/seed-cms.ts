import { type Locale, locales } from '../../domain/locale.ts';
import { entriesOf, type SeedEntry } from './seed.ts';

type Fields = Record<string, unknown>;

/** When everything was last changed. */
const updatedAt = '2026-11-20T08:30:00.123Z';

const irregularPlurals: Record<string, string> = {
  nurseries: 'nursery',
  cities: 'city',
  'faq-entries': 'faq-entry',
  'article-categories': 'article-category',
};
const singles = ['home', 'navigation', 'site-setting'];

function typeOf(collection: string): string {
  return irregularPlurals[collection] ?? (singles.includes(collection) ? collection : collection.replace(/s$/, ''));
}

/** What the fields that name other entries point at. */
function targetOf(type: string, field: string): string | null {
  if (type === 'article' && field === 'author') return 'team-member';
  return field === 'related' ? type : null;
}

function toAnswer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toAnswer);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const name = fields.illustration ?? fields.file;
  if (typeof name === 'string') return { url: `/uploads/${name}.jpg`, alternativeText: fields.alt, width: 1600, height: 1200 };
  return Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, toAnswer(item)]));
}

/** A translation repeats what is the same in every language, as the CMS does. */
function withOriginal(type: string, { key, data }: SeedEntry): Fields {
  const original = entriesOf(type).find((entry) => entry.key === key)?.data;
  return { ...original, ...data, documentId: `${type}-${key.replaceAll('/', '-') || 'single'}` };
}

function toEntry(type: string, entry: SeedEntry): Fields {
  const fields = Object.entries(withOriginal(type, entry)).map(([name, value]) => {
    const target = targetOf(type, name);
    if (!target) return [name, toAnswer(value)];
    const found = [value].flat().map((slug) => {
      const other = entriesOf(target, entry.locale).find(({ key }) => key === slug) ?? entriesOf(target).find(({ key }) => key === slug);
      return other && toAnswer({ ...withOriginal(target, other), related: [] });
    });
    return [name, Array.isArray(value) ? found : found[0]];
  });
  const localizations = locales.filter((locale) => locale !== entry.locale && entriesOf(type, locale).some(({ key }) => key === entry.key));
  return { ...Object.fromEntries(fields), updatedAt, localizations: localizations.map((locale) => ({ locale, updatedAt })) };
}

function matches(entry: Fields, query: URLSearchParams): boolean {
  const filters = [...query].filter(([name]) => name.startsWith('filters['));
  const names = new Set(filters.map(([name]) => /^filters\[(\w+)\]/.exec(name)?.[1] ?? ''));
  return [...names].every((name) =>
    filters.some(([key, value]) => {
      if (!key.startsWith(`filters[${name}]`)) return false;
      return key.endsWith('[$gt]') ? String(entry[name]) > value : entry[name] === value;
    }),
  );
}

const known = new Map<string, Fields[]>();

function readEntries(type: string, locale: Locale): Fields[] {
  const key = `${type} ${locale}`;
  const entries = known.get(key) ?? entriesOf(type, locale).map((entry) => toEntry(type, entry));
  known.set(key, entries);
  return entries;
}

/** Answers a request to the CMS from the files of the seed: filters on equality, pages, relations, the order of the files or that of ids. */
export function answerFromSeed({ pathname, searchParams }: URL): unknown {
  const collection = pathname.replace('/api/', '');
  const type = typeOf(collection);
  const entries = readEntries(type, searchParams.get('locale') === 'en' ? 'en' : 'fr');
  if (singles.includes(collection)) return { data: entries[0] ?? null };
  const found = entries.filter((entry) => matches(entry, searchParams));
  if (searchParams.get('sort[0]') === 'documentId:asc')
    found.sort((one, other) => (String(one.documentId) < String(other.documentId) ? -1 : 1));
  const page = Number(searchParams.get('pagination[page]') ?? 1);
  const pageSize = Number(searchParams.get('pagination[pageSize]') ?? 25);
  const pagination = { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length };
  return { data: found.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } };
}
