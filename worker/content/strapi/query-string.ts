export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue };
export type QueryParameters = { readonly [key: string]: QueryValue };

/**
 * Strapi's bracket notation with its leading `?`, or an empty string: arrays indexed, objects nested, undefined skipped,
 * null as `null`, values percent-encoded, keys not (keys are ours, never a reader's).
 */
export function buildQueryString(parameters: QueryParameters): string {
  const pairs = Object.entries(parameters).flatMap(([key, value]) => pairsOf(key, value));
  return pairs.length ? `?${pairs.join('&')}` : '';
}

function pairsOf(key: string, value: QueryValue): string[] {
  if (value === undefined) return [];
  if (value === null) return [`${key}=null`];
  if (typeof value === 'object') return Object.entries(value).flatMap(([name, inner]) => pairsOf(`${key}[${name}]`, inner));
  return [`${key}=${encodeURIComponent(String(value))}`];
}
