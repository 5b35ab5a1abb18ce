import * as v from 'valibot';
import { type Locale, locales } from '../../domain/locale.ts';
import type { PolicyName } from '../../routes.ts';
import { UnreadableEntryError } from '../errors.ts';
import { buildQueryString, type QueryParameters, type QueryValue } from './strapi/query-string.ts';
import type { Problem, TextContext } from './text/text-context.ts';

/** Types of the CMS, by the name its webhook and the cache tags use. */
export const contentTypes = [
  'article',
  'article-category',
  'city',
  'faq-entry',
  'home',
  'lexicon-term',
  'navigation',
  'nursery',
  'page',
  'place',
  'redirect',
  'site-setting',
  'team-member',
  'testimonial',
  'white-paper',
] as const;
export type ContentType = (typeof contentTypes)[number];

/** What entries are read with, besides their language. */
export type ReadContext = TextContext;

/** One question to the CMS as a value: what to ask, how long the answer holds, what it is made of, which purges end it. */
export interface ContentQuery<Value> {
  path: string;
  query: QueryParameters;
  policy: Exclude<PolicyName, 'none'>;
  /** Path and query as an address, of a question that very many pages ask. */
  address?: string;
  parse(body: unknown, context: ReadContext): { value: Value; tags: string[] };
}

/** Path and query of a question as the CMS reads them. */
export const addressOf = ({ path, query, address }: Pick<ContentQuery<unknown>, 'path' | 'query' | 'address'>): string =>
  address ?? `${path}${buildQueryString(query)}`;

/** One question for each language: its key is made once, for very many pages ask it. */
export function oncePerLocale<Value>(ask: (locale: Locale) => ContentQuery<Value>): (locale: Locale) => ContentQuery<Value> {
  const queries = new Map<Locale, ContentQuery<Value>>();
  return (locale) => {
    const existing = queries.get(locale);
    if (existing) return existing;
    const question = ask(locale);
    const query = { ...question, address: addressOf(question) };
    queries.set(locale, query);
    return query;
  };
}

/** An entry in one of its languages. */
export interface Version<Value> {
  value: Value;
  /** All languages it exists in. */
  languages: Locale[];
}

export interface Page<Item> {
  items: Item[];
  /** The languages at least half of the items exist in, as far as the query asks for them; all where there are none. */
  languages: Locale[];
  page: number;
  pageCount: number;
  total: number;
}

export interface TypeReader<Raw, Value> {
  type: ContentType;
  schema: v.GenericSchema<unknown, Raw>;
  toValue(raw: Raw, locale: Locale, context: ReadContext): Value;
  /** Types whose entries are part of the value, so that a purge of them ends it too. */
  includes?: ContentType[];
}

const unknownIdentity = 'unknown';
const entryIdentity = v.object({ documentId: v.string() });
const entryLanguages = v.object({ localizations: v.array(v.object({ locale: v.picklist(locales) })) });
/** Asks for the other languages of an entry: published ones, or those with a draft where drafts are asked for. */
export const languagesPopulate = { localizations: { fields: ['locale'] } };
const listEnvelope = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(v.object({ pagination: v.optional(v.object({ page: v.number(), pageCount: v.number(), total: v.number() })) })),
});
/** A list asked for without its count. */
const uncountedEnvelope = v.object({ data: v.array(v.unknown()) });
const singleEnvelope = v.object({ data: v.unknown() });

export function identityOf(raw: unknown): string {
  const parsed = v.safeParse(entryIdentity, raw);
  return parsed.success ? parsed.output.documentId : unknownIdentity;
}

/** Those that at least half of some entries exist in. */
function languagesOf(entries: unknown[], locale: Locale): Locale[] {
  const others = entries.flatMap((raw) => {
    const parsed = v.safeParse(entryLanguages, raw);
    return parsed.success ? parsed.output.localizations.map((other) => other.locale) : [];
  });
  const isInHalf = (language: Locale) => others.filter((other) => other === language).length * 2 >= entries.length;
  return locales.filter((language) => language === locale || isInHalf(language));
}

interface Reading {
  locale: Locale;
  context: ReadContext;
}

/** What is wrong with an entry, and where. */
export function problemOf(issue: v.BaseIssue<unknown>): Problem {
  return { field: v.getDotPath(issue) ?? '', reason: issue.message };
}

function readEntry<Raw, Value>(reader: TypeReader<Raw, Value>, raw: unknown, { locale, context }: Reading): Value | null {
  const parsed = v.safeParse(reader.schema, raw);
  if (parsed.success) return reader.toValue(parsed.output, locale, context);
  context.reject(reader.type, identityOf(raw), problemOf(parsed.issues[0]));
  return null;
}

/**
 * The one entry of an answer. One that is there and cannot be read is no absence: it throws, so that the last version that could
 * be read is served, until the entry is mended.
 */
