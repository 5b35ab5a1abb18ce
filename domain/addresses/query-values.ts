/** The values of a query string, as `URLSearchParams` gives them. */
export interface QueryValues {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** The same from pairs. */
export function queryValuesOf(pairs: readonly (readonly [string, string])[]): QueryValues {
  const getAll = (name: string) => pairs.flatMap(([key, value]) => (key === name ? [value] : []));
  return { getAll, get: (name) => getAll(name)[0] ?? null };
}
