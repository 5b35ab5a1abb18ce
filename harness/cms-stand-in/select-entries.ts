import type { Fields, StoredEntry } from './documents.ts';
import { type Nested, nestedOf, textsOf } from './read-query.ts';

/** Strapi sends no more at once (`cms/config/api.ts`). */
const largestPage = 1000;
const usualPage = 25;

const tests: Record<string, (value: unknown, operand: string | Nested) => boolean> = {
  $eq: (value, operand) => String(value) === operand,
  $ne: (value, operand) => String(value) !== operand,
  $in: (value, operand) => textsOf(operand).includes(String(value)),
  $gt: (value, operand) => value !== null && String(value) > String(operand),
  $null: (value, operand) => (value === null) === (operand === 'true'),
  $notNull: (value, operand) => (value !== null) === (operand === 'true'),
};

/** Whether an entry passes the filters of a question; an operator that the site does not use is an error. */
export function passes({ fields }: StoredEntry, filters: Nested): boolean {
  return Object.entries(filters).every(([name, conditions]) => {
    if (!(name in fields)) throw new TypeError(`Invalid key ${name}`);
    return Object.entries(nestedOf(conditions)).every(([operator, operand]) => {
      const test = tests[operator];
      if (!test) throw new TypeError(`the stand-in knows no ${operator}`);
      return test(fields[name], operand);
    });
  });
}

/** As SQLite sorts: what is missing first, texts by code points. */
function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}

/** Entries in the order of `name:asc` and so on, or as they are; the CMS has written them one after the other. */
export function sorted(entries: StoredEntry[], sort: string[]): StoredEntry[] {
  const keys = sort
    .map((rule) => rule.split(':'))
    .map(([name = '', direction]) => [name === 'updatedAt' ? 'id' : name, direction] as const);
  return entries.toSorted((one, other) => {
    for (const [name, direction] of keys) {
      const order = compare(one.fields[name], other.fields[name]);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return 0;
  });
}

/** One page of a list, and what the answer says of it. */
export function paged(entries: StoredEntry[], pagination: Nested): { entries: StoredEntry[]; meta: Fields } {
  const page = Number(pagination.page ?? 1);
  const pageSize = Math.min(largestPage, Number(pagination.pageSize ?? usualPage));
  const count = { pageCount: Math.ceil(entries.length / pageSize), total: entries.length };
  const meta = { pagination: { page, pageSize, ...(pagination.withCount === 'false' ? {} : count) } };
  return { entries: entries.slice((page - 1) * pageSize, page * pageSize), meta };
}
