/** The page a list is asked for: the first where the parameter is missing or empty, null where it is no number of a page. */
export function readPageNumber(query: URLSearchParams): number | null {
  const text = query.get('page') ?? '';
  if (text === '') return 1;
  if (!/^[1-9]\d*$/.test(text)) return null;
  // Nobody counts so far; a longer number would only lose its precision.
  return text.length > 6 ? Number.POSITIVE_INFINITY : Number(text);
}

/** What belongs to the canonical address of a page of a list: nothing on the first. */
export function pageQuery(page: number): Record<string, string> | undefined {
  return page > 1 ? { page: String(page) } : undefined;
}
