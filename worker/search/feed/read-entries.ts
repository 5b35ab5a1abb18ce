import * as v from 'valibot';
import { messagesOf } from '../../../client/i18n/all-messages.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { nurseryTypeLabels } from '../../../domain/childcare/nursery-types.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { contentLocale, type Locale } from '../../../domain/locale.ts';
import { type StrapiListedNursery, strapiListedNursery, textOfNursery, toListedNursery } from '../../content/directory/listed-nurseries.ts';
import type { QueryParameters } from '../../content/strapi/query-string.ts';
import type { StrapiClient } from '../../content/strapi/strapi-client.ts';
import { markdownText } from '../../content/text/markdown-text.ts';
import { UpstreamError } from '../../errors.ts';
import type { Database } from '../database.ts';
import { readCommunes } from './communes.ts';
import { type DocumentSource, documentSources } from './document-sources.ts';
import type { DocumentText, EntryState, FeedKind } from './entry-change.ts';
import { toNurseryRow } from './nursery-row.ts';
import { routeStates } from './route-documents.ts';

/** Entries of a kind between two ids, in the order of these. */
export interface Range {
  kind: FeedKind;
  /** Ids after this one; empty for the first. */
  after: string;
  /** Only the entry of this id. */
  only?: string;
}

export interface EntriesRead {
  entries: EntryState[];
  /** The last id that was looked at; null where no more come after. */
  last: string | null;
}

interface Sources {
  client: StrapiClient;
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
}

const envelope = v.object({ data: v.array(v.unknown()) });
const identified = v.object({ documentId: v.string() });

/** Entries asked for at once: long texts come in smaller pages. */
const pageSizes: Record<FeedKind, number> = {
  routes: 1000,
  pages: 25,
  questions: 100,
  articles: 50,
  'white-papers': 50,
  terms: 200,
  cities: 100,
  nurseries: 250,
};

/** The published entries of a range, as they are in the CMS now. */
export async function readEntries(range: Range, sources: Sources): Promise<EntriesRead> {
  if (range.kind === 'routes') return { entries: routeStates(), last: null };
  if (range.kind === 'nurseries') return readNurseries(range, sources);
  const source = documentSources.find(({ kind }) => kind === range.kind);
  if (!source) throw new TypeError(`nothing to read ${range.kind} from`);
  return readDocuments(range, source, sources.client);
}

async function readDocuments(range: Range, source: DocumentSource, client: StrapiClient): Promise<EntriesRead> {
  const [french, english] = await Promise.all(
    (['fr', 'en'] as const).map((locale) => readRaw(client, { path: source.path, query: source.query, range, locale })),
  );
  const translations = new Map((english?.rows ?? []).map(({ id, raw }) => [id, source.read(raw)]));
  const entries = (french?.rows ?? []).flatMap(({ id, raw }): EntryState[] => {
    const original = source.read(raw);
    if (!original) return [];
    const translation = translations.get(id) ?? null;
    return [{ id, texts: { fr: original, ...(translation && { en: { ...translation, path: original.path } }) }, nursery: null }];
  });
  return { entries, last: french?.last ?? null };
}

async function readNurseries(range: Range, { client, database, clock }: Sources): Promise<EntriesRead> {
  const photos = { fields: ['url', 'width', 'height', 'updatedAt', 'formats'] };
  const populate = { openingHours: true, items: true, photos };
  const fields = Object.keys(strapiListedNursery.entries).filter((name) => name !== 'documentId' && !Object.hasOwn(populate, name));
  const { rows, last } = await readRaw(client, { path: '/nurseries', query: { fields, populate }, range, locale: contentLocale });
  const nurseries = rows.flatMap(({ raw }) => {
    const parsed = v.safeParse(strapiListedNursery, raw);
    return parsed.success ? [{ raw: parsed.output, listed: toListedNursery(parsed.output) }] : [];
  });
  const today = todayInParis(clock());
  const communes = await readCommunes(
    database,
    nurseries.map(({ raw: { inseeCode }, listed: { postalCode } }) => ({ inseeCode, postalCode })),
  );
  const entries = nurseries.map(({ raw, listed }): EntryState => {
    const row = toNurseryRow(listed, { inseeCode: raw.inseeCode, communes, today });
    return { id: listed.documentId, texts: { fr: nurseryText(raw, listed, row.regionName) }, nursery: row };
  });
  return { entries, last };
}

function nurseryText(raw: StrapiListedNursery, listed: ReturnType<typeof toListedNursery>, regionName: string | null): DocumentText {
  const { slug, name, type, postalCode, cityName } = listed;
  const labels = type ? [nurseryTypeLabels[type], messagesOf('en').nurseryTypes[type]] : [];
  const keywords = [
    'crèche',
    ...labels,
    raw.manager,
    raw.network,
    raw.street,
    postalCode,
    cityName,
    regionName,
    arrondissementWords(postalCode),
  ];
  return {
    path: pathTo('nursery', { slug }),
    title: name,
    note: [postalCode, cityName].filter(Boolean).join(' '),
    keywords: keywords.filter(Boolean).join(' '),
    body: markdownText(textOfNursery(raw)),
  };
}

/** « Paris 11 » is how its nurseries are looked for. */
function arrondissementWords(postalCode: string | null): string | null {
  const [, number] = /^(?:750|751|6900|130)(\d{1,2})$/.exec(postalCode ?? '') ?? [];
  return number ? `${Number(number)} ${Number(number)}e arrondissement` : null;
}

interface RawRequest {
  path: string;
  query: QueryParameters;
  range: Range;
  locale: Locale;
}

/**
 * By id, not by page number: what is published or deleted meanwhile moves nothing to a page that was already read. The
 * translations are those of the same range, however many there are.
 */
async function readRaw(
  client: StrapiClient,
  { path, query, range, locale }: RawRequest,
): Promise<{ rows: { id: string; raw: unknown }[]; last: string | null }> {
  const pageSize = pageSizes[range.kind];
  const filter = range.only ? { $eq: range.only } : range.after ? { $gt: range.after } : undefined;
  const body = await client.get(path, {
    ...query,
    filters: { documentId: filter },
    sort: ['documentId:asc'],
    pagination: { pageSize, withCount: false },
    locale,
  });
  const parsed = v.safeParse(envelope, body);
  if (!parsed.success) throw new UpstreamError('cms', `unreadable answer of ${path}`);
  const rows = parsed.output.data.flatMap((raw) => {
    const entry = v.safeParse(identified, raw);
    return entry.success ? [{ id: entry.output.documentId, raw }] : [];
  });
  const isWhole = range.only !== undefined || parsed.output.data.length < pageSize;
  return { rows, last: isWhole ? null : (rows.at(-1)?.id ?? null) };
}
