export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue };
export type QueryParameters = { readonly [key: string]: QueryValue };

/**
 * Strapi's bracket notation with its leading `?`, or an empty string: arrays indexed, objects nested, undefined skipped,
 * null as `null`, values percent-encoded, keys not (keys are ours, never a reader's).
 */
export function buildQueryString(parameters: QueryParameters): string {
  let query = '';
  for (const key of Object.keys(parameters)) query += pairsOf(key, parameters[key]);
  return query && `?${query.slice(1)}`;
}

/** What is encoded as it is. */
const plain = /^[\w.-]*$/;

/** Each pair after its `&`. */
function pairsOf(key: string, value: QueryValue): string {
  if (value === undefined) return '';
  if (value === null) return `&${key}=null`;
  if (typeof value !== 'object') return `&${key}=${plain.test(String(value)) ? value : encodeURIComponent(String(value))}`;
  let pairs = '';
  for (const [name, inner] of Object.entries(value)) pairs += pairsOf(`${key}[${name}]`, inner);
  return pairs;
}
