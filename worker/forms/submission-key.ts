const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The key of a form, a UUID that makes sending twice once; null where what was sent is none. */
export function readSubmissionKey(text: unknown): string | null {
  return typeof text === 'string' && pattern.test(text) ? text : null;
}
