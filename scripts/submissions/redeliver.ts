/** The moment that an operator names: a day, or a time with or without its zone; null where it is none or yet to come. */
export function readSince(text: string | undefined, now = Date.now()): number | null {
  if (!text || !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(text)) return null;
  const since = Date.parse(text);
  return Number.isNaN(since) || since > now ? null : since;
}

/** Has all that was sent since then delivered once more; the CMS takes each once, so that it gets what it has lost. */
export function redeliverStatement(since: number): string {
  return `UPDATE submissions SET delivered_at = NULL, attempts = 0, next_attempt_at = 0, last_error = NULL
    WHERE created_at >= ${since} AND payload IS NOT NULL RETURNING reference`;
}