function readWanted<Raw, Value>(reader: TypeReader<Raw, Value>, raw: unknown, { locale, context }: Reading) {
  const id = identityOf(raw);
  const tags = [id === unknownIdentity ? reader.type : `${reader.type}:${id}`, ...(reader.includes ?? [])];
  const value = readEntry(reader, raw, { locale, context });
  if (value === null) throw new UnreadableEntryError(`unreadable entry ${reader.type}:${id}`, tags);
  return { value: { value, languages: languagesOf([raw], locale) }, tags };
}

interface QueryOptions {
  path: string;
  query: QueryParameters & { populate?: Record<string, QueryValue> };
  locale: Locale;
  policy: Exclude<PolicyName, 'none'>;
}

/** What never changes of a question, a constant of its module: it is written once for each language, for that is most of the work of asking. */
type FixedParameters = QueryParameters & { readonly populate?: Readonly<Record<string, QueryValue>> };

interface Written {
  parameters: QueryParameters;
  text: string;
}

/** Remembers parameters with the text they are written as. */
function createWritten(complete: (fixed: FixedParameters, locale: Locale) => QueryParameters) {
  const all = new WeakMap<FixedParameters, Map<Locale, Written>>();
  return (fixed: FixedParameters, locale: Locale) => {
    const ofLocales = all.get(fixed) ?? new Map<Locale, Written>();
    const existing = ofLocales.get(locale);
    if (existing) return existing;
    const parameters = complete(fixed, locale);
    const written = { parameters, text: buildQueryString(parameters).slice(1) };
    all.set(fixed, ofLocales.set(locale, written));
    return written;
  };
}

/** Where `query` is only what changes from one question to the next. */
interface PartlyFixedOptions extends QueryOptions {
  fixed: FixedParameters;
}

type Question = Pick<ContentQuery<unknown>, 'path' | 'query' | 'address' | 'policy'>;

function questionOf({ path, query, policy }: PartlyFixedOptions, fixed: Written): Question {
  const changing = buildQueryString(query);
  return { path, query: { ...query, ...fixed.parameters }, address: `${path}${changing ? `${changing}&` : '?'}${fixed.text}`, policy };
}

/** A page of entries; those that cannot be read are left out. Any change to an entry of the type ends it. */
export function listQuery<Raw, Value>(
  reader: TypeReader<Raw, Value>,
  options: QueryOptions | PartlyFixedOptions,
): ContentQuery<Page<Value>> {
  const { path, policy, locale } = options;
  const question =
    'fixed' in options ? questionOf(options, fixedOfList(options.fixed, locale)) : { path, query: { ...options.query, locale }, policy };
  return {
    ...question,
    parse(body, context) {
      const { data, meta } = v.parse(listEnvelope, body);
      const items = data.map((raw) => readEntry(reader, raw, { locale, context })).filter((item) => item !== null);
      const { page = 1, pageCount = 1, total = items.length } = meta?.pagination ?? {};
      const languages = items.length > 0 ? languagesOf(data, locale) : [...locales];
      return { value: { items, languages, page, pageCount, total }, tags: [reader.type, ...(reader.includes ?? [])] };
    },
  };
}

const fixedOfList = createWritten((fixed, locale) => ({ ...fixed, locale }));
const fixedOfFirst = createWritten((fixed, locale) => ({
  ...fixed,
  populate: { ...fixed.populate, ...languagesPopulate },
  locale,
  pagination: { pageSize: 1, withCount: false },
}));

/** The first entry of a filtered list, or null. Only a change to that very entry ends it, or any of the type where there is none. */
export function firstQuery<Raw, Value>(reader: TypeReader<Raw, Value>, options: PartlyFixedOptions): ContentQuery<Version<Value> | null> {
  const { locale } = options;
  return {
    ...questionOf(options, fixedOfFirst(options.fixed, locale)),
    parse(body, context) {
      const [raw] = v.parse(uncountedEnvelope, body).data;
      if (raw === undefined) return { value: null, tags: [reader.type] };
      return readWanted(reader, raw, { locale, context });
    },
  };
}

/** A single type, or null where it has no version in the locale. */
export function singleQuery<Raw, Value>(reader: TypeReader<Raw, Value>, options: QueryOptions): ContentQuery<Version<Value> | null> {
  const { locale } = options;
  const populate = { ...options.query.populate, ...languagesPopulate };
  return {
    path: options.path,
    query: { ...options.query, populate, locale },
    policy: options.policy,
    parse(body, context) {
      const { data } = v.parse(singleEnvelope, body);
      const tags = [reader.type, ...(reader.includes ?? [])];
      return data === null ? { value: null, tags } : { ...readWanted(reader, data, { locale, context }), tags };
    },
  };
}
