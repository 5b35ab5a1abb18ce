/** Most nurseries an account keeps. */
const mostNurseries = 100;
const documentIdPattern = /^[a-z0-9]{1,64}$/;

/** Document ids among whatever a request or a column holds. */
function readDocumentIds(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && documentIdPattern.test(id)) : [];
}

/**
 * The nurseries an account keeps after a change: by document id and not as a relation, which Strapi would empty for good
 * when an editor takes a nursery offline for a day. The latest come first, and stay where there are too many.
 */
export function changeSaved(saved: unknown, change: { add?: unknown; remove?: unknown }): string[] {
  const removed = new Set(readDocumentIds(change.remove));
  const all = [...readDocumentIds(change.add), ...readDocumentIds(saved)];
  return [...new Set(all)].filter((id) => !removed.has(id)).slice(0, mostNurseries);
}
