import { type Fields, otherVersions, relatedEntries, type StoredEntry, withAbsent } from './documents.ts';
import { type MediaReference, toMedia } from './pictures.ts';
import { type Nested, nestedOf, textsOf } from './read-query.ts';
import { type Attribute, type Schema, schemas } from './seed.ts';

/** What is asked of an entry or a part of one. */
interface Selection {
  fields: string[];
  populate: Record<string, Nested>;
}

const nestedTypes = ['component', 'dynamiczone', 'media', 'relation'];

/** Reads `fields` and `populate` of a question, or of one level of its `populate`. */
export function readSelection(query: Nested): Selection {
  const { populate } = query;
  // `populate[0]=cover` and `populate[cover]=true` say the same.
  const entries =
    typeof populate === 'string'
      ? populate.split(',').map((name) => [name, {}] as const)
      : Object.entries(populate ?? {}).map(([name, inner]) =>
          /^\d+$/.test(name) && typeof inner === 'string' ? ([inner, {}] as const) : ([name, nestedOf(inner)] as const),
        );
  return { fields: textsOf(query.fields), populate: Object.fromEntries(entries) };
}

function named(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.length === 0 || names.includes(name)));
}

/** An entry as the CMS answers it: plain fields, and what was asked for besides. */
export function toAnswer(entry: StoredEntry, selection: Selection): Fields {
  const { attributes } = schemas.contentTypes[entry.uid] ?? { attributes: {} };
  for (const name of [...selection.fields, ...Object.keys(selection.populate)]) {
    if (name !== 'localizations' && !(name in entry.fields)) throw new TypeError(`Invalid key ${name}`);
  }
  const plain = Object.fromEntries(Object.entries(entry.fields).filter(([name]) => !nestedTypes.includes(attributes[name]?.type ?? '')));
  const { id, documentId } = entry.fields;
  const parts = Object.entries(selection.populate).map(([name, inner]) => {
    if (name === 'localizations') return [name, otherVersions(entry).map((other) => toAnswer(other, readSelection(inner)))];
    const attribute = attributes[name] ?? { type: '' };
    return [name, toPart(entry.fields[name], { attribute, query: inner, locale: entry.locale })];
  });
  return { id, documentId, ...named(plain, selection.fields), ...Object.fromEntries(parts) };
}

interface PartContext {
  attribute: Attribute;
  query: Nested;
  locale: string;
}

function toPart(value: unknown, { attribute, query, locale }: PartContext): unknown {
  if (attribute.type === 'relation') {
    const related = relatedEntries(attribute.target ?? '', value, locale).map((entry) => toAnswer(entry, readSelection(query)));
    return attribute.relation?.endsWith('ToMany') ? related : (related[0] ?? null);
  }
  if (value === null) return null;
  if (attribute.type === 'media') {
    const toFile = (file: unknown) => named(toMedia(file as MediaReference), readSelection(query).fields);
    return Array.isArray(value) ? value.map(toFile) : toFile(value);
  }
  if (attribute.type === 'dynamiczone') return (value as Fields[]).flatMap((block) => toBlock(block, { query, locale }));
  if (attribute.type !== 'component') throw new TypeError('only components, files and relations can be populated');
  const schema = schemas.components[attribute.component ?? ''];
  const toItem = (item: unknown) => toComponent(item as Fields, { schema, query, locale });
  return Array.isArray(value) ? value.map(toItem) : toItem(value);
}

/** With `on`, a dynamic zone is answered without the blocks that are not named there. */
function toBlock(block: Fields, { query, locale }: { query: Nested; locale: string }): Fields[] {
  const name = String(block.__component);
  const questions = nestedOf(query.on);
  if (query.on !== undefined && !(name in questions)) return [];
  return [{ __component: name, ...toComponent(block, { schema: schemas.components[name], query: nestedOf(questions[name]), locale }) }];
}

function toComponent(item: Fields, { schema, query, locale }: { schema: Schema | undefined; query: Nested; locale: string }): Fields {
  if (!schema) throw new TypeError('a component without a schema');
  const { attributes } = schema;
  const { fields, populate } = readSelection(query);
  const { __component, ...whole } = withAbsent(item, attributes);
  const plain = Object.entries(whole).filter(([name]) => !nestedTypes.includes(attributes[name]?.type ?? ''));
  const parts = Object.entries(populate).map(([name, inner]) => {
    const attribute = attributes[name];
    if (!attribute) throw new TypeError(`Invalid key ${name}`);
    return [name, toPart(whole[name], { attribute, query: inner, locale })];
  });
  return { id: 1, ...named(Object.fromEntries(plain), fields), ...Object.fromEntries(parts) };
}
