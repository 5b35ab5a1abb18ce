export type Row = Record<string, unknown>;
export type Where = Record<string, unknown>;

const isPlain = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Dates are compared as times, however they are written. */
function comparable(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(value) ? Date.parse(value) : value;
}

/** As LIKE without wildcards of its own: `_` and `%` of a value mean what they mean to the database. */
function isLike(value: unknown, pattern: unknown): boolean {
  const escaped = String(pattern).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'is').test(String(value));
}

const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  $eq: (value, operand) => comparable(value ?? null) === comparable(operand ?? null),
  // As in SQL, what is unknown differs from nothing.
  $ne: (value, operand) => value !== null && value !== undefined && comparable(value) !== comparable(operand ?? null),
  $eqi: (value, operand) => value !== null && value !== undefined && isLike(value, operand),
  $in: (value, operand) => Array.isArray(operand) && operand.includes(value),
  $null: (value, operand) => (value === null || value === undefined) === Boolean(operand),
  $notNull: (value, operand) => (value !== null && value !== undefined) === Boolean(operand),
  $lt: (value, operand) => value !== null && value !== undefined && Number(comparable(value)) < Number(comparable(operand)),
  $lte: (value, operand) => value !== null && value !== undefined && Number(comparable(value)) <= Number(comparable(operand)),
  $gt: (value, operand) => value !== null && value !== undefined && Number(comparable(value)) > Number(comparable(operand)),
};

/** Whether a row is what a query asks for; an operator that is not known is a mistake of the test. */
export function isMatch(row: Row, where: Where = {}): boolean {
  return Object.entries(where).every(([name, condition]) => {
    if (name === '$or') return (condition as Where[]).some((one) => isMatch(row, one));
    if (name === '$and') return (condition as Where[]).every((one) => isMatch(row, one));
    const value = row[name];
    if (!isPlain(condition)) return operators.$eq?.(value, condition) ?? false;
    if (Object.keys(condition).every((key) => key.startsWith('$'))) {
      return Object.entries(condition).every(([key, operand]) => {
        const operator = operators[key];
        if (!operator) throw new TypeError(`the fake database does not know ${key}`);
        return operator(value, operand);
      });
    }
    // A part of the entry, or several of them.
    return [value].flat().some((part) => isPlain(part) && isMatch(part, condition));
  });
}

/** The order of a query: `id:asc`, or `{ nextMailAt: 'asc' }`. */
export function inOrder(rows: Row[], order: string | Record<string, string> | undefined): Row[] {
  const text = typeof order === 'string' ? order : Object.entries(order ?? {}).map((pair) => pair.join(':'))[0];
  if (!text) return rows;
  const [name = '', direction] = text.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  return rows.toSorted((one, other) => sign * (Number(comparable(one[name])) - Number(comparable(other[name]))));
}
