/** The page a list is asked for: the first where the parameter is missing or no number. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  // Nobody counts so far; a longer number would only lose its precision.
  if (!/^\d{1,6}$/.test(text)) return /^\d{7,}$/.test(text) ? Number.POSITIVE_INFINITY : 1;
  return Math.max(1, Number(text));
}

/** What belongs to the canonical address of a page of a list: nothing on the first. */
export function pageQuery(page: number): Record<string, string> | undefined {
  return page > 1 ? { page: String(page) } : undefined;
}
