/** What of a type or a component says what can be asked of it. */
export interface Model {
  info?: { displayName?: string };
  attributes: Record<string, Attribute>;
}

export interface Attribute {
  type: string;
  required?: boolean;
  target?: string;
  component?: string;
  components?: readonly string[];
}

export interface Models {
  model(uid: string): Model | undefined;
}

type Fields = Record<string, unknown>;

/** Names at the top of a query; Strapi knows more, which the site does not ask for. */
const names = ['fields', 'filters', 'sort', 'populate', 'pagination', 'locale', 'status'];
const operators = ['$eq', '$in', '$gt', '$null', '$notNull'];
const mostFilters = 4;
const mostValues = 100;
const sortPattern = /^[A-Za-z]+(?::(?:asc|desc))?$/;
const mostSorts = 2;
/** Entries at once: of bare fields, with parts, with blocks. */
const pageSizes = { bare: 1000, parts: 500, blocks: 100 };
const mostPages = 10_000;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list, also one that is written as an object with numbers as names. */
const listOf = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : [value]);
const isWhole = (value: unknown, most: number) => /^\d{1,6}$/.test(String(value)) && Number(value) <= most;

/**
 * Why a query is not answered, or null where it is: what the site asks passes, whatever would take the CMS seconds does not.
 * One process answers everybody, and a relation of a relation of a relation is the whole database.
 */
export function queryProblem(query: Fields, uid: string, models: Models): string | null {
  const unknown = Object.keys(query).find((name) => !names.includes(name));
  if (unknown !== undefined) return `${unknown} is not asked for here`;
  const { locale = 'fr' } = query;
  if (typeof locale !== 'string' || !/^[a-z]{2}$/.test(locale)) return 'locale names one language';
  const model = models.model(uid);
  if (!model) return 'unknown type';
  return (
    populateProblem(query.populate, model, { models, relations: 0 }) ??
    filterProblem(query.filters, model) ??
    sortProblem(query.sort) ??
    paginationProblem(query.pagination, largestPage(query.populate, model))
  );
}

interface Place {
  models: Models;
  /** Types that were gone through on the way here. */
  relations: number;
}

/** Each part by its name, never all at once, and of another entry only what is its own. */
function populateProblem(populate: unknown, model: Model, place: Place): string | null {
  if (populate === undefined) return null;
  if (!isFields(populate)) return 'populate names each part: populate[name]';
  for (const [name, selection] of Object.entries(populate)) {
    const attribute = attributeOf(model, name);
    const problem = attribute ? partProblem(selection, attribute, place) : `populate: unknown part ${name}`;
    if (problem) return problem;
  }
  return null;
}

function attributeOf({ attributes }: Model, name: string): Attribute | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

function partProblem(part: unknown, attribute: Attribute, { models, relations }: Place): string | null {
  const isRelation = attribute.type === 'relation';
  if (isRelation && relations > 0) return 'populate goes through one relation at most';
  if (part === 'true' || part === 'false') return null;
  if (!isFields(part)) return 'populate is true, or an object';
  const allowed = attribute.type === 'dynamiczone' ? ['on'] : ['fields', 'populate'];
  const unknown = Object.keys(part).find((name) => !allowed.includes(name));
  if (unknown !== undefined) return `populate: ${unknown} is not asked for here`;
  const place = { models, relations: relations + (isRelation ? 1 : 0) };
  if (attribute.type === 'dynamiczone') return blocksProblem(part.on, place);
  if (part.populate === undefined) return null;
  const inner = models.model(attribute.target ?? attribute.component ?? '');
  return inner ? populateProblem(part.populate, inner, place) : 'populate: a file has no parts';
}

function blocksProblem(on: unknown, place: Place): string | null {
  if (!isFields(on)) return 'populate names each block: populate[blocks][on][name]';
  for (const [component, selection] of Object.entries(on)) {
    const problem = partProblem(selection, { type: 'component', component }, place);
    if (problem) return problem;
  }
  return null;
}

/** Own fields by equality or order: a search inside texts, or through relations, reads whole tables. */
function filterProblem(filters: unknown, model: Model): string | null {
  if (filters === undefined) return null;
  if (!isFields(filters)) return 'filters name fields';
  const entries = Object.entries(filters);
  if (entries.length > mostFilters) return `filters: ${mostFilters} at most`;
  for (const [name, condition] of entries) {
    const type = attributeOf(model, name)?.type ?? (name === 'documentId' ? 'string' : 'unknown');
    if (['relation', 'component', 'dynamiczone', 'media', 'unknown'].includes(type)) return `filters: ${name} is no field of its own`;
    if (!isFields(condition)) return `filters: ${name} needs an operator`;
    for (const [operator, value] of Object.entries(condition)) {
      if (!operators.includes(operator)) return `filters: ${operator} is not asked for here`;
      const values = operator === '$in' ? listOf(value) : [value];
      if (values.length > mostValues) return `filters: ${mostValues} values at most`;
      if (values.some((item) => typeof item === 'object' && item !== null)) return `filters: ${name} is compared with texts`;
    }
  }
  return null;
}

function sortProblem(sort: unknown): string | null {
  if (sort === undefined) return null;
  const sorts = listOf(sort);
  const isKnown = sorts.length <= mostSorts && sorts.every((item) => typeof item === 'string' && sortPattern.test(item));
  return isKnown ? null : `sort: ${mostSorts} own fields at most`;
}

function paginationProblem(pagination: unknown, largest: number): string | null {
  if (pagination === undefined) return null;
  if (!isFields(pagination)) return 'pagination is page and pageSize';
  const { page = 1, pageSize = 1, withCount, ...others } = pagination;
  if (Object.keys(others).length > 0) return 'pagination is page and pageSize';
  if (!isWhole(page, mostPages)) return 'pagination: page is a number';
  if (!isWhole(pageSize, largest)) return `pagination: pageSize is ${largest} at most`;
  return withCount === undefined || withCount === 'true' || withCount === 'false' ? null : 'pagination: withCount is true or false';
}

function largestPage(populate: unknown, { attributes }: Model): number {
  const parts = isFields(populate) ? Object.keys(populate).filter((name) => name !== 'localizations') : [];
  if (parts.length === 0) return pageSizes.bare;
  return parts.some((name) => attributes[name]?.type === 'dynamiczone') ? pageSizes.blocks : pageSizes.parts;
}
